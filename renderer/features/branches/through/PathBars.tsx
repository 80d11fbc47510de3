import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { nodeKey } from '../../../store/nodePlace.ts';
import { visibleText } from '../../../ui/visibleText.ts';
import type { PathBar, PathStep } from './pathSteps.ts';
import { barsOf, describeStep } from './pathSteps.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface PathBarsProps {
  readonly steps: readonly PathStep[];
  readonly chosen: number;
  /** The step that is looked at. */
  readonly looked: number;
  readonly onLook: (step: number | null) => void;
  readonly onGo: (step: number) => void;
}

const MOST_BARS = 240;
/** Few bars don't grow wider, in pixels. */
const WIDEST = 36;

/** One bar a step: how large the memory is; where it shrinks, and where the watched value changes. Arrow keys look, Enter goes. */
export function PathBars({ steps, chosen, looked, onLook, onGo }: PathBarsProps) {
  const element = useRef<HTMLDivElement>(null);
  useKeptFocus(element, 'bars');
  const bars = barsOf(steps, MOST_BARS);
  const at = steps[looked];
  const stepAt = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const bar = bars[Math.floor(((clientX - left) / width) * bars.length)];
    return bar?.from ?? null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const size = Math.max(1, Math.floor(steps.length / 20));
    const to = {
      ArrowLeft: looked - 1,
      ArrowRight: looked + 1,
      PageDown: looked + size,
      PageUp: looked - size,
      Home: 0,
      End: steps.length - 1,
    }[event.key];
    const isGo = event.key === 'Enter' || event.key === ' ';
    if (event.ctrlKey || event.metaKey || event.altKey || (to === undefined && !isGo)) return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) onGo(looked);
    else onLook(Math.max(0, Math.min(steps.length - 1, to)));
  };
  return (
    <div
      ref={element}
      role="slider"
      tabIndex={0}
      aria-label="Memory along this path"
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuenow={looked + 1}
      aria-valuetext={at ? nameStep(at, steps.length) : undefined}
      onKeyDown={onKeyDown}
      onBlur={() => onLook(null)}
      onMouseMove={(event) => onLook(stepAt(event))}
      onMouseLeave={() => onLook(null)}
      onClick={(event) => {
        const step = stepAt(event);
        if (step !== null) onGo(step);
      }}
      style={{ maxWidth: bars.length * WIDEST }}
      className="h-11 rounded-sm"
    >
      <svg aria-hidden viewBox={`0 0 ${bars.length} 44`} preserveAspectRatio="none" className="block h-full w-full">
        <path d={draw(bars, (bar) => !holds(bar, chosen) && !bar.shrinks)} className="fill-accent/50" />
        <path d={draw(bars, (bar) => !holds(bar, chosen) && bar.shrinks)} className="fill-wait/70" />
        <path d={draw(bars, (bar) => holds(bar, chosen))} className="fill-accent" />
        <path d={bars.map((bar, x) => (holds(bar, looked) ? box(x, 0, 44, 0) : '')).join('')} className="fill-ink/10" />
        <path d={bars.map((bar, x) => (bar.shrinks ? box(x, 41.5, 2.5, 0.1) : '')).join('')} className="fill-wait" />
        <path d={bars.map((bar, x) => (bar.changes ? box(x, 0, 2.5, 0.1) : '')).join('')} className="fill-mark" />
      </svg>
    </div>
  );
}

/** A step's number, whose it is, and what it did. */
export function nameStep(step: PathStep, of: number): string {
  const whose = step.place === null ? 'what came first' : nodeKey(step.place);
  return visibleText(`${step.index + 1} of ${of} · ${whose} · ${describeStep(step)}`);
}

const FLOOR = 40;
const CEILING = 4;

function draw(bars: readonly PathBar[], isWanted: (bar: PathBar) => boolean): string {
  return bars
    .map((bar, x) => {
      const height = Math.max(1.5, bar.height * (FLOOR - CEILING));
      return isWanted(bar) ? box(x, FLOOR - height, height, 0.1) : '';
    })
    .join('');
}

function box(x: number, y: number, height: number, gap: number): string {
  return `M${x + gap} ${y}h${1 - 2 * gap}v${height}h${2 * gap - 1}z`;
}

function holds({ from, to }: PathBar, step: number): boolean {
  return step >= from && step < to;
}

import type { Waterfall } from '../../../shared/steps/layoutWaterfall.ts';
import type { StepView } from '../../../shared/steps/stepView.ts';
import { describeTextSize } from '../amounts.ts';
import { classes } from '../classes.ts';
import { describeDuration } from '../times.ts';
import { visibleText } from '../visibleText.ts';

interface StepListProps {
  readonly texts: readonly string[];
  /** Read by convention; null where a step is no JSON object. */
  readonly steps: readonly (StepView | null)[];
  readonly fall: Waterfall | null;
  readonly chosen: number;
  readonly onChoose: (step: number) => void;
}

/** The steps in order, by the component that each names, with a bar for the time that it took. */
export function StepList({ texts, steps, fall, chosen, onChoose }: StepListProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ol aria-label="Steps" className="min-h-0 flex-1 overflow-y-auto py-1">
        {texts.map((text, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === chosen ? 'step' : undefined}
              onClick={() => onChoose(index)}
              className={classes(
                'flex h-6 w-full items-center gap-2 px-3 text-left whitespace-nowrap -outline-offset-2',
                index === chosen ? 'bg-selected' : 'hover:bg-hover',
              )}
            >
              <span className={classes('w-4 shrink-0 text-right tabular-nums', index === chosen ? 'text-ink-2' : 'text-ink-3')}>
                {index + 1}
              </span>
              <span className={classes('captured-line min-w-12 flex-1', hasError(steps[index]) && 'text-stop')}>
                {visibleText((steps[index]?.component ?? 'step').slice(0, 200))}
                {hasError(steps[index]) && ' · error'}
              </span>
              <Time fall={fall} index={index} text={text} quiet={index !== chosen} />
            </button>
          </li>
        ))}
      </ol>
      {fall !== null && (
        <p className="shrink-0 border-t border-line px-3 py-1 text-s text-ink-3">
          {describeDuration(fall.totalMs)} in all{fall.placed ? '' : '; not every start is told, so that bars follow each other'}
        </p>
      )}
    </div>
  );
}

interface TimeProps {
  readonly fall: Waterfall | null;
  readonly index: number;
  readonly text: string;
  readonly quiet: boolean;
}

function Time({ fall, index, text, quiet }: TimeProps) {
  const bar = fall?.bars[index];
  const words = classes('shrink-0 text-s tabular-nums', quiet ? 'text-ink-3' : 'text-ink-2');
  if (fall === null) return <span className={words}>{describeTextSize(text)}</span>;
  return (
    <>
      <span aria-hidden className="relative h-2 w-2/5 min-w-8 shrink rounded-sm bg-raised">
        {bar && (
          <span
            className="absolute inset-y-0 min-w-0.5 rounded-sm bg-accent"
            style={{ left: `${bar.from * 100}%`, width: `${bar.length * 100}%` }}
          />
        )}
      </span>
      <span className={classes(words, 'w-14 text-right')}>{bar ? describeDuration(bar.lengthMs) : 'untimed'}</span>
    </>
  );
}

function hasError(step: StepView | null | undefined): boolean {
  return step?.parts.some(({ kind }) => kind === 'error') === true;
}

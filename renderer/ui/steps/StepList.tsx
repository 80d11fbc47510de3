import { classes } from '../classes.ts';
import { describeTextSize } from '../amounts.ts';
import { readStepName } from './stepName.ts';

interface StepListProps {
  readonly texts: readonly string[];
  readonly chosen: number;
  readonly onChoose: (step: number) => void;
}

/** The steps in order, by the component that each names. */
export function StepList({ texts, chosen, onChoose }: StepListProps) {
  return (
    <ol className="min-h-0 flex-1 overflow-y-auto py-1">
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
            <span className={classes('tabular-nums', index === chosen ? 'text-ink-2' : 'text-ink-3')}>{index + 1}</span>
            <span className="captured-line min-w-0">{readStepName(text) ?? 'step'}</span>
            <span className={classes('ml-auto text-s tabular-nums', index === chosen ? 'text-ink-2' : 'text-ink-3')}>
              {describeTextSize(text)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

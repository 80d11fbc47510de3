import type { ReactNode } from 'react';
import { useId } from 'react';
import { Check } from 'lucide-react';

export interface FieldState {
  /** Why the value was not kept; null where it was. */
  readonly problem: string | null;
  /** True for a moment after it was kept. */
  readonly saved: boolean;
}

/** What ties a control to its label, and to its hint and problem. */
export interface FieldIds {
  readonly control: string;
  readonly hint: string;
  readonly invalid: boolean;
}

interface FieldProps extends FieldState {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** A label, a control, what it means, and what became of the last change. */
export function Field({ label, hint, problem, saved, children }: FieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[190px_minmax(0,1fr)] items-start gap-x-4">
      <label htmlFor={id} className="pt-1 text-ink-2">
        {label}
      </label>
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          {children({ control: id, hint: `${id}-hint`, invalid: problem !== null })}
          <span role="status" className="text-go">
            {saved && problem === null && (
              <span className="flex items-center gap-1">
                <Check size={13} aria-hidden /> Saved
              </span>
            )}
          </span>
        </div>
        <div id={`${id}-hint`} className="mt-0.5 text-s">
          <p role="alert" className="captured text-stop">
            {problem}
          </p>
          {hint !== undefined && <p className="text-ink-3">{hint}</p>}
        </div>
      </div>
    </div>
  );
}

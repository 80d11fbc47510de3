import type { Finding } from '../../../../shared/finding.ts';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly place: string;
  readonly rows: number;
  /** The worst that a finding says against it. */
  readonly against?: Finding['level'] | undefined;
  readonly disabled?: boolean;
  readonly placeholder?: string;
}

/** Free text over several lines; grows by hand. */
export function TextArea({ label, value, onChange, place, rows, against, disabled = false, placeholder }: TextAreaProps) {
  return (
    <textarea
      aria-label={label}
      data-place={place}
      rows={rows}
      aria-invalid={against === 'error'}
      value={value}
      readOnly={disabled}
      placeholder={placeholder}
      spellCheck
      onChange={(event) => onChange(event.target.value)}
      className="block max-h-[50vh] min-h-13 w-full resize-y rounded-control border border-line-strong bg-bg px-2.25 py-1.75 text-[13px] leading-5 text-ink -outline-offset-1 placeholder:text-ink-3 focus:border-accent aria-invalid:border-stop"
    />
  );
}

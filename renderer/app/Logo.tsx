interface LogoProps {
  readonly className?: string;
  /** Without the room at its sides, so that it stands at the edge of what is below it. */
  readonly tight?: boolean;
}

/** The signal: red, amber, green. */
export function Logo({ className, tight = false }: LogoProps) {
  return (
    <svg className={className} viewBox={tight ? '7.5 1.5 11 23' : '0 0 26 26'} aria-hidden>
      <rect x="8" y="2" width="10" height="22" rx="5" fill="var(--raised)" stroke="var(--line-strong)" />
      <circle cx="13" cy="7.4" r="2.4" fill="var(--stop)" />
      <circle cx="13" cy="13" r="2.4" fill="var(--wait)" />
      <circle cx="13" cy="18.6" r="2.4" fill="var(--go)" />
    </svg>
  );
}

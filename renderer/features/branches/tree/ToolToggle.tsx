import type { LucideIcon } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Hint } from '../../../ui/Hint.tsx';

interface ToolToggleProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A square button that is on or off. */
export function ToolToggle({ icon: Icon, label, on, disabled = false, onClick }: ToolToggleProps) {
  return (
    <Hint text={label}>
      <Button
        look="quiet"
        size="icon"
        aria-label={label}
        aria-pressed={on}
        disabled={disabled}
        onClick={onClick}
        className={classes(on && 'bg-selected text-accent')}
      >
        <Icon size={14} strokeWidth={1.8} aria-hidden />
      </Button>
    </Hint>
  );
}

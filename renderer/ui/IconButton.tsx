import type { LucideIcon } from 'lucide-react';
import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';
import { Hint } from './Hint.tsx';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size' | 'className'> {
  readonly icon: LucideIcon;
  /** Says what it does, to a screen reader and on hover. */
  readonly label: string;
}

/** A square button that shows an icon alone. */
export function IconButton({ icon: Icon, label, look = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Hint text={label}>
      <Button look={look} size="icon" aria-label={label} {...rest}>
        <Icon size={14} strokeWidth={1.8} aria-hidden />
      </Button>
    </Hint>
  );
}

import type { LucideIcon } from 'lucide-react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { tellFailure } from './notices.ts';

interface CopyButtonProps {
  /** Made only when asked for: it may be large. */
  readonly text: string | (() => string);
  readonly label: string;
  /** Another sign, where two kinds of text can be copied side by side. */
  readonly icon?: LucideIcon;
}

/** Copies a text and says so for a moment. */
export function CopyButton({ text, label, icon = Copy }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 1_500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    void navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setCopied(true),
      (fault: unknown) => tellFailure('Could not copy', fault),
    );
  return <IconButton icon={copied ? Check : icon} label={copied ? 'Copied' : label} onClick={copy} />;
}

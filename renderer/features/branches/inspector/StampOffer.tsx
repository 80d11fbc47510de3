import { Stamp } from 'lucide-react';
import type { StampMode } from '../../../../shared/lineage/stamp.ts';
import { STAMP_KEY } from '../../../../shared/lineage/stamp.ts';
import { useAction, useSettings } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { tell, tellFailure } from '../../../ui/notices.ts';

/** Offers, where a link is ambiguous, to leave no doubt from now on; says what is on where something is. */
export function StampOffer() {
  const { data: settings } = useSettings();
  const change = useAction('changeSettings', 'settings');
  if (!settings) return null;
  const choose = (stamp: keyof typeof WHICH) =>
    change.mutate(
      { input: { stamp } },
      {
        onSuccess: () => tell('Stamps are on:', WHICH[stamp]),
        onError: (fault) => tellFailure('The stamp could not be switched on', fault),
      },
    );
  return (
    <section aria-label="Stamp" className="mt-4 flex items-start gap-2 rounded-card border border-line px-3 py-2">
      <Stamp size={14} aria-hidden className="mt-0.5 shrink-0 text-ink-3" />
      <div className="min-w-0">
        <p className="font-medium">{TITLES[settings.stamp]}</p>
        {settings.stamp !== 'always' && (
          <>
            <p className="mt-0.5 text-ink-3">
              Signalbox puts one member, <code className="font-mono">{STAMP_KEY}</code>, into a memory as it is returned; where it comes
              back, its link is certain. Callers see it, the agent and diffs do not. What came before stays as it is.
            </p>
            <p className="mt-2 flex flex-wrap gap-2">
              {settings.stamp === 'off' && (
                <Button size="small" onClick={() => choose('identical')}>
                  Where siblings are identical
                </Button>
              )}
              <Button size="small" onClick={() => choose('always')}>
                Always
              </Button>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

const WHICH = {
  identical: 'identical siblings’ memories carry one from now on.',
  always: 'memories carry one from now on.',
} as const;

const TITLES: Readonly<Record<StampMode, string>> = {
  off: 'Stamp returned memories from now on?',
  identical: 'Memories of identical siblings are stamped. Stamp all from now on?',
  always: 'Memories returned from now on are stamped.',
};

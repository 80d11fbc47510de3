import { ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { MenuEntry } from '../../../ui/Menu.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { copyCandidate } from './candidateEdit.ts';
import type { HeldSituation } from '../requestText.ts';
import type { Composer } from '../draft/useComposer.ts';

interface StartMenuProps {
  readonly composer: Composer;
  readonly held: HeldSituation;
  readonly chosen: number;
  readonly onBegun: () => void;
}

/** What a candidate may begin from: nothing, another candidate, or what the sample responder would say. */
export function StartMenu({ composer, held, chosen, onBegun }: StartMenuProps) {
  const { protocol, request, situation } = held;
  const begin = (text: string | undefined) => {
    if (text === undefined) return;
    composer.setText(chosen, text, composer.isWritten(chosen) ? 'Draft replaced' : 'Draft begun');
    onBegun();
  };
  const entries: MenuEntry[] = [
    { label: 'Blank', hint: 'Says nothing; memory as the caller sent it', onSelect: () => begin(composer.blanks[chosen]) },
    ...composer.texts.flatMap((text, index) =>
      index === chosen || !composer.isWritten(index)
        ? []
        : [
            {
              label: `Candidate ${index}`,
              hint: protocol.describeCandidate(text).line.slice(0, 80),
              onSelect: () => begin(copyCandidate(text, composer.blanks[chosen] ?? '', composer.layout)),
            },
          ],
    ),
    {
      label: 'Sample’s suggestion',
      hint: 'What the built-in sample responder would answer: a rule of thumb, no model',
      onSelect: () => begin(protocol.sample(request, situation.index, 'normal')[chosen]),
    },
  ];
  const trigger = (
    <Button size="small" className="h-6.5">
      Start from…
      <ChevronDown size={12} aria-hidden className="text-ink-3" />
    </Button>
  );
  return <Menu trigger={trigger} entries={entries} />;
}

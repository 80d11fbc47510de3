import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Command } from '../../store/offers.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import type { CommandGroup } from './findCommands.ts';
import { findCommands, readExchangeNumber } from './findCommands.ts';
import { openExchange, paletteCommands } from './paletteCommands.ts';

/** A field, and the commands that have its words; a number opens that exchange. */
export function PaletteList({ onChoose }: { readonly onChoose: (command: Command) => void }) {
  const [query, setQuery] = useState('');
  // As they stood when it was opened: what happens meanwhile changes nothing under the person's hands.
  const [commands] = useState(paletteCommands);
  const groups = useMemo(() => {
    const number = readExchangeNumber(query);
    return number === null ? findCommands(commands, query) : [{ name: 'Exchange', items: [openExchange(number)] }];
  }, [commands, query]);
  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      mode="none"
      value={query}
      onValueChange={setQuery}
      itemToStringValue={(command: Command) => command.title}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-2.5 border-b border-line px-3.5">
        <Search size={15} aria-hidden className="shrink-0 text-ink-3" />
        <Autocomplete.Input
          aria-label="Find a command"
          placeholder="Find a command, or type an exchange’s number"
          spellCheck={false}
          className="h-11 min-w-0 flex-1 bg-transparent text-l text-ink outline-none placeholder:text-ink-3"
        />
        <Kbd>Esc</Kbd>
      </div>
      <Autocomplete.Empty className="px-3.5 py-4 text-ink-3 empty:hidden">No command has these words.</Autocomplete.Empty>
      <Autocomplete.List
        aria-label="Commands"
        className="min-h-0 flex-1 scroll-py-1.5 overflow-y-auto overscroll-contain p-1.5 empty:hidden"
      >
        {(group: CommandGroup) => (
          <Autocomplete.Group key={group.name} items={group.items}>
            <Autocomplete.GroupLabel className="px-2 pt-1.5 pb-0.5 text-s text-ink-3 select-none">{group.name}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.title}
                  value={command}
                  onClick={() => onChoose(command)}
                  className="flex h-7 items-center gap-3 rounded-control px-2 outline-none data-highlighted:bg-selected"
                >
                  <span className="min-w-0 flex-1 overflow-hidden text-ellipsis whitespace-nowrap">{command.title}</span>
                  {command.keys !== undefined && <Kbd>{command.keys}</Kbd>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

import { Kbd } from './Kbd.tsx';
import { MOD_KEY } from './modKey.ts';

const AREAS = [
  {
    area: 'Anywhere',
    keys: [
      { keys: ['1', '2', '3', '4'], does: 'Traffic, Held, Branches, Settings' },
      { keys: ['g t', 'g h', 'g b', 'g s'], does: 'the same, one key after the other' },
      { keys: [`${MOD_KEY} K`], does: 'Command palette: every action, and any exchange by its number' },
      {
        keys: ['/'],
        does: 'Filter by any text, or by finding:error, finding:warning, finding:note; in Branches search in the interaction. Enter goes to the results, Esc clears it',
      },
      { keys: ['?'], does: 'These shortcuts' },
    ],
  },
  {
    area: 'Lists',
    keys: [
      { keys: ['J', 'K'], does: 'Next, previous; arrows too' },
      { keys: ['Home', 'End'], does: 'Newest, oldest' },
      { keys: ['Page Up', 'Page Down'], does: 'A page at a time' },
      { keys: ['Enter'], does: 'Into the detail; unfolds a run of health checks' },
      { keys: ['b'], does: 'The chosen exchange in Branches' },
      { keys: ['Esc'], does: 'Back to the list; once more closes the detail' },
    ],
  },
  {
    area: 'Branches',
    keys: [
      { keys: ['→', '←'], does: 'Open or go on, close or go back' },
      { keys: ['n', 'p'], does: 'Next, previous fork' },
      { keys: ['a', '⇧ a'], does: 'Next, previous ambiguous link' },
      { keys: ['s'], does: 'Settle the chosen node’s link by hand' },
      { keys: ['f'], does: 'Follow the newest' },
      { keys: ['z'], does: 'Only the path to the chosen node' },
      { keys: ['c', 'x'], does: 'Pick it to compare, let go of what is picked' },
      { keys: ['[', ']'], does: 'Previous, next interaction' },
      { keys: ['t'], does: 'Its exchange in Traffic, or in Held where it waits' },
    ],
  },
  {
    area: 'JSON trees',
    keys: [
      { keys: ['→', '←'], does: 'Unfold, fold or go to the parent; with Shift, unfold all below' },
      { keys: ['C', 'P'], does: 'Copy the value, its pointer' },
    ],
  },
  {
    area: 'Held',
    keys: [
      { keys: ['Enter', 'Esc'], does: 'Into the answer, back to the queue' },
      { keys: [`${MOD_KEY} ⏎`], does: 'Release, from anywhere' },
    ],
  },
] as const;

/** Every key that does something, by where it works. */
export function KeyList() {
  return (
    <div className="grid gap-3">
      {AREAS.map(({ area, keys }) => (
        <section key={area}>
          <h3 className="mb-1.5 text-s text-ink-3">{area}</h3>
          <dl className="grid grid-cols-[150px_1fr] items-center gap-x-4 gap-y-1.5">
            {keys.map(({ keys: names, does }) => (
              <div key={does} className="contents">
                <dt className="flex gap-1">
                  {names.map((name) => (
                    <Kbd key={name}>{name}</Kbd>
                  ))}
                </dt>
                <dd className="text-ink-2">{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

import { Fragment } from 'react';
import { Kbd } from './Kbd.tsx';

const KEYS = [
  { area: 'Anywhere', keys: [['1', '2', '3'], 'Traffic, Held, Settings'] },
  { area: 'Anywhere', keys: [['g t', 'g h', 'g s'], 'the same'] },
  { area: 'Anywhere', keys: [['/'], 'Filter; Esc clears it'] },
  { area: 'Anywhere', keys: [['?'], 'These shortcuts'] },
  { area: 'Lists', keys: [['j', 'k'], 'Next, previous; arrows too'] },
  { area: 'Lists', keys: [['Home', 'End'], 'Newest, oldest'] },
  { area: 'Lists', keys: [['Page Up', 'Page Down'], 'A page at a time'] },
  { area: 'Lists', keys: [['Enter'], 'Into the detail; opens a run of probes'] },
  { area: 'Lists', keys: [['Esc'], 'Back to the list; once more closes the detail'] },
  { area: 'JSON trees', keys: [['→', '←'], 'Unfold, fold or go to the parent'] },
  { area: 'JSON trees', keys: [['c', 'p'], 'Copy the value, its pointer'] },
  { area: 'Held', keys: [['Ctrl ⏎', '⌘ ⏎'], 'Release'] },
] as const;

/** Every key that does something, by where it works. */
export function KeyList() {
  return (
    <dl className="grid grid-cols-[150px_1fr] items-center gap-x-4 gap-y-1.5">
      {KEYS.map(({ area, keys: [keys, does] }, index) => (
        <Fragment key={index}>
          {KEYS[index - 1]?.area !== area && <div className="col-span-2 mt-2 text-s text-ink-3 first:mt-0">{area}</div>}
          <dt className="flex gap-1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd className="text-ink-2">{does}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

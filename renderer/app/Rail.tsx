import { AlignLeft, GitBranch, Pause, Settings } from 'lucide-react';
import { useStatusPart } from '../api/queries.ts';
import type { Screen } from '../store/view.ts';
import { useView } from '../store/view.ts';
import { classes } from '../ui/classes.ts';
import { Hint } from '../ui/Hint.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { Logo } from './Logo.tsx';

const PLACES = [
  { screen: 'traffic', name: 'Traffic', icon: AlignLeft, shortcut: '1' },
  { screen: 'held', name: 'Held', icon: Pause, shortcut: '2' },
  { screen: 'branches', name: 'Branches', icon: GitBranch, shortcut: '3' },
  { screen: 'settings', name: 'Settings', icon: Settings, shortcut: '4' },
] as const;

/** Where one can go. */
export function Rail() {
  const held = useStatusPart((status) => status.held) ?? 0;
  return (
    <nav aria-label="Screens" className="row-span-3 row-start-1 flex flex-col items-center gap-1 border-r border-line bg-panel py-2">
      <Logo className="mb-2.5 size-6.5" />
      {PLACES.map((place) => (
        <Place key={place.screen} {...place} count={place.screen === 'held' ? held : 0} />
      ))}
    </nav>
  );
}

interface PlaceProps {
  readonly screen: Screen;
  readonly name: string;
  readonly icon: typeof Settings;
  readonly shortcut: string;
  readonly count: number;
}

function Place({ screen, name, icon: Icon, shortcut, count }: PlaceProps) {
  const on = useView((view) => view.screen === screen);
  const go = useView((view) => view.go);
  const label = count > 0 ? `${name}, ${count} waiting` : name;
  return (
    <Hint
      side="right"
      text={
        <>
          {label} <Kbd>{shortcut}</Kbd>
        </>
      }
    >
      <button
        type="button"
        aria-label={label}
        aria-current={on ? 'page' : undefined}
        onClick={() => go(screen)}
        className={classes(
          'relative grid size-9 place-items-center rounded-card',
          on ? 'bg-selected text-accent' : 'text-ink-3 hover:bg-hover hover:text-ink',
          screen === 'settings' && 'mt-auto',
        )}
      >
        <Icon size={18} strokeWidth={1.7} aria-hidden />
        {count > 0 && (
          <span className="absolute top-px right-0 h-3.75 min-w-3.75 rounded-full bg-wait px-1 text-center text-[10px] leading-3.75 font-semibold text-badge-ink">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
    </Hint>
  );
}

import { Children, type ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useLayout } from '../api/layout.ts';

interface SplitPanesProps {
  /** The layout's name, such as `traffic.split`. */
  readonly name: string;
  /** Each pane's share at first, in percent; they make 100. */
  readonly shares: readonly number[];
  /** The least width of each pane in pixels. */
  readonly minimums: readonly number[];
  readonly orientation?: 'horizontal' | 'vertical';
  readonly children: ReactNode;
}

/** Panes side by side, resized by hand or by arrow keys, and remembered in the workspace. */
export function SplitPanes({ name, shares, minimums, orientation = 'horizontal', children }: SplitPanesProps) {
  const [kept, keep] = useLayout<string>(name, '');
  const panes = Children.toArray(children);
  const sizes = readShares(kept, shares);
  const line = orientation === 'horizontal' ? 'w-px' : 'h-px';
  return (
    <Group
      orientation={orientation}
      defaultLayout={Object.fromEntries(sizes.map((share, index) => [`${name}.${index}`, share]))}
      onLayoutChanged={(layout, meta) => {
        if (meta.isUserInteraction) keep(panes.map((_, index) => (layout[`${name}.${index}`] ?? 0).toFixed(2)).join(' '));
      }}
      className="min-h-0 min-w-0 flex-1"
    >
      {panes.flatMap((pane, index) => [
        ...(index === 0
          ? []
          : [
              <Separator
                key={`separator-${index}`}
                aria-label={`Resize pane ${index}`}
                className={`${line} bg-line outline-none hover:bg-accent focus-visible:bg-accent data-[separator=active]:bg-accent`}
              />,
            ]),
        <Panel
          key={index}
          id={`${name}.${index}`}
          minSize={minimums[index] ?? 120}
          className="flex min-h-0 min-w-0 flex-col overflow-hidden"
        >
          {pane}
        </Panel>,
      ])}
    </Group>
  );
}

/** Reads kept shares such as `52.00 48.00`; the given ones where they do not fit. */
export function readShares(kept: string, shares: readonly number[]): readonly number[] {
  const numbers = kept.split(' ').map(Number);
  const fits = numbers.length === shares.length && numbers.every((share) => share > 0 && share < 100);
  return fits ? numbers : shares;
}

import type { Spot } from '../layout/neighbourhood.ts';

/** Where an arrow key leads from a unit: to its parent, its first child, or the nearest box above or below in its column; null where it leads nowhere. */
export function nextInDrawing(spots: readonly Spot[], from: number, key: string): number | null {
  const index = spots.findIndex(({ unit }) => unit === from);
  const here = spots[index];
  if (!here) return key.startsWith('Arrow') ? (spots[0]?.unit ?? null) : null;
  switch (key) {
    case 'ArrowLeft':
      return spots[here.parent]?.unit ?? null;
    case 'ArrowRight':
      return spots.find(({ parent }) => parent === index)?.unit ?? null;
    case 'ArrowUp':
      return nearest(spots, here, (row) => row < here.row);
    case 'ArrowDown':
      return nearest(spots, here, (row) => row > here.row);
    default:
      return null;
  }
}

function nearest(spots: readonly Spot[], here: Spot, isThatWay: (row: number) => boolean): number | null {
  let found: Spot | null = null;
  for (const spot of spots) {
    if (spot.column !== here.column || !isThatWay(spot.row)) continue;
    if (!found || Math.abs(spot.row - here.row) < Math.abs(found.row - here.row)) found = spot;
  }
  return found?.unit ?? null;
}

import { cell } from '../../../../shared/json/cell.ts';
import type { Picked } from '../../../store/branches.ts';
import { useBranches } from '../../../store/branches.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import { describeNode } from '../nodeWords.ts';
import { isAmbiguous, isFork, placeOf } from '../layout/treeShape.ts';
import { closedAbove, findRowFrom } from '../layout/walk.ts';
import type { TreeLayout } from './useTreeLayout.ts';
import { isContinued } from './useTreeLayout.ts';

/** What can be done in a tree; keys, buttons and the palette do the same. */
export interface TreeActions {
  /** Chooses the node of a row that shows. */
  chooseRow(row: number): void;
  /** Opens the chosen node, or goes to what follows from it. */
  right(): void;
  /** Closes the chosen node, or goes to what it follows from. */
  left(): void;
  toggle(unit: number): void;
  /** Closes the candidates of first situations, so that of each tree its first decisions are left. */
  closeFirst(): void;
  openAll(): void;
  nextFork(step: 1 | -1): void;
  nextAmbiguous(step: 1 | -1): void;
  nextFound(step: 1 | -1): void;
  toggleFollow(): void;
  toggleZoom(): void;
  pick(): void;
}

/** `reveal` scrolls to a unit's row once it shows; `interaction` is the one laid out. */
export function treeActions(
  layout: TreeLayout,
  interaction: string,
  reveal: (unit: number, where?: 'near' | 'middle') => void,
): TreeActions {
  const { shape, rows, closed, chosen, chosenRow, isPath } = layout;
  const { choose, setClosed, setFollows, setZoom, follows, zoom, pick } = useBranches.getState();
  const keyOf = (unit: number) => nodeKey(placeOf(shape, unit));

  const go = (unit: number, where?: 'near' | 'middle') => {
    choose(keyOf(unit));
    reveal(unit, where);
  };
  const chooseRow = (row: number) => {
    if (rows.count > 0) go(cell(rows.units, Math.max(0, Math.min(rows.count - 1, row))));
  };
  const isClosed = (unit: number) => closed[unit] === 1 && !isPath;
  const setClosedUnits = (units: readonly number[], close: boolean) => {
    const keys = new Set(useBranches.getState().closed);
    for (const unit of units) {
      if (close) keys.add(keyOf(unit));
      else keys.delete(keyOf(unit));
    }
    setClosed(keys);
  };
  const toggle = (unit: number) => {
    if (!isContinued(shape, unit) || isPath) return;
    setClosedUnits([unit], !isClosed(unit));
  };
  /** Goes to a unit of the whole tree, and opens what is above it. */
  const seek = (step: 1 | -1, isWanted: (unit: number) => boolean) => {
    const whole = layout.whole();
    const from = chosen < 0 ? -1 : cell(whole.rowOf, chosen);
    const row = findRowFrom(whole, from, step, isWanted);
    if (row < 0) return;
    const unit = cell(whole.units, row);
    if (isPath && cell(rows.rowOf, unit) < 0) setZoom(null);
    const above = closedAbove(shape, closed, unit);
    if (above.length > 0) setClosedUnits(above, false);
    go(unit, 'middle');
  };
  return {
    chooseRow,
    right: () => {
      const unit = chosenRow < 0 ? -1 : cell(rows.units, chosenRow);
      if (unit < 0 || !isContinued(shape, unit)) return;
      if (isClosed(unit)) toggle(unit);
      else if (chosenRow + 1 < rows.count && cell(shape.parents, cell(rows.units, chosenRow + 1)) === unit) chooseRow(chosenRow + 1);
    },
    left: () => {
      const unit = chosenRow < 0 ? -1 : cell(rows.units, chosenRow);
      if (unit < 0) return;
      if (isContinued(shape, unit) && !isClosed(unit) && !isPath) return toggle(unit);
      const parent = cell(shape.parents, unit);
      if (parent >= 0) go(parent);
    },
    toggle,
    closeFirst: () => {
      const units: number[] = [];
      for (let unit = 0; unit < shape.count; unit += 1) {
        if (cell(shape.childCounts, unit) > 0 && cell(shape.depths, unit) === 1) units.push(unit);
      }
      setClosedUnits(units, true);
    },
    openAll: () => setClosed(new Set()),
    nextFork: (step) => seek(step, (unit) => isFork(shape, unit)),
    nextAmbiguous: (step) => seek(step, (unit) => isAmbiguous(shape, unit)),
    nextFound: (step) => seek(step, (unit) => layout.found[unit] === 1),
    toggleFollow: () => setFollows(!follows),
    toggleZoom: () => {
      const key = chosen < 0 ? null : keyOf(chosen);
      setZoom(zoom === null ? key : null);
      if (chosen >= 0) reveal(chosen);
    },
    pick: () => {
      const picked = chosen < 0 ? null : pickedAt(layout, interaction);
      if (picked) pick(picked);
    },
  };
}

/** The chosen node, as it is picked to be compared. */
function pickedAt({ shape, chosen }: TreeLayout, interaction: string): Picked | null {
  const place = placeOf(shape, chosen);
  const node = shape.nodes[cell(shape.owners, chosen)];
  const words = node && describeNode(node, place.candidate, isContinued(shape, chosen));
  return words ? { place, interaction, line: words.text } : null;
}

import { cell } from '../../../../shared/json/cell.ts';
import type { TreeNode } from '../../../../shared/interaction.ts';
import type { NodePlace } from '../../../store/nodePlace.ts';
import type { Tree } from '../../../api/lineage/tree.ts';

/**
 * A tree in numbers: one unit a situation, directly followed by one a candidate, parents always before what
 * follows from them. -1 stands for none. No walk over it needs recursion, however deep the tree is.
 */
export interface TreeShape {
  readonly nodes: readonly TreeNode[];
  readonly places: ReadonlyMap<string, number>;
  readonly count: number;
  /** Each situation's unit, by its place among the nodes. */
  readonly firsts: Int32Array;
  /** Place among the nodes of the situation that a unit is, or answers. */
  readonly owners: Int32Array;
  readonly parents: Int32Array;
  /** Each unit's last child, and its sibling before it: the children from last to first. */
  readonly lastChildren: Int32Array;
  readonly previousSiblings: Int32Array;
  /** How many children a unit has, and its number among its siblings, from 0. */
  readonly childCounts: Int32Array;
  readonly ranks: Int32Array;
  /** Units below it and itself. */
  readonly sizes: Int32Array;
  /** From 0. */
  readonly depths: Int32Array;
  /** The child that goes on in its parent's lane. */
  readonly mains: Int32Array;
}

/** Measures a tree. `before`: the shape it had, whose main children stay so unless another has grown beyond twice their size. */
export function shapeTree({ nodes, places }: Pick<Tree, 'nodes' | 'places'>, before?: TreeShape): TreeShape {
  const firsts = new Int32Array(nodes.length);
  let count = 0;
  for (let place = 0; place < nodes.length; place += 1) {
    firsts[place] = count;
    count += 1 + (nodes[place]?.candidates.length ?? 0);
  }
  const column = () => new Int32Array(count);
  const none = () => new Int32Array(count).fill(-1);
  const shape = {
    nodes,
    places,
    count,
    firsts,
    owners: column(),
    parents: none(),
    lastChildren: none(),
    previousSiblings: none(),
    childCounts: column(),
    ranks: column(),
    sizes: new Int32Array(count).fill(1),
    depths: column(),
    mains: none(),
  };
  for (let place = 0; place < nodes.length; place += 1) {
    const node = nodes[place];
    if (!node) break;
    const unit = cell(firsts, place);
    hang(shape, unit, place, parentUnit(shape, node, unit));
    for (let candidate = 1; candidate <= node.candidates.length; candidate += 1) hang(shape, unit + candidate, place, unit);
  }
  for (let unit = count - 1; unit >= 0; unit -= 1) {
    const parent = cell(shape.parents, unit);
    if (parent >= 0) shape.sizes[parent] = cell(shape.sizes, parent) + cell(shape.sizes, unit);
  }
  if (before) keepMains(shape, before);
  chooseMains(shape);
  return shape;
}

function hang(shape: TreeShape, unit: number, place: number, parent: number): void {
  shape.owners[unit] = place;
  shape.parents[unit] = parent;
  if (parent < 0) return;
  shape.depths[unit] = cell(shape.depths, parent) + 1;
  shape.ranks[unit] = cell(shape.childCounts, parent);
  shape.childCounts[parent] = cell(shape.childCounts, parent) + 1;
  shape.previousSiblings[unit] = cell(shape.lastChildren, parent);
  shape.lastChildren[parent] = unit;
}

/** Where a situation hangs. What did not arrive before it can't be its parent: such a link, which would make a circle, is passed over. */
function parentUnit({ places, nodes, firsts }: TreeShape, { parent }: TreeNode, unit: number): number {
  if (!parent) return -1;
  const place = places.get(parent.situation) ?? -1;
  if (place < 0 || place >= nodes.length) return -1;
  const first = cell(firsts, place);
  if (first >= unit) return -1;
  const isThere = parent.candidate < (nodes[place]?.candidates.length ?? 0);
  return isThere ? first + 1 + parent.candidate : first;
}

/** Takes over the main children that a tree had, as far as its nodes stand where they stood. */
function keepMains(shape: TreeShape, before: TreeShape): void {
  const places = Math.min(before.nodes.length, shape.nodes.length);
  for (let place = 0; place < places; place += 1) {
    const then = before.nodes[place];
    const now = shape.nodes[place];
    if (then?.situation !== now?.situation) return;
    const most = Math.min(then?.candidates.length ?? 0, now?.candidates.length ?? 0);
    for (let offset = 0; offset <= most; offset += 1) {
      const unit = cell(shape.firsts, place) + offset;
      const main = cell(before.mains, cell(before.firsts, place) + offset);
      if (main < 0) continue;
      const owner = cell(before.owners, main);
      if (before.nodes[owner]?.situation !== shape.nodes[owner]?.situation) continue;
      const kept = cell(shape.firsts, owner) + main - cell(before.firsts, owner);
      if (kept < shape.count && cell(shape.parents, kept) === unit) shape.mains[unit] = kept;
    }
  }
}

/**
 * Of several children the largest goes on in the lane, the first where they are equal; of candidates none
 * of which is continued, none does. So lanes grow to the right with the logarithm of the size at most.
 */
function chooseMains(shape: TreeShape): void {
  for (let parent = 0; parent < shape.count; parent += 1) {
    const children = cell(shape.childCounts, parent);
    if (children === 0) continue;
    let largest = -1;
    for (let child = cell(shape.lastChildren, parent); child >= 0; child = cell(shape.previousSiblings, child)) {
      if (largest < 0 || cell(shape.sizes, child) >= cell(shape.sizes, largest)) largest = child;
    }
    const kept = cell(shape.mains, parent);
    const size = cell(shape.sizes, largest);
    const staysKept = kept >= 0 && size <= 2 * cell(shape.sizes, kept);
    const goesOn = children === 1 || size > 1 || !isSituation(shape, parent);
    shape.mains[parent] = !goesOn ? -1 : staysKept && cell(shape.sizes, kept) > 1 ? kept : largest;
  }
}

export function isSituation(shape: TreeShape, unit: number): boolean {
  return cell(shape.firsts, cell(shape.owners, unit)) === unit;
}

/** The node that a unit stands for. */
export function placeOf(shape: TreeShape, unit: number): NodePlace {
  const owner = cell(shape.owners, unit);
  const offset = unit - cell(shape.firsts, owner);
  return { situation: shape.nodes[owner]?.situation ?? '', candidate: offset === 0 ? null : offset - 1 };
}

/** A node's unit; -1 where it is not in the tree. */
export function unitOf(shape: TreeShape, { situation, candidate }: NodePlace): number {
  const place = shape.places.get(situation) ?? -1;
  const node = shape.nodes[place];
  if (node?.situation !== situation) return -1;
  if (candidate === null) return cell(shape.firsts, place);
  return candidate < node.candidates.length ? cell(shape.firsts, place) + 1 + candidate : -1;
}

/** Whether it is not clear which candidate a situation continues. */
export function isAmbiguous(shape: TreeShape, unit: number): boolean {
  const node = shape.nodes[cell(shape.owners, unit)];
  return node !== undefined && isUnsure(node) && isSituation(shape, unit);
}

export function isUnsure({ certainty, settled }: TreeNode): boolean {
  return certainty === 'ambiguous' && !settled;
}

/** Whether more than one way goes on from here: candidates that are continued, or situations that continue one candidate. */
export function isFork(shape: TreeShape, unit: number): boolean {
  if (!isSituation(shape, unit)) return cell(shape.childCounts, unit) > 1;
  let continued = 0;
  for (let child = cell(shape.lastChildren, unit); child >= 0; child = cell(shape.previousSiblings, child)) {
    if (cell(shape.childCounts, child) > 0) continued += 1;
  }
  return continued > 1;
}

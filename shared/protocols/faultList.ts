import { NO_KEY } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import { keyOf } from '../json/access.ts';
import { cell } from '../json/cell.ts';
import { joinPointer } from '../json/pointer.ts';

/** One thing a strict reader objects to, as pydantic would name it. */
export interface Fault {
  /** Such as `int_type` or `missing`. */
  readonly type: string;
  /** Path from the checked node, object keys and array places. */
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly ctx: Readonly<Record<string, string | number>> | null;
  /** The path as a JSON pointer; of a missing field, where it would be. */
  readonly pointer: string;
  /** UTF-16 offset of `node`. */
  readonly offset: number;
  /** What came; of a missing field, the object that lacks it. */
  readonly node: number;
}

/** Pointers beyond this much text in all end the list: 100 faults 100,000 levels down would fill 20 MB. */
const POINTER_BUDGET = 200_000;

/** Faults found so far, and the path of the walk that finds them. */
export class FaultList {
  readonly document: JsonDocument;
  readonly limit: number;
  readonly path: (string | number)[] = [];
  readonly found: Fault[] = [];
  #pointerUnits = 0;
  #infinite: readonly number[] | undefined;
  /** Last known place of an item within each array, so that counting goes on instead of starting again. */
  readonly #places = new Map<number, { node: number; place: number }>();

  constructor(document: JsonDocument, limit: number) {
    this.document = document;
    this.limit = limit;
  }

  get full(): boolean {
    return this.found.length >= this.limit || this.#pointerUnits > POINTER_BUDGET;
  }

  add(type: string, msg: string, node: number, ctx: Fault['ctx'] = null, path: readonly (string | number)[] = this.path): void {
    if (this.full) return;
    const pointer = path.map((step) => joinPointer('', step)).join('');
    this.#pointerUnits += pointer.length;
    this.found.push({ type, loc: [...path], msg, ctx, pointer, offset: cell(this.document.starts, node), node });
  }

  /** A fault for each number under `node` that counts and is not finite. */
  addInfinite(node: number): void {
    this.#infinite ??= effectiveInfinite(this.document);
    const end = cell(this.document.afters, node);
    for (const number of this.#infinite) {
      if (number >= end || this.full) return;
      if (number > node)
        this.add('finite_number', 'Input should be a finite number', number, null, [...this.path, ...this.#pathBelow(node, number)]);
    }
  }

  #pathBelow(ancestor: number, node: number): (string | number)[] {
    const path: (string | number)[] = [];
    for (let at = node; at !== ancestor; at = cell(this.document.parents, at)) path.push(this.#step(at));
    return path.reverse();
  }

  #step(node: number): string | number {
    const { document } = this;
    if (document.keyStarts[node] !== NO_KEY) return keyOf(document, node) ?? '';
    const parent = cell(document.parents, node);
    let { node: at, place } = this.#places.get(parent) ?? { node: parent + 1, place: 0 };
    while (at < node) {
      at = cell(document.afters, at);
      place += 1;
    }
    this.#places.set(parent, { node, place });
    return place;
  }
}

/** Numbers that are not finite and not inside a member that a later one replaces, in document order. */
function effectiveInfinite(document: JsonDocument): number[] {
  const shadowed = [...document.shadowed].sort((a, b) => a - b);
  let next = 0;
  let coveredUntil = 0;
  return document.infinite.filter((node) => {
    for (; next < shadowed.length && (shadowed[next] ?? 0) <= node; next += 1)
      coveredUntil = Math.max(coveredUntil, cell(document.afters, shadowed[next] ?? 0));
    return node >= coveredUntil;
  });
}

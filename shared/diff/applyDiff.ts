import { childrenOf, literalOf } from '../json/access.ts';
import { cell } from '../json/cell.ts';
import { KIND } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import { compactJson } from '../json/printer.ts';
import { readJson } from '../json/reader.ts';
import type { JsonDiff, Moved } from './diff.ts';
import { locateSites } from './locateSites.ts';
import { keyLiteralOf } from './side.ts';
import { indexSites } from './sites.ts';
import type { SiteContent, SiteIndex } from './sites.ts';

/** A site that is being written. */
interface Frame {
  readonly close: string;
  readonly children: readonly number[];
  readonly content: SiteContent;
  /** How many children it gets. */
  readonly count: number;
  /** The next child before that stays, and the next one after to write. */
  from: number;
  to: number;
}

interface Writing {
  readonly document: JsonDocument;
  readonly index: SiteIndex;
  readonly nodes: Uint32Array;
  readonly children: Map<number, readonly number[]>;
  readonly parts: string[];
  readonly frames: Frame[];
}

/**
 * The text that a diff leads to from the document before, without white space between tokens: literals, key order and repeated
 * keys are those of the text after. Throws where the diff is one of another document.
 */
export function applyDiff(document: JsonDocument, diff: JsonDiff): string {
  const index = indexSites(diff);
  if (diff.sites.length === 0) return compact(index.root?.change.to ?? document.text);
  const writing: Writing = {
    document,
    index,
    nodes: locateSites(document, diff.sites, 'before'),
    children: new Map(),
    parts: [],
    frames: [],
  };
  openSite(writing, 0);
  for (let frame = writing.frames.at(-1); frame !== undefined; frame = writing.frames.at(-1)) writeNext(writing, frame);
  return compact(writing.parts.join(''));
}

function openSite(writing: Writing, site: number): void {
  const { document, index, nodes, parts, frames } = writing;
  const children = childrenOfSite(writing, site);
  const content = index.contentOf(site);
  const isObject = document.kinds[cell(nodes, site)] === KIND.object;
  parts.push(isObject ? '{' : '[');
  const count = children.length - content.gone.size + content.come.size;
  frames.push({ close: isObject ? '}' : ']', children, content, count, from: 0, to: 0 });
}

function childrenOfSite({ document, nodes, children }: Writing, site: number): readonly number[] {
  const known = children.get(site) ?? childrenOf(document, cell(nodes, site));
  children.set(site, known);
  return known;
}

function writeNext(writing: Writing, frame: Frame): void {
  const { document, parts, frames } = writing;
  const { children, content } = frame;
  if (frame.to === frame.count) {
    parts.push(frame.close);
    frames.pop();
    return;
  }
  if (frame.to > 0) parts.push(',');
  const come = content.come.get(frame.to++)?.change;
  if (come?.kind === 'added') parts.push(keyText(come.after.key), come.text);
  else if (come) writeMoved(writing, come);
  else {
    while (content.gone.has(frame.from)) frame.from++;
    const place = frame.from++;
    const child = children[place];
    if (child === undefined) throw new RangeError(`Expected a child ${place} among ${children.length}`);
    parts.push(keyText(content.keys.get(place)?.change.to ?? keyLiteralOf(document, child)));
    writeValue(writing, content, place, child);
  }
}

function writeMoved(writing: Writing, { before, after }: Moved): void {
  const child = childrenOfSite(writing, before.site)[before.index];
  if (child === undefined) throw new RangeError(`Expected a child ${before.index} to move`);
  writing.parts.push(keyText(after.key));
  writeValue(writing, writing.index.contentOf(before.site), before.index, child);
}

function writeValue(writing: Writing, content: SiteContent, place: number, child: number): void {
  const below = content.sites.get(place);
  if (below !== undefined) openSite(writing, below);
  else writing.parts.push(content.values.get(place)?.change.to ?? literalOf(writing.document, child));
}

function keyText(key: string | null): string {
  return key === null ? '' : `${key}:`;
}

function compact(text: string): string {
  const reading = readJson(text);
  if (!reading.ok) throw new RangeError(`Expected the diff to give JSON: ${reading.problem.message} at ${reading.problem.offset}`);
  return compactJson(reading.document);
}

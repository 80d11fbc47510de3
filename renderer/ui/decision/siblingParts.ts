import { childrenOf, keyOf, literalOf } from '../../../shared/json/access.ts';
import type { JsonDocument } from '../../../shared/json/document.ts';
import { KIND } from '../../../shared/json/document.ts';
import { equalJson } from '../../../shared/json/equality.ts';
import { readJson } from '../../../shared/json/reader.ts';
import type { Call, Candidate } from '../../../shared/situation.ts';
import type { Part } from './markWords.ts';
import { isMost, markWords } from './markWords.ts';

export interface CallParts {
  readonly target: Part | null;
  readonly name: Part;
  /** One an argument, in the order they were sent: the key's value spelled exactly. */
  readonly arguments: readonly { readonly key: string; readonly value: Part }[];
  /** The arguments' own text where they are not an object; null where they are. */
  readonly oddArguments: Part | null;
}

export interface DecisionParts {
  readonly say: readonly Part[];
  readonly calls: readonly CallParts[];
}

interface ReadCall {
  readonly call: Call;
  readonly document: JsonDocument | null;
  readonly members: ReadonlyMap<string, number>;
}

/** Each candidate's decision in parts, differences from its siblings marked; null for those that made none. */
export function markDifferences(candidates: readonly Candidate[]): readonly (DecisionParts | null)[] {
  const read = candidates.map(({ decision }) => decision && { say: decision.say, calls: decision.calls.map(readCall) });
  return read.map((mine) => {
    if (!mine) return null;
    const others = read.filter((other) => other !== null && other !== mine).flatMap((other) => (other ? [other] : []));
    return {
      say: markWords(
        mine.say,
        others.flatMap(({ say }) => (say === '' ? [] : [say])),
      ),
      calls: mine.calls.map((call, place) =>
        markCall(
          call,
          others.map(({ calls }) => calls[place] ?? null),
        ),
      ),
    };
  });
}

function markCall(mine: ReadCall, others: readonly (ReadCall | null)[]): CallParts {
  const most = (differs: (other: ReadCall | null) => boolean, of = others) => isMost(of.filter(differs).length, of.length);
  const namesDiffer = most((other) => other?.call.name !== mine.call.name);
  const there = others.filter((other) => other !== null);
  const targetsDiffer = most((other) => other?.call.target !== mine.call.target, there);
  const { document } = mine;
  // Beside another call every argument differs: the name says enough, so only the same calls are looked at.
  const alike = others.filter((other) => other?.call.name === mine.call.name);
  return {
    target: mine.call.target === null ? null : { text: mine.call.target, marked: targetsDiffer },
    name: { text: mine.call.name, marked: namesDiffer },
    arguments: document
      ? [...mine.members].map(([key, node]) => ({
          key,
          value: { text: literalOf(document, node), marked: most((other) => !other || !hasEqual(other, key, document, node), alike) },
        }))
      : [],
    oddArguments: document
      ? null
      : { text: mine.call.argumentsText, marked: most((other) => other?.call.argumentsText !== mine.call.argumentsText, alike) },
  };
}

function hasEqual(other: ReadCall, key: string, document: JsonDocument, node: number): boolean {
  const theirs = other.members.get(key);
  return theirs !== undefined && other.document !== null && equalJson(document, node, other.document, theirs);
}

function readCall(call: Call): ReadCall {
  const reading = readJson(call.argumentsText);
  const isObject = reading.ok && reading.document.kinds[0] === KIND.object;
  if (!isObject) return { call, document: null, members: new Map() };
  const { document } = reading;
  const members = childrenOf(document, 0).filter((node) => !document.shadowed.has(node));
  return { call, document, members: new Map(members.map((node) => [keyOf(document, node) ?? '', node])) };
}

/** Whether anything of these is marked. */
export function hasMarks(parts: readonly (DecisionParts | null)[]): boolean {
  return parts.some((decision) => [...(decision?.say ?? []), ...(decision?.calls ?? []).flatMap(partsOf)].some(({ marked }) => marked));
}

function partsOf({ target, name, arguments: values, oddArguments }: CallParts): Part[] {
  return [name, ...(target ? [target] : []), ...(oddArguments ? [oddArguments] : []), ...values.map(({ value }) => value)];
}

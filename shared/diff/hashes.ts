import { cell } from '../json/cell.ts';
import { KIND, NO_KEY } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import { canonicalNumber } from '../json/numbers.ts';

/** Two numbers a node. They only ever say what is surely different, and what is worth a closer look: nothing rests on them alone. */
export interface NodeHashes {
  /** The same for equal values (shared/json/equality.ts). */
  readonly values: Uint32Array;
  /** The same for the same tokens: literals, key order, repeated keys. */
  readonly tokens: Uint32Array;
}

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** Hashes every node of a document, children before parents; time grows with the text alone. */
export function hashNodes(document: JsonDocument): NodeHashes {
  const { kinds, afters, keyStarts, size } = document;
  const values = new Uint32Array(size);
  const tokens = new Uint32Array(size);
  const hashes = { values, tokens };
  for (let node = size - 1; node >= 0; node--) {
    const kind = cell(kinds, node);
    if (kind !== KIND.object && kind !== KIND.array) {
      hashScalar(document, node, kind, hashes);
      continue;
    }
    const after = cell(afters, node);
    let value: number = kind;
    let token: number = kind;
    for (let child = node + 1; child < after; child = cell(afters, child)) {
      if (cell(keyStarts, child) === NO_KEY) {
        value = mix(value, cell(values, child));
        token = mix(token, cell(tokens, child));
      } else {
        hashString(document.text, cell(keyStarts, child), cell(document.keyEnds, child));
        token = mix(mix(token, rawHash), cell(tokens, child));
        // A sum, since the order of keys does not matter to the value.
        if (!document.shadowed.has(child)) value = (value + mix(mix(SEED, decodedHash), cell(values, child))) | 0;
      }
    }
    values[node] = mix(SEED, value);
    tokens[node] = mix(SEED, token);
  }
  return hashes;
}

function hashScalar(document: JsonDocument, node: number, kind: number, { values, tokens }: NodeHashes): void {
  if (kind !== KIND.string && kind !== KIND.number) {
    values[node] = tokens[node] = mix(SEED, kind);
    return;
  }
  const start = cell(document.starts, node);
  const end = cell(document.ends, node);
  const { text } = document;
  if (kind === KIND.string) {
    hashString(text, start, end);
    values[node] = mix(kind, decodedHash);
    tokens[node] = mix(kind, rawHash);
    return;
  }
  const token = hashPlain(text, start, end);
  tokens[node] = mix(kind, token);
  if (isPlainInteger(text, start, end)) values[node] = mix(kind, token);
  else {
    const canonical = canonicalNumber(text.slice(start, end));
    values[node] = mix(kind, hashPlain(canonical, 0, canonical.length));
  }
}

/** Whether a number literal is spelled as canonicalNumber would spell it: digits alone, and not -0. */
function isPlainInteger(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start) === 0x2d ? start + 1 : start;
  if (first > start && text.charCodeAt(first) === 0x30) return false;
  for (let at = first; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x30 || code > 0x39) return false;
  }
  return true;
}

function hashPlain(text: string, start: number, end: number): number {
  let hash = SEED;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

// What hashString found: a pair object for every string would cost more than the hashing.
let rawHash = 0;
let decodedHash = 0;

/** Hashes a string literal as it is spelled, and what it stands for. */
function hashString(text: string, start: number, end: number): void {
  let raw = SEED;
  let decoded = SEED;
  const last = end - 1;
  for (let at = start + 1; at < last; at++) {
    let code = text.charCodeAt(at);
    raw = Math.imul(raw ^ code, PRIME);
    if (code === 0x5c) {
      code = text.charCodeAt(++at);
      raw = Math.imul(raw ^ code, PRIME);
      if (code === 0x75) {
        code = 0;
        for (const stop = at + 4; at < stop;) {
          const digit = text.charCodeAt(++at);
          raw = Math.imul(raw ^ digit, PRIME);
          code = code * 16 + (digit <= 0x39 ? digit - 0x30 : (digit | 0x20) - 0x57);
        }
      } else code = unescape(code);
    }
    decoded = Math.imul(decoded ^ code, PRIME);
  }
  rawHash = raw;
  decodedHash = decoded;
}

function unescape(code: number): number {
  switch (code) {
    case 0x6e: // n
      return 0x0a;
    case 0x74: // t
      return 0x09;
    case 0x72: // r
      return 0x0d;
    case 0x62: // b
      return 0x08;
    case 0x66: // f
      return 0x0c;
    default:
      return code;
  }
}

function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ (b + 0x9e3779b9 + (a << 6) + (a >>> 2)), 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

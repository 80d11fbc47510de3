import { literalOf, memberOf, stringOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { integersEqual, isIntegerLiteral } from '../../json/numbers.ts';
import { clip } from '../clip.ts';
import { inputAt, partsOf } from './requestParts.ts';

/** What ties a candidate to its request, each as the request spells it. */
export interface Identity {
  /** A string literal, quotes included. */
  readonly request_id: string;
  readonly source_id: string;
  readonly candidate_index: string;
}

/** The members that carry it, in the order in which we write them. */
export const IDENTITY_KEYS = ['request_id', 'source_id', 'candidate_index'] as const;
export type IdentityKey = (typeof IDENTITY_KEYS)[number];

/** What the candidate at a place of a situation must carry. */
export function identityOf(request: JsonDocument, situation: number, candidate: number): Identity {
  return {
    request_id: partsOf(request).requestIdLiteral,
    source_id: literalOf(request, inputAt(request, situation).id),
    candidate_index: String(candidate),
  };
}

/** Whether a field of a candidate says what it must: request ids are equal as decoded strings, integers digit for digit. */
export function saysIdentity(document: JsonDocument, field: number, key: IdentityKey, wanted: Identity): boolean {
  const literal = literalOf(document, field);
  if (key !== 'request_id') return isIntegerLiteral(literal) && integersEqual(literal, wanted[key]);
  if (document.kinds[field] !== KIND.string) return false;
  return literal === wanted.request_id || stringOf(document, field) === JSON.parse(wanted.request_id);
}

/** Whether a whole candidate carries the identity. */
export function carriesIdentity(document: JsonDocument, node: number, wanted: Identity): boolean {
  return IDENTITY_KEYS.every((key) => {
    const field = memberOf(document, node, key);
    return field >= 0 && saysIdentity(document, field, key, wanted);
  });
}

/** Such as `(request_id "demo", source_id 7, candidate_index 0)`. */
export function describeIdentity(identity: Identity): string {
  return `(${IDENTITY_KEYS.map((key) => `${key} ${clip(identity[key], 60)}`).join(', ')})`;
}

/** The identity that a candidate of valid shape carries, as it spells it. */
export function spelledIdentity(document: JsonDocument, node: number): Identity {
  const spelled = (key: IdentityKey) => literalOf(document, memberOf(document, node, key));
  return { request_id: spelled('request_id'), source_id: spelled('source_id'), candidate_index: spelled('candidate_index') };
}

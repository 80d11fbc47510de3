import { childrenOf, literalOf, memberOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { joinDocuments } from '../joinDocuments.ts';
import type { ReadRequest } from '../protocol.ts';
import { readAgain, rememberReading } from '../recentReading.ts';
import { IDENTITY_KEYS, identityOf } from './identity.ts';
import type { Identity } from './identity.ts';

/** The whole answer: `[a,b]`, each candidate its own slice where it has its ids, which were checked before. */
export function assembleAnswer(request: ReadRequest, candidates: readonly (readonly string[])[]): string {
  const parts = candidates.flatMap((list, situation) =>
    list.map((text, place) => withIdentity(text, identityOf(request.document, situation, place))),
  );
  const answer = `[${parts.map(({ text }) => text).join(',')}]`;
  const documents = parts.flatMap(({ document }) => document ?? []);
  // The answer is checked next: where all its candidates are read already, so is it.
  if (documents.length === parts.length) rememberReading(answer, () => joinDocuments(answer, documents));
  return answer;
}

/** A candidate's text in the answer, and its document where that text was read as it is. */
interface Part {
  readonly text: string;
  readonly document: JsonDocument | null;
}

/** The candidate with all its ids: those it leaves out go to the front. */
function withIdentity(text: string, identity: Identity): Part {
  const reading = readAgain(text);
  if (!reading.ok || reading.document.kinds[0] !== KIND.object) return { text: text.trim(), document: null };
  const { document } = reading;
  const own = literalOf(document, 0);
  const missing = IDENTITY_KEYS.filter((key) => memberOf(document, 0, key) < 0).map((key) => `"${key}":${identity[key]}`);
  if (missing.length === 0) return { text: own, document: own.length === text.length ? document : null };
  const comma = childrenOf(document, 0).length > 0 ? ',' : '';
  return { text: `{${missing.join(',')}${comma}${own.slice(1)}`, document: null };
}

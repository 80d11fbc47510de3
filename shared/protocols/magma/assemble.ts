import { childrenOf, literalOf, memberOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { replaceNode } from '../../json/edit.ts';
import type { ReadRequest } from '../protocol.ts';
import { readAgain } from '../recentReading.ts';
import { carriesIdentity, IDENTITY_KEYS, identityOf, saysIdentity } from './identity.ts';
import type { Identity } from './identity.ts';

/** The whole answer: `[a,b]`, each candidate its own slice where its ids stand and are right. */
export function assembleAnswer(request: ReadRequest, candidates: readonly (readonly string[])[]): string {
  const texts = candidates.flatMap((list, situation) =>
    list.map((text, place) => withIdentity(text, identityOf(request.document, situation, place))),
  );
  return `[${texts.join(',')}]`;
}

/** The candidate with its ids: a wrong one is replaced where it stands, missing ones go to the front. */
function withIdentity(text: string, identity: Identity): string {
  const document = readObject(text);
  if (document === null) return text.trim();
  if (carriesIdentity(document, 0, identity)) return literalOf(document, 0);
  for (const key of IDENTITY_KEYS) {
    const field = memberOf(document, 0, key);
    if (field >= 0 && !saysIdentity(document, field, key, identity))
      return withIdentity(replaceNode(document, field, identity[key]), identity);
  }
  const missing = IDENTITY_KEYS.filter((key) => memberOf(document, 0, key) < 0).map((key) => `"${key}":${identity[key]}`);
  const comma = childrenOf(document, 0).length > 0 ? ',' : '';
  return `{${missing.join(',')}${comma}${literalOf(document, 0).slice(1)}`;
}

function readObject(text: string): JsonDocument | null {
  const reading = readAgain(text);
  return reading.ok && reading.document.kinds[0] === KIND.object ? reading.document : null;
}

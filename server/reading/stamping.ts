import { randomBytes } from 'node:crypto';
import type { StampMode } from '../../shared/lineage/stamp.ts';
import { writeStamp } from '../../shared/lineage/stamp.ts';
import type { Protocol } from '../../shared/protocols/protocol.ts';
import { situationId } from '../../shared/situationId.ts';
import type { Candidates } from './recipe.ts';

/** Which of an exchange's returned memories get a stamp. */
export interface Stamping {
  readonly exchange: string;
  readonly mode: StampMode;
}

/** A situation's candidates as they go out. `given` tells how they came about. */
export function stampCandidates(
  protocol: Protocol,
  { exchange, mode }: Stamping,
  situation: number,
  given: Candidates,
  texts: readonly string[],
): readonly string[] {
  // What is made from a request is made from memory without a stamp; what somebody wrote may hold an old one.
  if (mode === 'off' && 'kind' in given && given.kind !== 'same') return texts;
  const id = situationId(exchange, situation);
  // Nine bytes are twelve characters.
  const nonce = () => randomBytes(9).toString('base64url');
  return protocol.stamp(texts, mode, (candidate) => writeStamp({ place: { situation: id, candidate }, nonce: nonce() }));
}

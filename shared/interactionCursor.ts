import type { InteractionBrief } from './interaction.ts';
import { readSituationId } from './situationId.ts';

/** Where a page of interactions ends. Several may have been active at one time: the id tells which of them is the last one seen. */
export type InteractionCursor = Pick<InteractionBrief, 'lastAt' | 'id'>;

/** A cursor as `before` takes it, such as `1764510000000 8412.0`. */
export function writeInteractionCursor({ lastAt, id }: InteractionCursor): string {
  return `${lastAt} ${id}`;
}

/** Reads a cursor; null where a text is none. */
export function readInteractionCursor(text: string): InteractionCursor | null {
  const match = /^(\d{1,16}(?:\.\d{1,16})?) (\S+)$/.exec(text);
  if (!match?.[1] || !match[2] || readSituationId(match[2]) === null) return null;
  return { lastAt: Number(match[1]), id: match[2] };
}

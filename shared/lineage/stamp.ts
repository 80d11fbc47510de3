import { z } from 'zod';
import type { CandidatePlace } from '../link.ts';

/** Whether returned memories get a stamp: none; those of siblings that would else be equal; all. */
export const StampMode = z.enum(['off', 'identical', 'always']);
export type StampMode = z.infer<typeof StampMode>;

/** The key of a memory that is ours; a stamp stands there, and is no part of what the agent remembers. */
export const STAMP_KEY = '__signalbox';

/** What a stamp says: which candidate's memory it was put into, and what only that one knows. */
export interface Stamp {
  readonly place: CandidatePlace;
  /** Twelve characters at random: a stamp that was made elsewhere, or by hand, has others. */
  readonly nonce: string;
}

/** A stamp as it stands in a memory, such as `8412.0.1-h3Kd92LqA0zW`. */
export function writeStamp({ place, nonce }: Stamp): string {
  return `${place.situation}.${place.candidate}-${nonce}`;
}

/** Reads a stamp, of whichever workspace; null where a text is none. */
export function readStamp(text: string): Stamp | null {
  const match = /^([1-9]\d{0,14}\.(?:0|[1-9]\d{0,8}))\.(0|[1-9]\d{0,8})-([\w-]{12})$/.exec(text);
  if (!match?.[1] || !match[2] || !match[3]) return null;
  return { place: { situation: match[1], candidate: Number(match[2]) }, nonce: match[3] };
}

import { z } from 'zod';

const Texts = z.array(z.string());

/** The texts of a stored list of them, such as a decision keeps. Throws where the bytes are none. */
export function readStoredTexts(bytes: Uint8Array): string[] {
  return Texts.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

import type { HeaderPairs } from '../../shared/exchange.ts';
import { decodeUtf8 } from '../reading/decodeUtf8.ts';
import { contentEncodingOf, inflateBody } from '../reading/inflateBody.ts';

/** Beyond this a body's text is left out: a small body may inflate to any size. */
const textLimitBytes = 128 * 1024 * 1024;

/** A body's text: its bytes, inflated as their Content-Encoding says, in strict UTF-8 with a BOM kept; null where they are no text. */
export async function readBodyText(bytes: Uint8Array, headers: HeaderPairs): Promise<string | null> {
  const inflated = await inflateBody(bytes, contentEncodingOf(headers), textLimitBytes);
  if (!inflated.ok) return null;
  const decoded = decodeUtf8(inflated.bytes);
  return decoded.ok ? decoded.text : null;
}

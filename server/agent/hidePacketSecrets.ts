import type { Finding } from '../../shared/finding.ts';
import { redactLines } from '../../shared/redaction.ts';

/**
 * A request's bytes for people and exports. Where reading stopped before its headers were known, the whole packet
 * is its body, secret headers included: their values give way to a mark. The store keeps what came.
 */
export function hidePacketSecrets(bytes: Uint8Array, findings: readonly Finding[], secretNames: readonly string[]): Uint8Array {
  if (!findings.some(({ code }) => code === 'http.packet')) return bytes;
  // Latin-1 gives every byte a character of its own.
  return Buffer.from(redactLines(Buffer.from(bytes).toString('latin1'), secretNames), 'latin1');
}

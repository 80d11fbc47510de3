import type { Finding } from '../../shared/finding.ts';
import { redactPacket } from '../../shared/redactPacket.ts';

/** Says that the whole packet is kept as a request's body; at offset 0 where its connection began with it. */
export const PACKET_CODE = 'http.packet';

/**
 * A request's bytes for people and exports. Where reading stopped before its headers were known, the whole packet
 * is its body, secret headers included: what may be their values gives way to a mark. The store keeps what came.
 */
export function hidePacketSecrets(bytes: Uint8Array, findings: readonly Finding[], secretNames: readonly string[]): Uint8Array {
  const packet = findings.find(({ code }) => code === PACKET_CODE);
  if (packet === undefined) return bytes;
  // Latin-1 gives every byte a character of its own.
  return Buffer.from(redactPacket(Buffer.from(bytes).toString('latin1'), secretNames, packet.offset === 0), 'latin1');
}

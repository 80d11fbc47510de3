import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import type { Hold } from '../../../shared/hold.ts';
import { NO_LIMITS } from '../../../shared/protocols/noLimits.ts';
import { protocolNamed } from '../../../shared/protocols/protocols.ts';
import type { Protocol, ReadRequest } from '../../../shared/protocols/protocol.ts';
import type { ComposerForm, Situation } from '../../../shared/situation.ts';

/** A held situation with the request that it is part of, read in this window. */
export interface HeldSituation {
  readonly protocol: Protocol;
  readonly request: ReadRequest;
  readonly situation: Situation;
  readonly form: ComposerForm;
}

/** Reads a held exchange's request once, however many of its situations are looked at. */
export function useHeldRequest(hold: Hold | null) {
  return useQuery({
    queryKey: ['heldRequest', hold?.exchange ?? null],
    queryFn: ({ signal }) => readHeldRequest(hold?.exchange ?? '', hold?.protocol ?? '', signal),
    enabled: hold !== null,
    gcTime: 60_000,
  });
}

async function readHeldRequest(exchange: string, name: string, signal: AbortSignal): Promise<{ protocol: Protocol; request: ReadRequest }> {
  const protocol = protocolNamed(name);
  if (!protocol) throw new Error(`This window does not know the contract “${name}”.`);
  const bytes = await callApi('request', { params: { id: exchange }, input: { decoded: '1' }, signal });
  const reading = protocol.read(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), NO_LIMITS);
  if (!reading.ok) throw new Error(`The request could not be read again: ${reading.refusal.reason}`);
  return { protocol, request: reading.request };
}

/** One situation of a request that was read; null where the request has no such place. */
export function situationOf(read: { protocol: Protocol; request: ReadRequest } | undefined, index: number): HeldSituation | null {
  const situation = read?.request.situations[index];
  if (!read || !situation) return null;
  return { ...read, situation, form: read.protocol.form(read.request, index) };
}

import { magma } from './magma.ts';
import type { Protocol } from './protocol.ts';

/** Every contract on the agent port. */
export const protocols: readonly Protocol[] = [magma];

/** A contract by its name; undefined where none is called so. */
export function protocolNamed(name: string): Protocol | undefined {
  return protocols.find((protocol) => protocol.name === name);
}

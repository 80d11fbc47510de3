import { z } from 'zod';

const Arguments = z.record(z.string(), z.unknown());

/** A call's arguments as values, for the toy world alone; their text is what is kept and sent. */
export function readArguments(text: string): Record<string, unknown> {
  return Arguments.parse(JSON.parse(text));
}

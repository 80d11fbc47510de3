import { z } from 'zod';

const Patch = z.array(
  z.discriminatedUnion('op', [
    z.object({ op: z.literal('add'), path: z.string(), value: z.unknown() }),
    z.object({ op: z.literal('replace'), path: z.string(), value: z.unknown() }),
    z.object({ op: z.literal('remove'), path: z.string() }),
    z.object({ op: z.literal('move'), from: z.string(), path: z.string() }),
  ]),
);

/** Applies a JSON Patch as RFC 6902 says, apart from our own reading of it. `value` itself may be changed. */
export function applyPatch(value: unknown, patch: string): unknown {
  const root = { value };
  const reach = (pointer: string) => {
    const segments = ['value', ...pointer.split('/').slice(1)].map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = segments.pop() ?? '';
    let at: unknown = root;
    for (const segment of segments) at = read(at, segment);
    return { container: containerOf(at), last };
  };
  const take = (pointer: string): unknown => {
    const { container, last } = reach(pointer);
    if (Array.isArray(container)) return container.splice(Number(last), 1)[0];
    const found = read(container, last);
    Reflect.deleteProperty(container, last);
    return found;
  };
  const put = (pointer: string, given: unknown, replaces: boolean) => {
    const { container, last } = reach(pointer);
    if (Array.isArray(container)) container.splice(last === '-' ? container.length : Number(last), replaces ? 1 : 0, given);
    else Reflect.set(container, last, given);
  };
  for (const operation of Patch.parse(JSON.parse(patch))) {
    if (operation.op === 'remove') take(operation.path);
    else if (operation.op === 'move') put(operation.path, take(operation.from), false);
    else put(operation.path, operation.value, operation.op === 'replace');
  }
  return root.value;
}

function read(container: unknown, segment: string): unknown {
  const found: unknown = Reflect.get(containerOf(container), segment);
  if (found === undefined) throw new Error(`The patch speaks of "${segment}", which is not there`);
  return found;
}

function containerOf(value: unknown): unknown[] | object {
  if (typeof value !== 'object' || value === null) throw new Error(`The patch goes into ${JSON.stringify(value)}, which holds nothing`);
  return value;
}

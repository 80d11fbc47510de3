import type { DiffHandle } from '../../api/differ.ts';
import { tell, tellFailure } from '../notices.ts';

const NAMES = { json: 'JSON Patch', merge: 'merge patch' } as const;

/** Copies a diff as a patch and says so, with what it leaves out; or says why the format can't tell it. */
export async function copyPatch(handle: DiffHandle, format: 'json' | 'merge'): Promise<void> {
  const name = NAMES[format];
  try {
    const patch = await handle.patch(format);
    if (!patch.ok) return tellFailure(`No ${name} can say this`, patch.reason);
    await navigator.clipboard.writeText(patch.text);
    tell(`Copied as ${name}`, patch.leavesOut === null ? undefined : `It leaves out: ${patch.leavesOut}`);
  } catch (fault) {
    tellFailure(`Could not copy the ${name}`, fault);
  }
}

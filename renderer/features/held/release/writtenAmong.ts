import type { Hold } from '../../../../shared/hold.ts';
import { callApi } from '../../../api/client.ts';
import { drafts } from '../draft/drafts.ts';

/** Those of the situations that hold a draft that a person wrote in: it differs from its blank. Asked of the host, since other windows write too. */
export async function writtenAmong(situations: readonly Hold[]): Promise<Hold[]> {
  await drafts.flushAll();
  const { holds } = await callApi('holds');
  const stored = new Map(holds.map((hold) => [hold.situation, hold.draft]));
  const unsaved = new Set(drafts.unsaved().map(({ situation }) => situation));
  const answers = await Promise.all(
    situations.map(async (hold) => {
      if (unsaved.has(hold.situation)) return true;
      const draft = stored.get(hold.situation);
      if (!draft) return false;
      const { candidates } = await callApi('blanks', { params: { situation: hold.situation } });
      return draft.candidates.some((text, index) => text !== candidates[index]);
    }),
  );
  return situations.filter((_, index) => answers[index]);
}

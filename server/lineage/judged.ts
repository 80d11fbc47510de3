import { z } from 'zod';
import type { Judgement } from '../../shared/lineage/judgement.ts';
import { packMarks } from '../../shared/lineage/marks.ts';

const Candidate = z.number().nullable();

/** What evidence said of a link, as it is stored: candidates and situations by their numbers, marks packed. */
export const Judged = z.object({
  kind: z.enum(['root', 'next', 'alternative']),
  certainty: z.enum(['certain', 'probable', 'ambiguous']),
  alternativeOf: z.number().nullable(),
  choices: z.array(z.tuple([Candidate, z.number()])).min(1),
  more: z.number(),
  edited: z.object({ near: z.number(), difference: z.string() }).nullable(),
});
export type Judged = z.infer<typeof Judged>;

/** `numberOfSituation` gives the number of a situation's id. */
export function storeJudgement(judgement: Judgement, difference: string, numberOfSituation: (id: string) => number): Judged {
  return {
    kind: judgement.kind,
    certainty: judgement.certainty,
    alternativeOf: judgement.alternativeOf === null ? null : numberOfSituation(judgement.alternativeOf),
    choices: judgement.choices.map(({ parent, marks }) => [parent?.order ?? null, packMarks(marks)]),
    more: judgement.more,
    edited: judgement.edited === null ? null : { near: judgement.edited.order, difference },
  };
}

export function readJudged(text: string): Judged {
  return Judged.parse(JSON.parse(text));
}

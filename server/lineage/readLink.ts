import { explainLink } from '../../shared/lineage/explainLink.ts';
import type { ChoiceFacts } from '../../shared/lineage/explainLink.ts';
import { markFor, unpackMarks } from '../../shared/lineage/marks.ts';
import type { Link } from '../../shared/link.ts';
import { decidesOf, placeOf, situationOf } from './candidates.ts';
import { readJudged } from './judged.ts';
import type { LineageTables } from './lineageTables.ts';
import { idOf } from './lookAround.ts';
import type { SituationRow } from './situations.ts';

/** A link in words, and the interaction that it is in. */
export interface LinkReading {
  readonly link: Link;
  readonly interaction: string;
}

export function readLink(tables: LineageTables, row: SituationRow): LinkReading {
  const { situations } = tables;
  const judged = readJudged(row.judged);
  const choices = judged.choices.map(([choice, marks]): ChoiceFacts => ({ parent: placed(tables, choice), marks: unpackMarks(marks) }));
  const isSettled = row.settled !== null;
  const standing = { parent: placed(tables, row.parent), marks: [markFor(isSettled ? 'person' : 'repeat')] };
  // An alternative follows the situation that it repeats, wherever a person hung that one.
  const isAsJudged = !isSettled && row.parent === judged.choices[0]?.[0];
  const stands: ChoiceFacts = isAsJudged ? (choices[0] ?? standing) : standing;
  const near = judged.edited === null ? null : placed(tables, judged.edited.near);
  const beside = row.alternative_of === null ? undefined : situations.find(row.alternative_of);
  const tree = situations.find(row.tree) ?? row;
  return {
    link: explainLink({
      situation: idOf(row),
      kind: row.kind,
      certainty: row.certainty,
      alternativeOf: beside === undefined ? null : idOf(beside),
      edited: judged.edited === null || near === null ? null : { near: near.place, difference: judged.edited.difference },
      more: judged.more,
      settled: isSettled,
      sourceId: row.source_id,
      isFeedback: row.feedback === 1,
      stands,
      choices,
    }),
    interaction: idOf(tree),
  };
}

function placed({ candidates, situations }: LineageTables, candidate: number | null): ChoiceFacts['parent'] {
  const row = candidate === null ? undefined : candidates.find(candidate);
  const situation = candidate === null ? undefined : situations.find(situationOf(candidate));
  if (candidate === null || row === undefined || situation === undefined) return null;
  return { place: { situation: idOf(situation), candidate: placeOf(candidate) }, decides: decidesOf(row.decides) };
}

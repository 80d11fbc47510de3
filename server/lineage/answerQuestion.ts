import { readInteractionCursor } from '../../shared/interactionCursor.ts';
import type { Answer, Question } from './questions.ts';
import type { LineageEngine } from './lineageEngine.ts';
import { readLink } from './readLink.ts';
import { readMemoryPath } from './readMemoryPath.ts';
import type { TreeReads } from './readTree.ts';
import { planSettlement } from './settle.ts';
import type { SeenTree } from './trees.ts';

const NO_CURSOR = '`before` names no interaction: expected are `lastAt` and `id` of the last one seen, with a blank between.';

/** Answers a question from the index as it stands; `problem` tells why that goes no further. Yields now and then where it takes long. */
export function* answerQuestion(
  engine: LineageEngine,
  reads: TreeReads,
  question: Question,
  problem: string | null,
): Generator<undefined, Answer<object>> {
  switch (question.name) {
    case 'interactions': {
      const { filter, before, limit } = question;
      const seen = before === null ? null : findSeen(engine, before);
      if (seen === undefined) return { ok: false, problem: { code: 'invalid', message: NO_CURSOR, pointer: '/before' } };
      return given({ ...reads.interactions(filter, seen, limit), state: { ...engine.state(), problem } });
    }
    case 'tree': {
      const page = yield* reads.page(question.id, question.since, question.limit);
      return page === null ? unknown(`There is no interaction ${question.id.slice(0, 40)}.`) : given(page);
    }
    case 'link': {
      const row = engine.tables.situations.named(question.situation);
      return row === undefined ? unknownSituation(question.situation) : given(readLink(engine.tables, row));
    }
    case 'maySettle': {
      const row = engine.tables.situations.named(question.situation);
      if (row === undefined) return unknownSituation(question.situation);
      const plan = planSettlement(engine.tables, row.exchange, row.place, question.settlement);
      if (plan.ok) return given({});
      const { code, message, pointer } = plan;
      return { ok: false, problem: { code, message, ...(pointer === undefined ? {} : { pointer }) } };
    }
    case 'memory': {
      const row = engine.tables.situations.named(question.situation);
      if (row === undefined) return unknownSituation(question.situation);
      const { candidate, pointer } = question;
      if (candidate !== null && engine.tables.candidates.at(row.id, candidate) === undefined)
        return unknown(`There is no candidate ${candidate} of ${question.situation}.`);
      return given({ steps: yield* readMemoryPath(engine.tables, engine.texts, row, candidate, pointer) });
    }
  }
}

function findSeen({ tables }: LineageEngine, before: string): SeenTree | undefined {
  const cursor = readInteractionCursor(before);
  const row = cursor === null ? undefined : tables.situations.named(cursor.id);
  return cursor === null || row === undefined ? undefined : { lastAt: cursor.lastAt, id: row.id };
}

function given(value: object): Answer<object> {
  return { ok: true, value };
}

function unknownSituation(situation: string): Answer<object> {
  return unknown(`There is no link of a situation ${situation.slice(0, 40)}: it does not exist, or it is not linked yet.`);
}

function unknown(message: string): Answer<object> {
  return { ok: false, problem: { code: 'unknown', message } };
}

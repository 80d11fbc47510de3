import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeLink } from './judgeLink.ts';
import { MOST_CHOICES } from './judgement.ts';
import { packMarks, unpackMarks } from './marks.ts';
import type { PossibleParent, Surroundings } from './possibleParent.ts';
import type { SituationTraits } from './traits.ts';
import { isLive } from './weighParent.ts';

const word = fc.constantFrom('a', 'b');

const situations: fc.Arbitrary<SituationTraits> = fc.record({
  sourceId: fc.constant('1'),
  wanted: fc.constantFrom(1, 3),
  isFeedback: fc.boolean(),
  coached: fc.constant(false),
  memory: fc.constant({ digest: 'm', pieces: [], fresh: false, length: 9 }),
  whole: fc.constant('w'),
  executed: fc.option(word),
  scene: word,
  attributes: word,
  stamp: fc.constant(null),
});

const parents: fc.Arbitrary<PossibleParent[]> = fc
  .tuple(
    fc.array(
      fc.record({
        reached: fc.boolean(),
        decides: fc.constantFrom('calls', 'says', 'nothing', 'error'),
        calls: fc.option(word),
        scene: word,
        attributes: word,
        continued: fc.nat(2),
        stamped: fc.boolean(),
      }),
      { maxLength: 70 },
    ),
    // One alone can be the latest with an id.
    fc.nat(100),
  )
  .map(([list, latest]) =>
    list.map((parent, place) => ({ ...parent, order: place + 1, latestOfSlot: place === latest, waitsInSlot: place % 7 === 6 })),
  );

const surroundings: fc.Arbitrary<Surroundings> = fc
  .record({ parents, unlisted: fc.constantFrom(0, 0, 0, 500), begins: fc.boolean(), slotsHold: fc.boolean() })
  .map(({ parents: listed, unlisted, begins, slotsHold }) => ({
    parents: listed,
    total: listed.length + (listed.length === 0 ? 0 : unlisted),
    live: listed.filter(isLive).length + (listed.length === 0 ? 0 : unlisted),
    unstamped: listed.filter((parent) => isLive(parent) && !parent.stamped).length,
    stamped: null,
    stampsReturn: false,
    begins,
    repeated: [],
    slotsHold,
    near: [],
  }));

function holds(check: (situation: SituationTraits, around: Surroundings) => void): void {
  fc.assert(fc.property(situations, surroundings, check), { numRuns: 500 });
}

test('a link without doubt has one choice, an ambiguous one lists at most fifty and counts the rest', () => {
  holds((situation, around) => {
    const { certainty, choices, more } = judgeLink(situation, around);
    if (certainty !== 'ambiguous') expect([choices.length, more]).toEqual([1, 0]);
    else expect(choices.length + more).toBe(around.total + (around.begins ? 1 : 0));
    expect(choices.length).toBeLessThanOrEqual(MOST_CHOICES);
  });
});

test('where an interaction may begin with a memory, an ambiguous link lists that', () => {
  holds((situation, around) => {
    const { certainty, choices } = judgeLink(situation, around);
    if (certainty === 'ambiguous') expect(choices.some(({ parent }) => parent === null)).toBe(around.begins);
  });
});

test('a candidate that never reached its caller stands below all that did, and is never lifted above one that may be continued', () => {
  holds((situation, around) => {
    const { certainty, choices } = judgeLink(situation, around);
    const reached = choices.flatMap(({ parent }) => (parent === null ? [] : [parent.reached]));
    expect(reached.lastIndexOf(true)).toBeLessThan(reached.includes(false) ? reached.indexOf(false) : reached.length);
    if (certainty !== 'ambiguous' && around.parents.some(isLive)) expect(choices[0]?.parent?.reached ?? true).toBe(true);
  });
});

test('the order in which possible parents are given does not matter', () => {
  holds((situation, around) => {
    expect(judgeLink(situation, { ...around, parents: [...around.parents].reverse() })).toEqual(judgeLink(situation, around));
  });
});

test('only what one candidate alone returned, or nobody, is certain', () => {
  holds((situation, around) => {
    const { certainty, choices } = judgeLink(situation, around);
    if (certainty !== 'certain') return;
    expect(around.total).toBe(choices[0]?.parent === null ? 0 : 1);
  });
});

test('a stamp is certain whatever else there is', () => {
  fc.assert(
    fc.property(situations, surroundings, fc.nat(), (situation, around, nth) => {
      fc.pre(around.parents.length > 0);
      const parent = around.parents[nth % around.parents.length];
      if (parent === undefined) return;
      const { certainty, choices } = judgeLink(situation, { ...around, stamped: { parent, equal: true } });
      expect([certainty, choices[0]?.parent?.order]).toEqual(['certain', parent.order]);
    }),
  );
});

test('marks packed into a number come back as they were', () => {
  holds((situation, around) => {
    for (const { marks } of judgeLink(situation, around).choices) {
      expect(new Set(unpackMarks(packMarks(marks)).map(({ code, speaks }) => `${code} ${speaks}`))).toEqual(
        new Set(marks.map(({ code, speaks }) => `${code} ${speaks}`)),
      );
    }
  });
});

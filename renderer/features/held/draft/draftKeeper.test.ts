import { expect, test } from 'vitest';
import { testLayout } from '../candidate/testLayout.ts';
import type { SaveResult } from './draftKeeper.ts';
import type { DraftKeeper } from './draftKeeper.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import { textsOf } from './draftState.ts';

/** A host that keeps one draft a situation by the control API's own rule. */
function memoryHost() {
  let stored = { revision: 0, candidates: [] as readonly string[], savedAt: 0 };
  const saves: string[] = [];
  const save = async (_: string, revision: number, candidates: readonly string[]): Promise<SaveResult> => {
    await Promise.resolve();
    if (revision !== stored.revision) return { kind: 'stale', draft: stored };
    stored = { revision: revision + 1, candidates, savedAt: revision + 1 };
    saves.push(candidates.join('|'));
    return { kind: 'saved', draft: stored };
  };
  return { save, saves, stored: () => stored };
}

const texts = (keeper: DraftKeeper, situation: string) => textsOf(keeper.state(situation)?.candidates ?? []);

test('what is typed is stored by a flush, each save over the one before', async () => {
  const host = memoryHost();
  const keeper = createDraftKeeper(host.save, 60_000);
  keeper.open('1.0', null, ['blank'], testLayout);
  keeper.dispatch('1.0', { kind: 'typed', index: 0, text: 'a' });
  await keeper.flush('1.0');
  keeper.dispatch('1.0', { kind: 'typed', index: 0, text: 'ab' });
  await keeper.flushAll();
  expect(host.saves).toEqual(['a', 'ab']);
  expect(keeper.state('1.0')).toMatchObject({ dirty: false, revision: 2 });
});

test('what is typed is stored without a flush once the typing rests', async () => {
  const host = memoryHost();
  const keeper = createDraftKeeper(host.save, 1);
  keeper.open('1.0', null, ['blank'], testLayout);
  const stored = new Promise<void>((resolve) => {
    keeper.subscribe(() => {
      if (keeper.state('1.0')?.revision === 1) resolve();
    });
  });
  keeper.dispatch('1.0', { kind: 'typed', index: 0, text: 'typed' });
  await stored;
  expect(host.stored().candidates).toEqual(['typed']);
});

test('nothing is stored where nothing was typed', async () => {
  const host = memoryHost();
  const keeper = createDraftKeeper(host.save, 1);
  keeper.open('1.0', null, ['blank'], testLayout);
  await keeper.flushAll();
  expect(host.saves).toEqual([]);
});

test('flushes at once do not save the same text twice', async () => {
  const host = memoryHost();
  const keeper = createDraftKeeper(host.save, 60_000);
  keeper.open('1.0', null, ['blank'], testLayout);
  keeper.dispatch('1.0', { kind: 'typed', index: 0, text: 'a' });
  await Promise.all([keeper.flush('1.0'), keeper.flush('1.0'), keeper.flushAll()]);
  expect(host.saves).toEqual(['a']);
});

test('a flush or a settle resolves only once what was typed is stored, also where another call began the save', async () => {
  const host = memoryHost();
  const slow: typeof host.save = async (...asked) => {
    await new Promise((resolve) => setTimeout(resolve));
    return await host.save(...asked);
  };
  const keeper = createDraftKeeper(slow, 60_000);
  keeper.open('1.0', null, ['blank'], testLayout);
  keeper.dispatch('1.0', { kind: 'typed', index: 0, text: 'a' });
  const first = keeper.flush('1.0');
  await keeper.flush('1.0');
  expect(host.saves).toEqual(['a']);
  await first;
  keeper.dispatch('1.0', { kind: 'typed', index: 0, text: 'ab' });
  const running = keeper.flush('1.0');
  keeper.dispatch('1.0', { kind: 'typed', index: 0, text: 'abc' });
  const next = keeper.flush('1.0');
  await keeper.settle('1.0');
  expect(host.saves).toEqual(['a', 'ab', 'abc']);
  await Promise.all([running, next]);
});

test('two windows on one draft: the later one is told, and both texts are still there', async () => {
  const host = memoryHost();
  const [one, other] = [createDraftKeeper(host.save, 60_000), createDraftKeeper(host.save, 60_000)];
  for (const keeper of [one, other]) keeper.open('1.0', null, ['blank'], testLayout);
  one.dispatch('1.0', { kind: 'typed', index: 0, text: 'one' });
  other.dispatch('1.0', { kind: 'typed', index: 0, text: 'other' });
  await one.flush('1.0');
  await other.flush('1.0');
  expect(texts(other, '1.0')).toEqual(['other']);
  expect(other.state('1.0')?.theirs?.candidates).toEqual(['one']);
  other.dispatch('1.0', { kind: 'keptMine' });
  await other.flush('1.0');
  expect(host.stored().candidates).toEqual(['other']);
  expect(textsOf(other.state('1.0')?.aside ?? [])).toEqual(['one']);
});

test('drafts of situations that are gone are forgotten once they are stored, and not before', async () => {
  const host = memoryHost();
  const keeper = createDraftKeeper(host.save, 60_000);
  for (const situation of ['1.0', '2.0']) keeper.open(situation, null, ['blank'], testLayout);
  keeper.dispatch('1.0', { kind: 'typed', index: 0, text: 'a' });
  keeper.retain(new Set(['2.0']));
  expect(texts(keeper, '1.0')).toEqual(['a']);
  await keeper.flush('1.0');
  keeper.retain(new Set(['2.0']));
  expect([keeper.state('1.0'), texts(keeper, '2.0')]).toEqual([undefined, ['blank']]);
});

test('a save that the host refuses for good is kept and said, and a later flush tries it again', async () => {
  let refuses = true;
  const host = memoryHost();
  const keeper = createDraftKeeper(
    (...save) => (refuses ? Promise.resolve({ kind: 'failed', message: 'it waits no more', again: false }) : host.save(...save)),
    60_000,
  );
  keeper.open('1.0', null, ['blank'], testLayout);
  keeper.dispatch('1.0', { kind: 'typed', index: 0, text: 'a' });
  await keeper.flush('1.0');
  expect(keeper.state('1.0')).toMatchObject({ failure: 'it waits no more', dirty: true });
  expect(texts(keeper, '1.0')).toEqual(['a']);
  refuses = false;
  await keeper.flush('1.0');
  expect(host.stored().candidates).toEqual(['a']);
});

test('what could not be stored can be had again, also after its situation has gone from the queue', async () => {
  const keeper = createDraftKeeper(() => Promise.resolve({ kind: 'failed', message: 'no host', again: false }), 60_000);
  keeper.open('1.0', null, ['blank'], testLayout);
  keeper.open('2.0', null, ['blank'], testLayout);
  keeper.dispatch('2.0', { kind: 'typed', index: 0, text: 'typed' });
  await keeper.flushAll();
  keeper.retain(new Set());
  expect(keeper.unsaved()).toEqual([{ situation: '2.0', candidates: ['typed'] }]);
});

test('a save that breaks off is said, and what is typed after it is saved', async () => {
  let breaks = true;
  const host = memoryHost();
  const keeper = createDraftKeeper(
    (...save) => (breaks ? Promise.reject(new TypeError('the connection was cut')) : host.save(...save)),
    60_000,
  );
  keeper.open('1.0', null, ['blank'], testLayout);
  keeper.dispatch('1.0', { kind: 'typed', index: 0, text: 'a' });
  await keeper.flush('1.0');
  expect(keeper.state('1.0')).toMatchObject({ failure: 'the connection was cut', saving: false, dirty: true });
  breaks = false;
  keeper.dispatch('1.0', { kind: 'typed', index: 0, text: 'ab' });
  await keeper.flush('1.0');
  expect(host.stored().candidates).toEqual(['ab']);
  expect(keeper.state('1.0')).toMatchObject({ failure: null, dirty: false });
});

test('a draft is settled before a release: not where the save found another window’s version', async () => {
  const host = memoryHost();
  const [one, other] = [createDraftKeeper(host.save, 60_000), createDraftKeeper(host.save, 60_000)];
  for (const [keeper, text] of [
    [one, 'one'],
    [other, 'other'],
  ] as const) {
    keeper.open('1.0', null, ['blank'], testLayout);
    keeper.dispatch('1.0', { kind: 'typed', index: 0, text });
  }
  expect([await one.settle('1.0'), await other.settle('1.0')]).toEqual([true, false]);
});

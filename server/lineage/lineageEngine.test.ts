import { expect, onTestFinished, test } from 'vitest';
import { createLineageWorld } from '../../tests/fixtures/lineageWorld.ts';
import { createEngine, Ending } from './lineageEngine.ts';
import { openIndex } from './openIndex.ts';

test('what a full disk keeps from being linked is linked once there is room', () => {
  const world = createLineageWorld();
  world.exchange([{ user: 'Begin.' }], [[{ memory: { h: [1] }, say: 'A.' }]]);
  const { sequence } = world.engine.state();
  // A disk without any room left: the index can't grow, and one long sentence needs a page of its own.
  world.database.exec('PRAGMA max_page_count = 1');
  const instruct = `Go on. ${'x'.repeat(20_000)}`;
  const asks = Array.from({ length: 300 }, (_, id) => ({ id, memory: { h: [1] }, user: `${instruct} ${id}` }));
  expect(() => world.ask(asks)).toThrow('full');
  expect(world.engine.state()).toMatchObject({ sequence, behind: 1 });
  expect(() => world.engine.advance(1_000)).toThrow('full');
  world.database.exec('PRAGMA max_page_count = 100000');
  expect(world.engine.advance(1_000)).toBe(false);
  expect(world.engine.state()).toMatchObject({ sequence: sequence + 1, behind: 0 });
  expect(world.link('2.0')).toMatchObject({ parent: { situation: '1.0', candidate: 0 } });
});

test('an engine that is to end leaves an event in the middle of it, and links it whole another time', () => {
  const world = createLineageWorld();
  world.ask([
    { id: 1, user: 'One.' },
    { id: 2, user: 'Two.' },
  ]);
  const database = openIndex(':memory:');
  onTestFinished(() => database.close());
  // It ends once the first situation is in.
  const isHalfway = () => engine.tables.situations.last() === 1 && !isOver;
  let isOver = false;
  const engine = createEngine(world.source, database, () => expect.unreachable('no event is passed over'), isHalfway);
  expect(() => engine.advance(1_000)).toThrow(Ending);
  expect([engine.tables.situations.last(), engine.state().behind]).toEqual([0, 1]);
  isOver = true;
  engine.advance(1_000);
  expect([engine.tables.situations.last(), engine.state().behind]).toEqual([2, 0]);
});

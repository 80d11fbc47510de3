import { expect, test } from 'vitest';
import { addOffer, offeredCommands } from './offers.ts';

test('a command that was listed does what it would do when it is run, and nothing where it is offered no more', () => {
  const done: string[] = [];
  let text = 'old';
  let isOffered = true;
  const command = (now: string) => ({ group: 'Held', title: 'Release', run: () => void done.push(now) });
  const takeBack = addOffer(() => (isOffered ? [command(text)] : []));
  const [listed] = offeredCommands();
  text = 'new';
  listed?.run();
  expect(done).toEqual(['new']);
  isOffered = false;
  listed?.run();
  isOffered = true;
  takeBack();
  listed?.run();
  expect([done, offeredCommands()]).toEqual([['new'], []]);
});

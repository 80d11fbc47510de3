import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { queryClient } from '../queryClient.ts';
import { askAgain } from './askAgain.ts';

/** Somebody looks at a query, whose answers come when they are let through. */
function watch(key: string) {
  const waiting: (() => void)[] = [];
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: [key],
    queryFn: async () => {
      asked += 1;
      const answer = asked;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return answer;
    },
  });
  onTestFinished(observer.subscribe(() => undefined));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  return {
    asked: () => asked,
    data: () => queryClient.getQueryData([key]),
    async answer() {
      waiting.shift()?.();
      await settled();
    },
  };
}

test('news that comes while an answer is under way is asked for once more after it', async () => {
  const tree = watch('during');
  expect(tree.asked()).toBe(1);
  const asking = askAgain({ queryKey: ['during'] });
  await tree.answer();
  expect(tree.asked()).toBe(2);
  await tree.answer();
  await asking;
  expect([tree.asked(), tree.data()]).toEqual([2, 2]);
});

test('news that comes while nothing is under way is asked for once', async () => {
  const tree = watch('beside');
  await tree.answer();
  const asking = askAgain({ queryKey: ['beside'] });
  await tree.answer();
  await asking;
  expect([tree.asked(), tree.data()]).toEqual([2, 2]);
});

import { expect, test } from 'vitest';
import { useView } from './view.ts';

const { go, setFilter, openSituation } = useView.getState();
const shown = () => [useView.getState().screen, useView.getState().filter];

test('each screen has its own filter, and finds it again', () => {
  setFilter('vase');
  openSituation('8.0');
  expect(shown()).toEqual(['held', '']);
  setFilter('cup');
  go('traffic');
  expect(shown()).toEqual(['traffic', 'vase']);
  go('held');
  expect(shown()).toEqual(['held', 'cup']);
  go('held');
  expect(shown()).toEqual(['held', 'cup']);
});

test('a filter set where there is nothing to filter is that of Traffic', () => {
  go('settings');
  expect(shown()).toEqual(['settings', '']);
  setFilter('finding:error');
  expect(shown()).toEqual(['traffic', 'finding:error']);
});

test('whoever is led to a place in an exchange is no longer there once another one is chosen', () => {
  const { openExchange, select } = useView.getState();
  openExchange('23', { situation: 3, candidate: 1 });
  expect(useView.getState()).toMatchObject({ screen: 'traffic', exchange: '23', ledTo: { situation: 3, candidate: 1 } });
  select('24');
  expect(useView.getState().ledTo).toBeNull();
  openExchange('23');
  expect(useView.getState().ledTo).toBeNull();
});

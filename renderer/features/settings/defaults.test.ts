import { expect, test } from 'vitest';
import { Settings } from '../../../shared/settings.ts';
import { defaultsOf, isDefault } from './defaults.ts';

test('settings that were changed are known from those that were not, and the defaults bring them back', () => {
  const changed = Settings.parse({ secretHeaders: ['x-mine'], keepAlive: { everyMs: 5_000 } });
  expect([isDefault(changed, 'secretHeaders'), isDefault(changed, 'keepAlive'), isDefault(changed, 'agentId')]).toEqual([
    false,
    false,
    true,
  ]);
  const back = Settings.parse({ ...changed, ...defaultsOf(['secretHeaders', 'keepAlive']) });
  expect(back).toEqual(Settings.parse({}));
});

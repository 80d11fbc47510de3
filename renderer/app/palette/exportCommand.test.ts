import { expect, test } from 'vitest';
import { exportCommand } from './exportCommand.ts';

test('the export command names the workspace’s folder, quoted where a shell would split it', () => {
  expect(exportCommand('/home/me/signalbox/workspace.sqlite')).toBe('node dist/cli.js export --data /home/me/signalbox --format jsonl');
  expect(exportCommand("/home/it's mine/w.sqlite")).toBe("node dist/cli.js export --data '/home/it'\\''s mine' --format jsonl");
});

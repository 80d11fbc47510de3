import { expect, test } from 'vitest';
import { describeCommands } from './commands.ts';

test.each(['serve', 'start', 'export', 'lineage'])(
  'an empty folder name is refused instead of taken for the current folder: %s',
  async (command) => {
    const ran: string[] = [];
    const note = (name: string) => () => Promise.resolve(void ran.push(name));
    const program = describeCommands(
      { start: note('start'), serve: note('serve'), export: note('export'), lineage: note('lineage') },
      '/data',
    );
    for (const one of program.commands) one.exitOverride().configureOutput({ writeErr: () => undefined });
    await expect(program.parseAsync(['node', 'signalbox', command, '--data', ''])).rejects.toMatchObject({
      code: 'commander.invalidArgument',
    });
    await program.parseAsync(['node', 'signalbox', command, '--data', '.']);
    expect(ran).toEqual([command]);
  },
);

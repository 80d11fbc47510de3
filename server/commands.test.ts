import { expect, test } from 'vitest';
import { describeCommands, readAppOptions } from './commands.ts';

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

test('the app takes its port and folder from among Chromium’s switches', () => {
  const args = ['/app', '--no-sandbox', '--app-folder=/app', '--remote-debugging-port=0', '--port', '9000', '--data=/data', '--lang', 'de'];
  expect(readAppOptions(args, '/usual')).toEqual({ port: 9000, data: '/data', isNamed: true });
  expect(readAppOptions(['/app'], '/usual')).toEqual({ port: 8888, data: '/usual', isNamed: false });
});

test.each([['--port', 'abc'], ['--port'], ['--port=65536'], ['--port='], ['--data='], ['--data']])(
  'the app refuses an option that it can’t read: %s %s',
  (...args) => {
    expect(() => readAppOptions(['/app', ...args], '/usual')).toThrow(/^error: option '--(port|data)/);
  },
);

test('stamps are chosen by name, and nothing else is taken for one', async () => {
  const chosen: unknown[] = [];
  const note = () => Promise.resolve();
  const serve = ({ stamp }: { readonly stamp?: unknown }) => Promise.resolve(void chosen.push(stamp));
  const program = describeCommands({ start: note, serve, export: note, lineage: note }, '/data');
  for (const one of program.commands) one.exitOverride().configureOutput({ writeErr: () => undefined });
  await program.parseAsync(['node', 'signalbox', 'serve', '--stamp', 'identical']);
  expect(chosen).toEqual(['identical']);
  await expect(program.parseAsync(['node', 'signalbox', 'serve', '--stamp', 'yes'])).rejects.toMatchObject({
    code: 'commander.invalidArgument',
  });
});

import { folderOf } from '../../ui/folderOf.ts';

/** What to type in Signalbox's folder for all that a workspace holds, one exchange a line; quoted for a POSIX shell. */
export function exportCommand(workspacePath: string): string {
  const folder = folderOf(workspacePath);
  const isPlain = /^[\w@%+=:,./-]+$/.test(folder);
  return `node dist/cli.js export --data ${isPlain ? folder : `'${folder.replaceAll("'", "'\\''")}'`} --format jsonl`;
}

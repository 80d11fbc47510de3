/** The folder of a file, by its path of either kind of system. */
export function folderOf(path: string): string {
  return path.replace(/[/\\][^/\\]*$/, '');
}

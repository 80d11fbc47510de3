/** The JSON token that begins at an offset, of its first `most` characters; one character where none begins there. */
export function tokenAt(text: string, offset: number, most: number): string {
  return /^(?:"(?:[^"\\]|\\.)*"|[^\s,:{}[\]"]+|[\s\S])/.exec(text.slice(offset, offset + most))?.[0] ?? '';
}

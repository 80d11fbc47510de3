import { tell, tellFailure } from './notices.ts';

/** Copies a text and says so in passing, or why not. */
export function copyText(text: string, words: string): void {
  void navigator.clipboard.writeText(text).then(
    () => tell(words),
    (fault: unknown) => tellFailure('Could not copy', fault),
  );
}

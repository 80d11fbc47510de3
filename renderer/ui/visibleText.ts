// Characters that show nothing of themselves but change what is around them, or hide: C0 and C1 controls but tab and line ends,
// marks and overrides of writing direction, zero-width spaces and the BOM; not the joiners that emoji and scripts are written with.
const HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Captured text for reading: characters that would hide or turn others around are named, such as `⟨U+202E⟩`. Copying takes the exact text elsewhere. */
export function visibleText(text: string): string {
  return text.replace(HIDDEN, (sign) => `⟨U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`);
}

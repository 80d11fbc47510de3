import { cell } from './cell.ts';
import { KIND, NO_KEY, type JsonDocument } from './document.ts';

/** Deeper levels are indented no further, so that the output grows with the input and not with the square of its depth. */
export const DEEPEST_INDENT = 64;

/**
 * The same tokens on lines of their own, `indent` spaces a level (levels beyond `DEEPEST_INDENT` stay at its column). Only white
 * space changes: literals, order and repeated keys are kept. Empty objects and arrays stay on one line.
 */
export function prettyJson(document: JsonDocument, node = 0, indent = 2): string {
  const lines: string[] = [];
  const breakAt = (level: number): string => {
    const capped = Math.min(level, DEEPEST_INDENT);
    return (lines[capped] ??= `\n${' '.repeat(capped * indent)}`);
  };
  return print(document, node, ': ', breakAt);
}

/** The same tokens without any white space between them. */
export function compactJson(document: JsonDocument, node = 0): string {
  return print(document, node, ':', () => '');
}

function print(document: JsonDocument, root: number, colon: string, breakAt: (level: number) => string): string {
  const { text, kinds, starts, ends, afters, parents, keyStarts, keyEnds } = document;
  const parts: string[] = [];
  const end = cell(afters, root);
  let level = 0;
  let container = root;
  for (let node = root; node < end; node++) {
    if (node !== root) {
      if (node !== container + 1) parts.push(',');
      parts.push(breakAt(level));
      const keyStart = cell(keyStarts, node);
      if (keyStart !== NO_KEY) parts.push(text.slice(keyStart, cell(keyEnds, node)), colon);
    }
    const kind = cell(kinds, node);
    const after = cell(afters, node);
    if ((kind === KIND.object || kind === KIND.array) && after > node + 1) {
      parts.push(kind === KIND.object ? '{' : '[');
      container = node;
      level++;
      continue;
    }
    if (kind === KIND.object) parts.push('{}');
    else if (kind === KIND.array) parts.push('[]');
    else parts.push(text.slice(cell(starts, node), cell(ends, node)));
    // Close every container whose last node this was.
    while (level > 0 && cell(afters, container) === after) {
      level--;
      parts.push(breakAt(level), cell(kinds, container) === KIND.object ? '}' : ']');
      container = cell(parents, container);
    }
  }
  return parts.join('');
}

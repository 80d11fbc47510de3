import { itemsOf, literalOf, memberOf, stringOf } from '../json/access.ts';
import { KIND } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import { readJson } from '../json/reader.ts';
import type { Prompt, Turn } from './stepView.ts';

/** A prompt: a list of messages, or a text that holds one, is told apart into turns; anything else stays one. */
export function readPrompt(document: JsonDocument, node: number): Prompt {
  if (document.kinds[node] === KIND.array) return { node, turns: readTurns(document, node) };
  if (document.kinds[node] === KIND.string) {
    const text = stringOf(document, node);
    const inner = /^\s*[{[]/.test(text) ? readJson(text) : null;
    if (inner?.ok === true) return { node, turns: turnsWithin(inner.document, 0) };
  }
  return { node, turns: turnsWithin(document, node) };
}

/** The messages of a list, or of an object that holds one as `messages`. */
function turnsWithin(document: JsonDocument, node: number): readonly Turn[] | null {
  if (document.kinds[node] === KIND.array) return readTurns(document, node);
  if (document.kinds[node] !== KIND.object) return null;
  const messages = memberOf(document, node, 'messages');
  return messages >= 0 && document.kinds[messages] === KIND.array ? readTurns(document, messages) : null;
}

/** Null unless each item is a message: leaving one out would be another prompt. */
function readTurns(document: JsonDocument, list: number): Turn[] | null {
  const turns: Turn[] = [];
  for (const item of itemsOf(document, list)) {
    const role = document.kinds[item] === KIND.object ? memberOf(document, item, 'role') : -1;
    const content = role < 0 ? -1 : memberOf(document, item, 'content');
    if (role < 0 || document.kinds[role] !== KIND.string) return null;
    // A turn that only calls has no content worth showing: all of it is shown.
    const shown = content < 0 || document.kinds[content] === KIND.null ? item : content;
    turns.push({ role: stringOf(document, role), text: textOf(document, content), json: literalOf(document, shown) });
  }
  return turns.length === 0 ? null : turns;
}

/** A string, or a list of text parts alone. */
function textOf(document: JsonDocument, content: number): string | null {
  if (content < 0) return null;
  if (document.kinds[content] === KIND.string) return stringOf(document, content);
  if (document.kinds[content] !== KIND.array) return null;
  const texts: string[] = [];
  for (const part of itemsOf(document, content)) {
    const text = document.kinds[part] === KIND.object ? memberOf(document, part, 'text') : -1;
    if (text < 0 || document.kinds[text] !== KIND.string) return null;
    texts.push(stringOf(document, text));
  }
  return texts.length === 0 ? null : texts.join('\n');
}

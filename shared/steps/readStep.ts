import { childrenOf, itemsOf, keyOf, literalOf, memberOf, membersOf, stringOf } from '../json/access.ts';
import { KIND } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import { readJson } from '../json/reader.ts';
import { readPrompt } from './readPrompt.ts';
import { isDuration, isTimeKey, readStepTime } from './readStepTime.ts';
import type { Measure, StepPart, StepView } from './stepView.ts';

const PARTS: Readonly<Record<string, StepPart['kind']>> = {
  input_elements: 'input',
  inputs: 'input',
  input: 'input',
  output_raw: 'output',
  raw_output: 'output',
  output: 'output',
  response: 'output',
  completion: 'output',
  output_formatted: 'formatted',
  error: 'error',
  exception: 'error',
  attempts: 'attempts',
  retries: 'attempts',
};
const PROMPTS = ['full_prompt', 'prompt', 'messages', 'input_messages'];
const MODELS = ['model', 'model_name', 'model_id'];
const NAMES = ['component', 'name', 'kind'];
/** Beyond it a string is not looked into. */
const LONGEST_INNER = 20_000_000;

/** Reads a step by convention; null where it is no JSON object, so that its JSON alone can be shown. */
export function readStep(text: string): StepView | null {
  const reading = readJson(text);
  return reading.ok && reading.document.kinds[0] === KIND.object ? viewStep(reading.document) : null;
}

function viewStep(document: JsonDocument): StepView {
  const nameKey = NAMES.find((key) => stringAt(document, key) !== null);
  const promptKey = PROMPTS.find((key) => memberOf(document, 0, key) >= 0);
  const modelKey = MODELS.find((key) => stringAt(document, key) !== null);
  const parts: StepPart[] = [];
  const tokens: Measure[] = [];
  const durations: Measure[] = [];
  const others: number[] = [];
  for (const node of childrenOf(document, 0)) {
    const key = keyOf(document, node) ?? '';
    if (document.shadowed.has(node)) {
      others.push(node);
      continue;
    }
    const kind = Object.hasOwn(PARTS, key) ? PARTS[key] : undefined;
    if (key === nameKey || key === promptKey || key === modelKey || (key === 'origin' && stringAt(document, key) !== null)) continue;
    // An `error` of null tells that there was none: it is no part worth a heading.
    if (kind !== undefined && document.kinds[node] !== KIND.null) parts.push({ kind, key, node, inner: innerJson(document, node) });
    else if (key === 'usage' && document.kinds[node] === KIND.object) {
      tokens.push(...numbersWithin(document, node));
      if (!holdsNumbersAlone(document, node)) others.push(node);
    } else if (/tokens?$/i.test(key) && document.kinds[node] === KIND.number)
      tokens.push({ label: key, literal: literalOf(document, node) });
    else if (isDuration(key) && document.kinds[node] === KIND.number) durations.push({ label: key, literal: literalOf(document, node) });
    else if (!isTimeKey(key)) others.push(node);
    else durations.push({ label: key, literal: literalOf(document, node) });
  }
  return {
    document,
    component: nameKey === undefined ? null : stringAt(document, nameKey),
    origin: stringAt(document, 'origin'),
    model: modelKey === undefined ? null : stringAt(document, modelKey),
    prompt: promptKey === undefined ? null : readPrompt(document, memberOf(document, 0, promptKey)),
    parts,
    tokens,
    durations,
    time: readStepTime(document),
    others,
  };
}

/** The JSON objects and lists that strings hold: what a model said, as it is often kept. */
function innerJson(document: JsonDocument, node: number): string | null {
  if (document.kinds[node] !== KIND.string) return null;
  const text = stringOf(document, node);
  if (text.length > LONGEST_INNER || !/^\s*[{[]/.test(text)) return null;
  return readJson(text).ok ? text : null;
}

/** Numbers of an object and of the objects in it, such as `usage`; labelled by their path. */
function numbersWithin(document: JsonDocument, object: number): Measure[] {
  return membersOf(document, object).flatMap((node) => {
    const label = keyOf(document, node) ?? '';
    if (document.kinds[node] === KIND.number) return [{ label, literal: literalOf(document, node) }];
    if (document.kinds[node] !== KIND.object) return [];
    return membersOf(document, node).flatMap((inner) =>
      document.kinds[inner] === KIND.number
        ? [{ label: `${label}.${keyOf(document, inner) ?? ''}`, literal: literalOf(document, inner) }]
        : [],
    );
  });
}

/** Whether that is all there is in it. */
function holdsNumbersAlone(document: JsonDocument, object: number): boolean {
  const isNumber = (node: number) => document.kinds[node] === KIND.number && !document.shadowed.has(node);
  const isObjectOfNumbers = (node: number) => {
    const within = document.kinds[node] === KIND.object && !document.shadowed.has(node) ? childrenOf(document, node) : [];
    return within.length > 0 && within.every(isNumber);
  };
  return childrenOf(document, object).every((node) => isNumber(node) || isObjectOfNumbers(node));
}

function stringAt(document: JsonDocument, key: string): string | null {
  const node = memberOf(document, 0, key);
  return node >= 0 && document.kinds[node] === KIND.string ? stringOf(document, node) : null;
}

/** The attempts of an `attempts` part as texts of their own, each to be read as a step again. */
export function attemptTexts(document: JsonDocument, node: number): string[] {
  return document.kinds[node] === KIND.array ? itemsOf(document, node).map((item) => literalOf(document, item)) : [];
}

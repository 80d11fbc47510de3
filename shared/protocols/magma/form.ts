import type { ComposerForm } from '../../situation.ts';
import type { ReadRequest } from '../protocol.ts';
import { stringsAt } from './members.ts';
import { inputAt } from './requestParts.ts';
import { robotsOf } from './robots.ts';
import { toolsOf } from './tools.ts';
import { kindOfType } from './typeWords.ts';
import { vocabularyFor, vocabularyOf } from './vocabulary.ts';

/** Robots, tools with their likely values, word lists and permanent rules of a situation. */
export function composerForm(request: ReadRequest, situation: number): ComposerForm {
  const { document } = request;
  const input = inputAt(document, situation);
  const vocabulary = vocabularyOf(document, input);
  return {
    targets: robotsOf(document, input),
    tools: toolsOf(document, input).map(({ name, description, parameters }) => ({
      name,
      description,
      parameters: (parameters ?? []).map((parameter) => ({
        ...parameter,
        kind: kindOfType(parameter.type),
        choices: vocabularyFor(parameter, vocabulary)?.words ?? [],
      })),
    })),
    vocabulary,
    rules: stringsAt(document, input.memory, 'memory_list'),
  };
}

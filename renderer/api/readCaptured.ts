import type { JsonReading } from '../../shared/json/document.ts';
import { prettyJson } from '../../shared/json/printer.ts';
import { readJson } from '../../shared/json/reader.ts';
import { NO_LIMITS } from '../../shared/protocols/noLimits.ts';
import { protocolNamed } from '../../shared/protocols/protocols.ts';
import type { SituationView } from '../../shared/situation.ts';

/** What can be asked of captured texts; answered here or, for long texts, in a worker. Only text goes across. */
export type Question =
  | { readonly ask: 'situations'; readonly protocol: string; readonly request: string; readonly answer: string | null }
  | { readonly ask: 'json'; readonly text: string }
  | { readonly ask: 'pretty'; readonly text: string };

export interface Answers {
  situations: readonly SituationView[];
  json: JsonReading;
  /** Null where the text is not JSON. */
  pretty: string | null;
}

export function answerQuestion<Ask extends Question['ask']>(question: Question & { ask: Ask }): Answers[Ask];
export function answerQuestion(question: Question): Answers[Question['ask']] {
  switch (question.ask) {
    case 'situations':
      return readSituations(question.protocol, question.request, question.answer);
    case 'json':
      return readJson(question.text);
    case 'pretty': {
      const reading = readJson(question.text);
      return reading.ok ? prettyJson(reading.document) : null;
    }
  }
}

/** Situations with their candidates; none where the contract refuses the request or is unknown here. */
function readSituations(name: string, request: string, answer: string | null): readonly SituationView[] {
  const protocol = protocolNamed(name);
  const reading = protocol?.read(request, NO_LIMITS);
  return protocol && reading?.ok ? protocol.view(reading.request, answer) : [];
}

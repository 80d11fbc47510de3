import type { Finding } from '../../shared/finding.ts';
import type { AnswerTooLarge } from '../../shared/protocols/answerBound.ts';

/** An answer that was not built, as a finding on it or on the candidates for it. */
export function tooLargeFinding({ message }: AnswerTooLarge, text: Finding['text']): Finding {
  return { code: 'answer.too_large', level: 'error', message, text, pointer: null, offset: null };
}

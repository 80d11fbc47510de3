import { expect, test } from 'vitest';
import type { ExchangeDetail } from '../../../../shared/api.ts';
import type { Finding } from '../../../../shared/finding.ts';
import type { Candidate, SituationView } from '../../../../shared/situation.ts';
import { testExchange } from '../../../api/testExchange.ts';
import { findingsOf } from './nodeFindings.ts';

const finding = (text: Finding['text'], pointer: string | null): Finding => ({
  code: 'magma.test',
  level: 'warning',
  message: `${text} ${pointer}`,
  text,
  pointer,
  offset: null,
});
const candidate = (index: number, pointer: string): Candidate => ({
  index,
  pointer,
  status: 'completed',
  decision: null,
  error: null,
  memoryText: null,
  stepTexts: [],
  text: '{}',
});

test('a candidate has the findings in its own part of the answer, a situation those in its part of the request and in its candidates', () => {
  const candidates = [candidate(0, '/1'), candidate(1, '/10')];
  const situation: SituationView = {
    index: 1,
    pointer: '/inputs/1',
    sourceId: '7',
    from: 'user',
    instruction: '',
    asked: '',
    wanted: 2,
    memoryText: null,
    facts: [],
    candidates,
  };
  const findings = [
    finding('request', '/inputs/1/tools'),
    finding('request', '/inputs/10'),
    finding('request', null),
    finding('response', '/1/output'),
    finding('response', '/10'),
  ];
  const detail: ExchangeDetail = {
    exchange: testExchange(1),
    events: [],
    findings,
    requestHeaders: [],
    responseHeaders: [],
    redacted: [],
    decided: [],
    drafts: [],
  };
  const told = (of: Candidate | null) => findingsOf({ detail, situation, candidate: of }).map(({ message }) => message);
  expect(told(null)).toEqual(['request /inputs/1/tools', 'response /1/output', 'response /10']);
  expect(told(candidates[0] ?? null)).toEqual(['response /1/output']);
});

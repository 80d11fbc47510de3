import type { Finding } from '../../shared/finding.ts';
import type { CandidateLimits, Refusal } from '../../shared/protocols/protocol.ts';
import type { Decided, Decision, RawText, SituationHead } from './acceptedRequest.ts';
import type { Stamping } from './stamping.ts';

/** What a thread is asked, as it crosses to it: texts and plain objects alone. */
export type ThreadTask =
  /** Reads a body and keeps what it reads. */
  | {
      readonly kind: 'read';
      readonly exchange: string;
      readonly protocol: string;
      readonly bytes: Uint8Array;
      readonly encoding: string | undefined;
      readonly limits: CandidateLimits;
    }
  /** Works on a request that it keeps, or that it reads from the store for this once. */
  | { readonly kind: 'work'; readonly exchange: string; readonly stored: StoredBody | null; readonly work: Work };

/** What there is to do with an accepted request: a name and its arguments. */
export type Work =
  | { readonly name: 'open' }
  | { readonly name: 'answer'; readonly decisions: readonly Decided[]; readonly stamping: Stamping }
  | { readonly name: 'decide'; readonly decisions: readonly Decision[] }
  | { readonly name: 'check'; readonly situation: number; readonly candidates: readonly string[] }
  | { readonly name: 'blanks'; readonly situation: number }
  | { readonly name: 'checkRaw'; readonly answer: RawText };

/** Where a request's wire bytes are kept, and what they are. */
export interface StoredBody {
  readonly protocol: string;
  readonly body: number;
  readonly encoding: string | undefined;
}

/** What reading a long body gives back: everything but its texts. */
export type ThreadReading = ({ readonly ok: true } & OpenedRequest) | { readonly ok: false; readonly refusal: Refusal };

export interface OpenedRequest {
  readonly situations: readonly SituationHead[];
  readonly findings: readonly Finding[];
}

export type ToThread = { readonly id: number; readonly task: ThreadTask } | { readonly forget: string } | 'end';

export type FromThread = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly problem: string };

import type { InteractionBrief, LineageNews, LineageState, MemoryStep, TreePage } from '../../shared/interaction.ts';
import type { Link, Settlement } from '../../shared/link.ts';

/** What may be asked of the lineage thread, by name, with what it gives. */
export interface Questions {
  readonly interactions: {
    readonly asks: { readonly filter: string; readonly before: string | null; readonly limit: number };
    readonly gives: { interactions: InteractionBrief[]; more: boolean; state: LineageState };
  };
  readonly tree: { readonly asks: { readonly id: string; readonly since: number; readonly limit: number }; readonly gives: TreePage };
  readonly link: { readonly asks: { readonly situation: string }; readonly gives: { link: Link; interaction: string } };
  /** Whether a settlement can be; it is made by its event. */
  readonly maySettle: { readonly asks: { readonly situation: string; readonly settlement: Settlement | null }; readonly gives: object };
  readonly memory: {
    readonly asks: { readonly situation: string; readonly candidate: number | null; readonly pointer: string | null };
    readonly gives: { steps: MemoryStep[] };
  };
}

export type QuestionName = keyof Questions;

/** A question with its name. */
export type Question = { readonly [Name in QuestionName]: { readonly name: Name } & Questions[Name]['asks'] }[QuestionName];

/** Why a question has no answer. */
export interface QuestionProblem {
  /** `unavailable`: nothing can be linked or looked up right now; it goes on by itself. */
  readonly code: 'unknown' | 'invalid' | 'unavailable';
  readonly message: string;
  readonly pointer?: string;
}

/** What a question gives, or its no. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: QuestionProblem };

/** To the thread. `seen`: the workspace holds events up to this one; `wait`: answer once all up to this one is linked. */
export type ToThread =
  | { readonly kind: 'seen'; readonly sequence: number }
  | { readonly kind: 'ask'; readonly id: number; readonly wait: number; readonly question: Question }
  | { readonly kind: 'close' };

/** From the thread. An answer's value is its JSON text. */
export type FromThread =
  /** All events up to this one are linked. */
  | { readonly kind: 'linked'; readonly sequence: number }
  | { readonly kind: 'news'; readonly news: LineageNews }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer<string> }
  /** A bug kept a question from being answered. */
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  | { readonly kind: 'problem'; readonly message: string };

/** What the thread is started with. */
export interface ThreadStart {
  /** Folder of the workspace. */
  readonly folder: string;
  /** Path of the index. */
  readonly index: string;
  /** Four bytes; not zero once the thread is to end, so that it hears of that also within an event. */
  readonly ending: SharedArrayBuffer;
}

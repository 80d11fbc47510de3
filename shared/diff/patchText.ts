/** A diff in a format of its own, or in one sentence why that format can't say it. */
export type PatchText =
  | {
      readonly ok: true;
      readonly text: string;
      /** What of the difference it leaves out, in a sentence; null where it says all of it. */
      readonly leavesOut: string | null;
    }
  | { readonly ok: false; readonly reason: string };

/** A MAGMA request's body with as many inputs as are named. */
export function magmaRequest(...inputs: readonly Partial<MagmaInput>[]): string {
  const given = inputs.length === 0 ? [{}] : inputs;
  return JSON.stringify({
    request_id: 'r-1',
    inputs: given.map((input, index) => ({ id: index + 1, instruction: { type: 'user', content: `Say ${index}.` }, ...input })),
  });
}

export interface MagmaInput {
  readonly id: number;
  readonly instruction: { readonly type: 'user' | 'env'; readonly content: string };
  readonly tools: readonly object[];
  readonly attributes: object;
  readonly memory: object;
  readonly num_outputs: number;
}

/** A candidate without ids, as a person types it. */
export function candidateText(say: string, memory = '{}'): string {
  return `{"status":"completed","memory":${memory},"output":{"say":${JSON.stringify(say)}}}`;
}

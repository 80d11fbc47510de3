export interface Consumer {
  readonly name: string;
  /** What to copy. */
  readonly text: string;
  /** What to do with it, in a line. */
  readonly says: string;
}

/** How consumers are pointed at an address. */
export function describeConsumers(address: string): readonly [Consumer, ...Consumer[]] {
  return [
    {
      name: 'curl',
      says: 'One request with one input and two candidates. Quote it as it is: bash, zsh and Git Bash take it.',
      text: `curl ${address}/v1/responses -H 'content-type: application/json' -d '{
  "request_id": "hello", "inputs": [{ "id": 7,
    "instruction": { "type": "user", "content": "Use panda to press sw0, then confirm." },
    "tools": [{ "name": "press_button", "description": "Press a button.",
                "parameters": { "id": { "description": "Button name.", "type": "str" } } }],
    "attributes": { "known_robots": ["panda"], "objects": ["sw0"] },
    "memory": {}, "num_outputs": 2 }] }'`,
    },
    {
      name: 'MAGMA-BENCH',
      says: 'Give BENCH this address as its agent’s. It reads /health and /v1/info once, then asks for one candidate an input; any refusal ends its run.',
      text: address,
    },
    {
      name: 'MAGMA-GEN',
      says: 'Give GEN this address as its agent’s. It asks for several candidates an input and goes on from each.',
      text: address,
    },
    {
      name: 'health',
      says: 'What consumers look at first: whether the agent is ready, and what it is.',
      text: `curl ${address}/health\ncurl ${address}/v1/info`,
    },
  ];
}

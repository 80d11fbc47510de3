import type { PracticeRequest } from '../../shared/practice.ts';
import type { Play, Tally } from './play.ts';
import { beginPlay } from './play.ts';
import type { Random } from './random.ts';

/** How a consumer asks: what goes into its next request, and what it does with the answers. */
export interface Manner {
  /** Candidates wanted of each input. */
  readonly wanted: number;
  /** The next request's inputs; empty where the run is over. */
  next(): readonly Play[];
  /** For each input just sent, what its candidates led to. */
  take(sent: readonly Play[], led: readonly (readonly (Play | null)[])[]): void;
  /** Why it is over, for people. */
  readonly over: string;
}

/** Every waiting simulator is one input of one request; a slot's number is its id, and the next episode reuses it. */
export function benchManner({ slots, episodes }: PracticeRequest, random: Random, tally: Tally): Manner {
  let waiting = new Map<number, Play>();
  let begun = 0;
  return {
    wanted: 1,
    over: `All ${episodes} episodes have been played.`,
    next: () => {
      for (let slot = 0; slot < slots; slot += 1) {
        if (waiting.has(slot) || begun >= episodes) continue;
        begun += 1;
        waiting.set(slot, beginPlay(slot, random, tally));
      }
      return random.shuffled([...waiting.values()]);
    },
    take: (_, led) => {
      waiting = new Map(led.flatMap(([play]) => (play ? [[play.id, play]] : [])));
    },
  };
}

/** Several candidates an input, several of them continued, now and then one twice or a situation sent again. */
export function genManner({ branch, batch, budget }: PracticeRequest, random: Random, tally: Tally): Manner {
  let pool: Play[] = [];
  let inputs = 0;
  return {
    wanted: branch,
    over: `The budget of ${budget} inputs is used up.`,
    next: () => {
      if (inputs >= budget) return [];
      if (pool.length === 0) pool = [beginPlay(0, random, tally), beginPlay(0, random, tally)];
      const drawn = random.shuffled(pool);
      const sent = drawn.slice(0, Math.min(batch, budget - inputs)).map((play, place) => ({ ...play, id: inputs + place + 1 }));
      pool = drawn.slice(sent.length);
      inputs += sent.length;
      return sent;
    },
    take: (sent, led) => {
      for (const play of led.flat()) {
        if (play && random.chance(0.8)) pool.push(play);
        if (play && random.chance(0.05)) pool.push(play);
      }
      pool.push(...sent.filter(() => random.chance(0.04)));
    },
  };
}

// Random choices that a seed repeats.

export interface Dice {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number;
  /** True in `share` of the cases. */
  often(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

/** Mulberry32: short, fast and good enough to choose test values. */
export function rollDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    often: (share) => next() < share,
    pick: (choices) => {
      const [first] = choices;
      if (first === undefined) throw new Error('nothing to choose from');
      return choices[below(choices.length)] ?? first;
    },
  };
}

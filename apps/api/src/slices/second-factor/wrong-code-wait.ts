// How long a person waits after wrong codes: not at all after four, then a minute, and twice as long after each further one.
const freeTries = 5;
const firstWaitMs = 60_000;
const longestWaitMs = 60 * 60_000;

export const waitMsAfter = (wrong: number): number =>
  wrong < freeTries ? 0 : Math.min(firstWaitMs * 2 ** (wrong - freeTries), longestWaitMs);

/** The time of day comes from here alone, so that tests and the demo can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

// The first steps of a village, as the server answers them.
import { type SetupKey, type SetupState, setupKeys } from '@haat/contract/operator/setup';

/** The first steps, with these done. */
export const setupWith = (done: readonly SetupKey[]): SetupState => ({
  is_done: setupKeys.every((key) => done.includes(key)),
  steps: setupKeys.map((key) => ({ key, is_done: done.includes(key) })),
});

/** A village that works. */
export const setupDone = setupWith(setupKeys);

// The setup of a village, as the server answers it.
import { type SetupKey, type SetupState, setupKeys } from '@haat/contract/operator/setup';

/** The setup with these steps done. */
export const setupWith = (done: readonly SetupKey[]): SetupState => ({
  is_done: setupKeys.every((key) => done.includes(key)),
  steps: setupKeys.map((key) => ({ key, is_done: done.includes(key) })),
});

/** A village with a complete setup. */
export const setupDone = setupWith(setupKeys);

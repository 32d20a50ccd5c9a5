// The steps from an empty database to the first completed order.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { setupKeys } from '../slices.ts';

export { type SetupKey, setupKeys } from '../slices.ts';

export const SetupStep = T.Object({ key: T.Enum(setupKeys, { type: 'string' }), is_done: T.Boolean() });
export type SetupStep = T.Static<typeof SetupStep>;

/** `is_done`: every step is done. */
export const SetupState = T.Object({ is_done: T.Boolean(), steps: T.Array(SetupStep) });
export type SetupState = T.Static<typeof SetupState>;

export const getSetup = endpoint({
  method: 'GET',
  path: '/operator/setup/',
  who: 'operator',
  summary: 'List the steps to a working village, and which are done.',
  responses: { 200: SetupState },
});

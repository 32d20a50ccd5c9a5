import * as T from 'typebox';
import { failureReasons } from './give-back.ts';
import { Instant } from './schema.ts';

/** Null: no delivery failed, or somebody has dealt with it since. */
export const FailedDelivery = T.Union([
  T.Object({ reason: T.Enum([...failureReasons], { type: 'string' }), at: Instant }),
  T.Null(),
]);
export type FailedDelivery = T.Static<typeof FailedDelivery>;

// What an operator proves besides the phone number, as lists and the export of own data show it.
import * as T from 'typebox';
import { Instant } from './schema.ts';

export const SecondFactor = T.Object({
  kind: T.Union([T.Literal('app'), T.Literal('passkey')]),
  /** Of a passkey. Empty for an app. */
  name: T.String(),
  created_at: Instant,
  last_used_at: T.Union([Instant, T.Null()]),
});
export type SecondFactor = T.Static<typeof SecondFactor>;

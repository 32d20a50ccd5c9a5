import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';

interface FactorChange {
  readonly userId: number;
  /** Null on the terminal. */
  readonly actorId: number | null;
  readonly action:
    | 'add_app'
    | 'remove_app'
    | 'add_passkey'
    | 'remove_passkey'
    | 'renew_recovery_codes'
    | 'use_recovery_code'
    | 'reset_second_factor';
}

/** Writes into the audit how somebody's second factor changed, without its names and secrets. */
export const recordFactorChange = (tx: Tx, { userId, actorId, action }: FactorChange): Promise<void> =>
  publish(tx, 'record.changed', { kind: 'user', id: userId, action, actorId, before: {}, after: {} });

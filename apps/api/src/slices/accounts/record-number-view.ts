import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';

/** Writes into the audit that an operator sees the whole number of this person. */
export const recordNumberView = (tx: Tx, actor: { readonly userId: number }, userId: number): Promise<void> =>
  publish(tx, 'record.changed', {
    kind: 'user',
    id: userId,
    action: 'view_number',
    actorId: actor.userId,
    before: {},
    after: {},
  });

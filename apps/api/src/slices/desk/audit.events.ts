// Writes every change of roles, blocks and shop states to the audit, in the same transaction.
import type { Slice } from '../../platform/slice-context.ts';
import { insertAudit } from './audit.queries.ts';

const shopActions = {
  'shop.verified': 'verify',
  'shop.suspended': 'suspend',
  'shop.restored': 'restore',
} as const;

export const auditEvents: Slice = ({ events }) => {
  events.on('user.powers_changed', (tx, { userId, ...change }) =>
    insertAudit(tx, { ...change, object: { kind: 'user', id: userId } }),
  );

  for (const [name, action] of Object.entries(shopActions)) {
    // its keys, by definition
    events.on(name as keyof typeof shopActions, (tx, { shopId, actorId, before, after, reason }) =>
      insertAudit(tx, {
        actorId,
        action,
        object: { kind: 'shop', id: shopId },
        before: { state: before },
        after: { state: after, ...(reason === undefined ? {} : { reason }) },
      }),
    );
  }
};

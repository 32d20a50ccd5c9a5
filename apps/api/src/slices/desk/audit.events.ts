// Writes every change by an operator to the audit, in the same transaction.
import type { RecordedFields } from '@haat/contract/operator/record';
import type { Slice } from '../../platform/slice-context.ts';
import { insertAudit, insertAudits } from './audit.queries.ts';

const shopActions = {
  'shop.verified': 'verify',
  'shop.suspended': 'suspend',
  'shop.restored': 'restore',
} as const;

const orderActions = {
  'order.cancelled': 'cancel',
  'order.assigned': 'assign',
  'order.released': 'release',
  'order.handed_over': 'hand_over',
} as const;

export const auditEvents: Slice = (context) => {
  const { events } = context;
  events.on('user.powers_changed', (tx, { userId, ...change }) =>
    insertAudit(tx, { ...change, object: { kind: 'user', id: userId } }),
  );

  events.on('record.changed', (tx, { kind, id, ...change }) =>
    insertAudit(tx, { ...change, object: { kind, id } }),
  );

  events.on('records.changed', (tx, { changes, actorId }) =>
    insertAudits(
      tx,
      changes.map(({ kind, id, ...change }) => ({ ...change, actorId, object: { kind, id } })),
    ),
  );
  auditShops(context);
  auditOrders(context);
};

const auditShops: Slice = ({ events }) => {
  for (const [name, action] of Object.entries(shopActions)) {
    // its keys, by definition
    events.on(name as keyof typeof shopActions, (tx, { shopId, actorId, before, after, reason }) =>
      insertAudit(tx, {
        actorId,
        action,
        object: { kind: 'shop', id: shopId },
        before: { state: before },
        after: { state: after, ...reasonField(reason) },
      }),
    );
  }
};

const auditOrders: Slice = ({ events }) => {
  for (const [name, action] of Object.entries(orderActions)) {
    // its keys, by definition
    events.on(name as keyof typeof orderActions, async (tx, { orderId, actorId, actorRole, ...order }) => {
      if (actorRole !== 'operator') return;
      const { delivererId, previousDelivererId = delivererId, reason } = order;
      const isMoved = previousDelivererId !== delivererId;
      await insertAudit(tx, {
        actorId,
        action,
        object: { kind: 'order', id: orderId },
        before: isMoved ? { deliverer: previousDelivererId } : {},
        after: { ...(isMoved ? { deliverer: delivererId } : {}), ...reasonField(reason) },
      });
    });
  }
};

const reasonField = (reason: string | undefined): RecordedFields => (reason === undefined ? {} : { reason });

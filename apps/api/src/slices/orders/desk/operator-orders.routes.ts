import * as orders from '@haat/contract/operator/orders';
import type { Tx } from '../../../platform/database.ts';
import { csvFile } from '../../../platform/http/csv-file.ts';
import { pathId } from '../../../platform/http/path-id.ts';
import { isYes } from '../../../platform/query-flag.ts';
import type { Slice } from '../../../platform/slice-context.ts';
import { recordExport, recordNumberView } from '../../accounts/index.ts';
import { cancelByOperator } from '../accept-or-end-order.ts';
import { assignByOperator, handOverOrder, releaseOrder } from '../door/assign-order.ts';
import { orderLines, ordersFileName } from './export-orders.views.ts';
import { viewOrderRecord, viewWholeOrderRecord } from './operator-order.views.ts';
import { viewOrderRecords } from './operator-orders.views.ts';

export const operatorOrderRoutes: Slice = (context) => {
  recordRoutes(context);
  actionRoutes(context);
};

const recordRoutes: Slice = ({ routes }) => {
  routes.read(orders.listOrders, ({ db, actor, query: { is_picked_up, ...query }, now }) => {
    const isPickedUp = is_picked_up === undefined ? undefined : isYes(is_picked_up);
    return viewOrderRecords(db, { ...query, isPickedUp }, { viewerId: actor.userId, now });
  });

  routes.write(orders.getOrder, async ({ tx, actor, params }) => {
    const record = await viewWholeOrderRecord(tx, pathId(params.id), actor.userId);
    await recordOrderView(tx, actor, record);
    return record;
  });

  routes.act(orders.exportOrders, ({ db, inTx, actor, query, now, reply }) =>
    inTx(async (tx) => {
      const file = csvFile(reply, ordersFileName(query), orderLines(db, query, now));
      await recordExport(tx, actor, { kind: 'order', chosen: query });
      return file;
    }),
  );
};

const actionRoutes: Slice = ({ routes }) => {
  routes.write(orders.cancelOrder, async ({ tx, actor, params, body }) => {
    const orderId = pathId(params.id);
    await cancelByOperator(tx, actor.userId, { orderId, reason: body.reason });
    return viewOrderRecord(tx, orderId, actor.userId);
  });

  routes.write(orders.releaseOrder, async ({ tx, actor, params }) => {
    const orderId = pathId(params.id);
    await releaseOrder(tx, actor.userId, { orderId });
    return viewOrderRecord(tx, orderId, actor.userId);
  });

  routes.write(orders.assignOrder, async ({ tx, actor, params, body }) => {
    const orderId = pathId(params.id);
    await assignByOperator(tx, actor.userId, { orderId, delivererId: body.deliverer });
    return viewOrderRecord(tx, orderId, actor.userId);
  });

  routes.write(orders.handOverOrder, async ({ tx, actor, params, body }) => {
    const orderId = pathId(params.id);
    await handOverOrder(tx, actor.userId, { orderId, delivererId: body.deliverer });
    return viewOrderRecord(tx, orderId, actor.userId);
  });
};

/** Writes into the audit that an operator sees the whole numbers of the people of this order. */
async function recordOrderView(
  tx: Tx,
  actor: { readonly userId: number },
  { customer, deliverer, shop }: orders.OrderRecord,
): Promise<void> {
  const seen = [customer, shop.retailer, ...(deliverer ? [deliverer] : [])].filter(({ number }) => number);
  const ids = new Set(seen.map(({ id }) => id));
  for (const id of ids) await recordNumberView(tx, actor, id);
}

import * as orders from '@haat/contract/operator/orders';
import { csvFile } from '../../../platform/http/csv-file.ts';
import { pathId } from '../../../platform/http/path-id.ts';
import { isYes } from '../../../platform/query-flag.ts';
import type { Slice } from '../../../platform/slice-context.ts';
import { recordExport } from '../../accounts/index.ts';
import { cancelByOperator } from '../cancel-order.ts';
import { releaseOrder } from '../door/deliver-order.ts';
import { assignByOperator, handOverOrder } from '../door/hand-over-order.ts';
import { orderLines, ordersFileName } from './export-orders.views.ts';
import { viewOrderRecord, viewWholeOrderRecord } from './operator-order.views.ts';
import { viewOrderRecords } from './operator-orders.views.ts';
import { recordOrderView } from './record-order-view.ts';

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

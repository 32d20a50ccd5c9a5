import { paiseOf } from '@haat/contract/money';
import * as orders from '@haat/contract/orders';
import { invalidInput } from '../../platform/app-error.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { getOwnShop } from '../shops/index.ts';
import { acceptOrder } from './accept-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { checkout } from './checkout.ts';
import { viewCustomerOrder, viewPlacedOrder, viewShopOrder } from './order.views.ts';
import { viewCustomerOrders, viewShopOrders } from './order-lists.views.ts';
import { rejectOrder } from './reject-order.ts';
import { viewSlots } from './slot.views.ts';
import { verifyOrder } from './verify-order.ts';

export const customerOrderRoutes: Slice = ({ routes, config }) => {
  routes.read(orders.getSlots, ({ quick, actor, now, query }) =>
    viewSlots(quick, { userId: actor.userId, now, query }),
  );

  routes.write(orders.checkout, async ({ tx, actor, body }) => {
    const { slot: slotId, additional_details: details, expected_amount: expected } = body;
    const input = {
      slotId,
      additionalDetails: details ?? '',
      expectedPaise: expected === undefined ? undefined : paiseOf(expected),
      openOrdersAtMost: config.openOrdersPerPerson,
    };
    return viewPlacedOrder(await checkout(tx, actor, input));
  });

  routes.read(orders.customerOrders, ({ quick, actor, query }) =>
    viewCustomerOrders(quick, actor.userId, { ...query, tab: 'active' }),
  );

  routes.read(orders.customerPreviousOrders, ({ db, actor, query }) =>
    viewCustomerOrders(db, actor.userId, { ...query, tab: 'previous' }),
  );

  routes.read(orders.customerOrder, ({ quick, actor, params }) =>
    viewCustomerOrder(quick, actor.userId, pathId(params.id)),
  );

  routes.write(orders.verifyOrder, async ({ tx, actor, params, body }) => {
    const items = body.items ?? body.item_data?.items;
    if (!items) throw invalidInput({ items: ['The field is required'] });
    const orderId = pathId(params.id);
    await verifyOrder(tx, actor, { orderId, items });
    return viewCustomerOrder(tx, actor.userId, orderId);
  });

  routes.write(orders.cancelOrder, async ({ tx, actor, params }) => {
    const orderId = pathId(params.id);
    await cancelOrder(tx, actor, { orderId });
    return viewCustomerOrder(tx, actor.userId, orderId);
  });
};

export const retailerOrderRoutes: Slice = ({ routes }) => {
  routes.read(orders.retailerOrders, async ({ quick, actor, query }) => {
    const shop = await getOwnShop(quick, actor.userId);
    return viewShopOrders(quick, shop.id, { ...query, tab: 'active' });
  });

  routes.read(orders.retailerPreviousOrders, async ({ db, quick, actor, query }) => {
    const shop = await getOwnShop(quick, actor.userId);
    return viewShopOrders(db, shop.id, { ...query, tab: 'previous' });
  });

  routes.read(orders.retailerOrder, async ({ quick, actor, params }) => {
    const shop = await getOwnShop(quick, actor.userId);
    return viewShopOrder(quick, shop.id, pathId(params.id));
  });

  routes.write(orders.acceptOrder, async ({ tx, actor, params }) => {
    const { id, shopId } = await acceptOrder(tx, actor, { orderId: pathId(params.id) });
    return viewShopOrder(tx, shopId, id);
  });

  routes.write(orders.rejectOrder, async ({ tx, actor, params }) => {
    const { id, shopId } = await rejectOrder(tx, actor, { orderId: pathId(params.id) });
    return viewShopOrder(tx, shopId, id);
  });
};

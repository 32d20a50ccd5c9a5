import type { BodyOf } from '@haat/contract/endpoint';
import { paiseOf } from '@haat/contract/money';
import * as orders from '@haat/contract/orders';
import * as again from '@haat/contract/orders-again';
import { invalidInput } from '../../platform/app-error.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { admitOnceVerified, getOwnShop } from '../shops/index.ts';
import { acceptOrder, cancelOrder, rejectOrder, withdrawOrder } from './accept-or-end-order.ts';
import { type CheckoutInput, checkout } from './checkout/checkout.ts';
import { orderAgain } from './checkout/order-again.ts';
import { viewBoughtBefore } from './checkout/order-again.views.ts';
import {
  viewAnsweredOrder,
  viewCustomerOrder,
  viewPlacedOrder,
  viewShopOrder,
} from './display/order.views.ts';
import { viewCustomerOrders, viewShopOrders } from './display/order-lists.views.ts';
import { verifyOrder } from './door/complete-order.ts';
import { readyOrder } from './pick-up/ready-order.ts';
import { viewSlots } from './slots/slot.views.ts';

export const customerOrderRoutes: Slice = ({ routes, config }) => {
  routes.read(orders.getSlots, ({ db, actor, now, query }) =>
    viewSlots(db, { userId: actor.userId, now, query }),
  );

  routes.write(orders.checkout, async ({ tx, actor, body, language }) => {
    const limits = { openAtMost: config.openOrdersPerPerson, perHourAtMost: config.ordersPerHour };
    return viewPlacedOrder(await checkout(tx, actor, checkoutInputOf(body, { limits, language })), language);
  });

  routes.read(orders.customerOrders, ({ db, actor, query, language, now }) =>
    viewCustomerOrders(db, actor.userId, { ...query, tab: 'active', language, now }),
  );

  routes.read(orders.customerPreviousOrders, ({ db, actor, query, language, now }) =>
    viewCustomerOrders(db, actor.userId, { ...query, tab: 'previous', language, now }),
  );

  routes.read(orders.customerOrder, ({ db, actor, params, language, now }) =>
    viewCustomerOrder(db, actor.userId, { orderId: pathId(params.id), language, now }),
  );

  routes.write(orders.verifyOrder, async ({ tx, actor, params, body, language }) => {
    const items = body.items ?? body.item_data?.items;
    if (!items) throw invalidInput({ items: [fieldMessages.required] });
    const orderId = pathId(params.id);
    await verifyOrder(tx, actor, { orderId, items });
    return viewCustomerOrder(tx, actor.userId, { orderId, language, now: tx.now });
  });

  routes.write(orders.cancelOrder, async ({ tx, actor, params, language }) => {
    const orderId = pathId(params.id);
    await cancelOrder(tx, actor, { orderId });
    return viewCustomerOrder(tx, actor.userId, { orderId, language, now: tx.now });
  });

  routes.write(again.orderAgain, ({ tx, actor, params, language }) =>
    orderAgain(tx, actor, { orderId: pathId(params.id), language }),
  );

  routes.read(again.boughtBefore, ({ db, actor, now, params, query, language }) =>
    viewBoughtBefore(db, actor.userId, { shopId: pathId(params.id), query, language, now }),
  );
};

function checkoutInputOf(
  body: BodyOf<typeof orders.checkout>,
  { limits, language }: Pick<CheckoutInput, 'limits' | 'language'>,
): CheckoutInput {
  const { slot: slotId, additional_details: details, expected_amount: expected } = body;
  return {
    slotId,
    additionalDetails: details ?? '',
    ifMissing: body.if_missing ?? 'ask',
    payBy: body.pay_by ?? 'cash',
    fulfilment: body.fulfilment ?? 'delivery',
    expectedPaise: expected === undefined ? undefined : paiseOf(expected),
    limits,
    language,
  };
}

export const retailerOrderRoutes: Slice = ({ routes }) => {
  routes.read(
    orders.retailerOrders,
    async ({ db, actor, query, language, now }) => {
      const shop = await getOwnShop(db, actor.userId);
      return viewShopOrders(db, shop.id, { ...query, tab: 'active', language, now });
    },
    admitOnceVerified,
  );

  routes.read(
    orders.retailerPreviousOrders,
    async ({ db, actor, query, language, now }) => {
      const shop = await getOwnShop(db, actor.userId);
      return viewShopOrders(db, shop.id, { ...query, tab: 'previous', language, now });
    },
    admitOnceVerified,
  );

  routes.read(
    orders.retailerOrder,
    async ({ db, actor, params, language, now }) => {
      const shop = await getOwnShop(db, actor.userId);
      return viewShopOrder(db, shop, { orderId: pathId(params.id), language, now });
    },
    admitOnceVerified,
  );

  routes.write(orders.acceptOrder, async ({ tx, actor, params, doneAt, language }) => {
    const { id, shopId } = await acceptOrder(tx, actor, { orderId: pathId(params.id), doneAt });
    return viewAnsweredOrder(tx, shopId, { orderId: id, language, now: tx.now });
  });

  routes.write(orders.rejectOrder, async ({ tx, actor, params, body, doneAt, language }) => {
    const why = { reason: body.reason, note: body.note, doneAt };
    const { id, shopId } = await rejectOrder(tx, actor, { orderId: pathId(params.id), ...why });
    return viewAnsweredOrder(tx, shopId, { orderId: id, language, now: tx.now });
  });

  routes.write(orders.readyOrder, async ({ tx, actor, params, doneAt, language }) => {
    const { id, shopId } = await readyOrder(tx, actor, { orderId: pathId(params.id), doneAt });
    return viewAnsweredOrder(tx, shopId, { orderId: id, language, now: tx.now });
  });

  routes.write(orders.withdrawOrder, async ({ tx, actor, params, body, doneAt, language }) => {
    const why = { reason: body.reason, note: body.note, doneAt };
    const { id, shopId } = await withdrawOrder(tx, actor, { orderId: pathId(params.id), ...why });
    return viewAnsweredOrder(tx, shopId, { orderId: id, language, now: tx.now });
  });
};

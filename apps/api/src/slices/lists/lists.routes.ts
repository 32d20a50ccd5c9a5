import * as lists from '@haat/contract/lists';
import { paiseOf } from '@haat/contract/money';
import { createdOr200 } from '../../platform/http/answers.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { SliceContext } from '../../platform/slice-context.ts';
import { viewCustomerOrder } from '../orders/index.ts';
import { getOwnShop } from '../shops/index.ts';
import { agreeToList, cancelList } from './agree-to-list.ts';
import { offerForList, refuseList } from './answer-list.ts';
import { viewCustomerList, viewCustomerLists, viewShopList, viewShopLists } from './list.views.ts';
import type { ListExpiries } from './list-expiry.ts';
import { sendList } from './send-list.ts';

export function customerListRoutes({ routes }: SliceContext, expiries: ListExpiries): void {
  routes.write(lists.sendList, async ({ tx, actor: { userId }, body, language }) => {
    const { shop: shopId, address, slot: slotId, text, files, pay_by: payBy = 'cash' } = body;
    const { fulfilment = 'delivery' } = body;
    const list = { addressId: address ?? undefined, text: text ?? '', fileIds: files ?? [] };
    const listId = await sendList(tx, { userId, expiries }, { shopId, slotId, payBy, fulfilment, ...list });
    return viewCustomerList(tx, userId, { listId, language, now: tx.now });
  });

  routes.read(lists.customerLists, ({ db, actor, query, language, now }) =>
    viewCustomerLists(db, actor.userId, { query, language, now }),
  );

  routes.read(lists.customerList, ({ db, actor, params, language, now }) =>
    viewCustomerList(db, actor.userId, { listId: pathId(params.id), language, now }),
  );

  routes.write(lists.agreeToList, async ({ tx, actor: { userId }, params, body, language }) => {
    const { expected_amount: expected } = body;
    const listId = pathId(params.id);
    const input = { listId, expectedPaise: expected === undefined ? undefined : paiseOf(expected) };
    const { orderId, isNew } = await agreeToList(tx, { userId, expiries }, input);
    return createdOr200(isNew, await viewCustomerOrder(tx, userId, { orderId, language, now: tx.now }));
  });

  routes.write(lists.cancelList, async ({ tx, actor: { userId }, params, language }) => {
    const listId = pathId(params.id);
    await cancelList(tx, { userId, expiries }, { listId });
    return viewCustomerList(tx, userId, { listId, language, now: tx.now });
  });
}

export function shopListRoutes({ routes }: SliceContext, expiries: ListExpiries): void {
  routes.read(lists.shopLists, async ({ db, actor, query, language, now }) => {
    const { id: shopId } = await getOwnShop(db, actor.userId);
    return viewShopLists(db, shopId, { query, language, now });
  });

  routes.read(lists.shopList, async ({ db, actor, params, language, now }) => {
    const { id: shopId } = await getOwnShop(db, actor.userId);
    return viewShopList(db, shopId, { listId: pathId(params.id), language, now });
  });

  routes.write(lists.offerForList, async ({ tx, actor: { userId }, params, body, language }) => {
    const listId = pathId(params.id);
    const items = body.items.map(({ product: productId, quantity }) => ({ productId, quantity }));
    await offerForList(tx, { userId, expiries }, { listId, items, note: body.note ?? '' });
    const { id: shopId } = await getOwnShop(tx, userId);
    return viewShopList(tx, shopId, { listId, language, now: tx.now });
  });

  routes.write(lists.refuseList, async ({ tx, actor: { userId }, params, body, language }) => {
    const listId = pathId(params.id);
    await refuseList(tx, { userId, expiries }, { listId, reason: body.reason, note: body.note || null });
    const { id: shopId } = await getOwnShop(tx, userId);
    return viewShopList(tx, shopId, { listId, language, now: tx.now });
  });
}

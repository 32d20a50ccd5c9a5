// What the customer does with a list: agrees to the offer, or cancels; and what happens when nobody answers.
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { lockUser } from '../accounts/index.ts';
import { findOwnAddress } from '../addresses/index.ts';
import { refuseOutOfReach } from '../cart/index.ts';
import {
  amountPaiseOf,
  type Goods,
  linesOf,
  placeOrder,
  requireGoods,
  requireSale,
  transitionOrder,
} from '../orders/index.ts';
import type { ListExpired } from './list.event-types.ts';
import { type ListRow, lockList, lockListOf, updateList } from './list.queries.ts';
import type { ListExpiries } from './list-expiry.ts';
import { isOpen, refuseLate, stateAt } from './list-state.ts';
import { listMessages } from './lists.messages.ts';

interface Customer {
  readonly userId: number;
  readonly expiries: ListExpiries;
}

interface Agreement {
  readonly listId: number;
  /** What the customer saw. Another offer may have come since. */
  readonly expectedPaise?: number | undefined;
}

interface Agreed {
  readonly orderId: number;
  readonly isNew: boolean;
}

/** Makes an accepted order at the offered prices, once. Throws `not_found`, `answer.late`, and what `requireSale` throws. */
export async function agreeToList(
  tx: Tx,
  { userId, expiries }: Customer,
  { listId, expectedPaise }: Agreement,
): Promise<Agreed> {
  await lockUser(tx, userId);
  const list = await lockListOf(tx, userId, listId);
  if (list.orderId !== null) return { orderId: list.orderId, isNew: false };
  const { items } = list;
  const state = stateAt(list, tx.now);
  if (state === 'waiting') throw refuseLate(listMessages.notOffered);
  if (state !== 'offered' || items === null) throw refuseLate();
  const amountPaise = amountPaiseOf({ lines: items, deliveryCostPaise: list.deliveryCostPaise });
  if (expectedPaise !== undefined && expectedPaise !== amountPaise) throw refuseLate(listMessages.otherOffer);
  const orderId = await orderOffered(tx, list, items);
  await updateList(tx, listId, { state: 'ordered', orderId, endedAt: tx.now });
  await expiries.remove(tx, listId);
  return { orderId, isNew: true };
}

async function orderOffered(
  tx: Tx,
  { userId: customerId, shopId, addressId, slotId, payBy, deliveryCostPaise, fulfilment }: ListRow,
  items: NonNullable<ListRow['items']>,
): Promise<number> {
  const goods = await requireGoods(tx, shopId, items);
  requirePricesWithinMrp(items, goods);
  const { shop, city } = goods;
  const address = addressId === null ? undefined : await findOwnAddress(tx, customerId, addressId);
  if (!address) throw refuseOutOfReach(shop.name);
  const sale = { shop, city, address, lines: linesOf(items, goods), deliveryCostPaise, fulfilment };
  const slot = await requireSale(tx, sale, { customerId, payBy, slotId });
  const customer = { actorId: customerId, role: 'customer' } as const;
  const { order } = await placeOrder(tx, {
    customerId,
    sale,
    by: { ...customer, action: 'list' },
    slot,
    additionalDetails: '',
    ifMissing: 'ask',
    payBy,
  });
  await transitionOrder(tx, order, { ...customer, action: 'agree', details: { proposal: 'offer' } });
  return order.id;
}

/** Throws `answer.late` when an MRP has fallen below an offered price since. */
function requirePricesWithinMrp(items: NonNullable<ListRow['items']>, { products }: Goods): void {
  for (const { productId, name, pricePaise } of items) {
    const mrpPaise = products.find((one) => one.productId === productId)?.mrpPaise ?? pricePaise;
    if (pricePaise > mrpPaise) throw refuseLate(listMessages.aboveMrp(name));
  }
}

/** A repeat changes nothing. Throws `not_found`, `answer.late`. */
export async function cancelList(
  tx: Tx,
  { userId, expiries }: Customer,
  { listId }: { readonly listId: number },
): Promise<void> {
  const list = await lockListOf(tx, userId, listId);
  const state = stateAt(list, tx.now);
  if (state === 'cancelled') return;
  if (!isOpen({ state })) throw refuseLate();
  await updateList(tx, listId, { state: 'cancelled', endedAt: tx.now });
  await expiries.remove(tx, listId);
  await publish(tx, 'list.cancelled', { listId, userId, shopId: list.shopId, actorId: userId });
}

/** Returns when to look again, if its time isn't over. */
export async function expireList(tx: Tx, listId: number): Promise<Date | undefined> {
  const list = await lockList(tx, listId);
  if (!list || !isOpen(list)) return undefined;
  if (list.expiresAt > tx.now) return list.expiresAt;
  await updateList(tx, listId, { state: 'expired', endedAt: list.expiresAt });
  const { userId, shopId } = list;
  const by: ListExpired['by'] = list.state === 'waiting' ? 'shop' : 'customer';
  await publish(tx, 'list.expired', { listId, userId, shopId, actorId: null, by });
  return undefined;
}

// What the shop does with a list: it offers goods, or refuses.
import type { RejectReason } from '@haat/contract/order-endings';
import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { getCity } from '../accounts/index.ts';
import { findOwnAddress } from '../addresses/index.ts';
import { deliveryCostPaise, refuseOutOfReach } from '../cart/index.ts';
import { amountPaiseOf, type Goods, linesOf, requireGoods, requireSale } from '../orders/index.ts';
import type { ProductQuantity } from '../products/index.ts';
import { getOwnShop } from '../shops/index.ts';
import { type ListRow, lockListAt, updateList } from './list.queries.ts';
import type { ListExpiries } from './list-expiry.ts';
import { isOpen, refuseLate, stateAt } from './list-state.ts';
import { listMessages } from './lists.messages.ts';

interface Shopkeeper {
  readonly userId: number;
  readonly expiries: ListExpiries;
}

interface Offer {
  readonly listId: number;
  readonly items: readonly ProductQuantity[];
  readonly note: string;
}

/** Another offer replaces it. Throws `not_found`, `answer.late`, `input.invalid`, and what `requireSale` throws. */
export async function offerForList(tx: Tx, { userId, expiries }: Shopkeeper, offer: Offer): Promise<void> {
  const { id: shopId } = await getOwnShop(tx, userId);
  const { listId, note } = offer;
  const list = await lockListAt(tx, shopId, listId);
  if (!isOpen({ state: stateAt(list, tx.now) })) throw refuseLate();
  const goods = await requireGoods(tx, shopId, offer.items);
  const items = priceItems(offer.items, goods);
  const { shop, city } = goods;
  const { userId: customerId, addressId, slotId, payBy, fulfilment } = list;
  const address = addressId === null ? undefined : await findOwnAddress(tx, customerId, addressId);
  if (!address) throw refuseOutOfReach(shop.name);
  const costPaise = fulfilment === 'pick_up' ? 0 : deliveryCostPaise(shop, address, city);
  const lines = linesOf(items, goods);
  const sale = { shop, city, address, lines, deliveryCostPaise: costPaise, fulfilment };
  await requireSale(tx, sale, { customerId, payBy, slotId });
  const { listMinutes } = await getCity(tx, list.cityId);
  const expiresAt = new Date(tx.now.getTime() + listMinutes * 60_000);
  await updateList(tx, listId, { state: 'offered', items, deliveryCostPaise: costPaise, note, expiresAt });
  await expiries.place(tx, listId, expiresAt);
  const amountPaise = amountPaiseOf(sale);
  await publish(tx, 'list.offered', { listId, userId: customerId, shopId, actorId: userId, amountPaise });
}

/** Throws `input.invalid` for products that aren't the shop's, or are named twice. */
function priceItems(items: readonly ProductQuantity[], { products }: Goods): NonNullable<ListRow['items']> {
  const isTwice = new Set(items.map(({ productId }) => productId)).size < items.length;
  return items.map(({ productId, quantity }) => {
    const product = products.find((one) => one.productId === productId && !one.isDeleted);
    if (!product || isTwice) throw invalidInput({ items: [listMessages.otherProducts] });
    const { name, names, pricePaise, netQuantity, unit, isLoose } = product;
    return { productId, name, names, pricePaise, netQuantity, unit, isLoose, quantity };
  });
}

interface Refusal {
  readonly listId: number;
  readonly reason: RejectReason;
  /** The customer reads it. */
  readonly note: string | null;
}

/** The same refusal again changes nothing, another one is late. Throws `not_found`, `answer.late`. */
export async function refuseList(
  tx: Tx,
  { userId, expiries }: Shopkeeper,
  { listId, reason, note }: Refusal,
): Promise<void> {
  const { id: shopId } = await getOwnShop(tx, userId);
  const list = await lockListAt(tx, shopId, listId);
  const state = stateAt(list, tx.now);
  if (state === 'refused' && list.refusal === reason && list.refusalNote === note) return;
  if (!isOpen({ state })) throw refuseLate();
  await updateList(tx, listId, { state: 'refused', refusal: reason, refusalNote: note, endedAt: tx.now });
  await expiries.remove(tx, listId);
  await publish(tx, 'list.refused', { listId, userId: list.userId, shopId, actorId: userId, reason, note });
}

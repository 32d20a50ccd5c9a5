// A telephone order is checked as a checkout is, when it is entered and when it is confirmed.
import { rupeesOf } from '@haat/contract/money';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { accessMessages } from '../../../platform/http/access.messages.ts';
import { getGoodsToOrder } from '../../cart/index.ts';
import type { ProductQuantity } from '../../products/index.ts';
import {
  type Buyer,
  findSaleRefusal,
  isFull,
  refuseSlot,
  requireDeliverable,
  requireOffered,
  requireSlot,
  type Sale,
} from '../checkout/check-sale.ts';
import { listWindowsOfDay } from '../slots/slot.queries.ts';
import { type OfferedSlot, readSlotId, type SlotWindow } from '../slots/slots-of-day.ts';
import type { PhoneOrderItem } from './phone-order.queries.ts';
import { phoneOrderMessages } from './phone-orders.messages.ts';

export type Goods = NonNullable<Awaited<ReturnType<typeof getGoodsToOrder>>>;

/** The shop and its products among these, locked. Throws `shop.not_verified`. */
export async function requireGoods(
  tx: Tx,
  shopId: number,
  items: readonly ProductQuantity[],
): Promise<Goods> {
  const productIds = items.map(({ productId }) => productId);
  const goods = await getGoodsToOrder(tx, shopId, productIds);
  if (!goods) throw new AppError('shop.not_verified', { detail: accessMessages.notVerified });
  return goods;
}

/** The items at their prices, with today's stock. A deleted product has none. */
export const linesOf = (items: readonly PhoneOrderItem[], { products }: Goods): Sale['lines'] =>
  items.map((item) => {
    const product = products.find(({ productId }) => productId === item.productId);
    const stock = product && !product.isDeleted ? product.stock : 0;
    const { names = {}, netQuantity = null, unit = null, isLoose = false } = item;
    return { ...item, names, netQuantity, unit, isLoose, stock, coverKey: product?.coverKey ?? null };
  });

/** Prices are those of the first call. Throws `code.over` when an MRP has fallen below one since. */
export function requirePricesWithinMrp(items: readonly PhoneOrderItem[], { products }: Goods): void {
  for (const { productId, name, pricePaise } of items) {
    const mrpPaise = products.find((one) => one.productId === productId)?.mrpPaise ?? pricePaise;
    if (pricePaise > mrpPaise) {
      throw new AppError('code.over', { detail: phoneOrderMessages.aboveMrp(name, rupeesOf(mrpPaise)) });
    }
  }
}

/**
 * The slot that the order gets. Throws `input.invalid`, `shop.closed`, `address.out_of_reach`, `slot.unavailable`,
 * `product.out_of_stock`, `pick_up.none`, `upi.none`, `credit.none`, `credit.limit`.
 */
export async function requireSale(
  tx: Tx,
  sale: Sale,
  { slotId, ...buyer }: Buyer & { readonly slotId: number },
): Promise<OfferedSlot<SlotWindow>> {
  const slot = readSlotId(slotId);
  const windows = await listWindowsOfDay(tx, slot);
  requireSlot(slot, windows);
  requireDeliverable(sale, sale.address);
  const offered = requireOffered(slot, windows, { sale, now: tx.now });
  if (await isFull(tx, offered, sale)) throw refuseSlot();
  const refusal = await findSaleRefusal(tx, sale, buyer);
  if (refusal) throw refusal;
  return offered;
}

/** The retailer isn't told that the operator blocked the person. */
export const refuseBlocked = (): AppError => invalidInput({ number: [phoneOrderMessages.cannotOrder] });

/** A telephone order ends with the last wrong code. */
export const guessesAtMost = 5;

import type { Language } from '@haat/contract/languages';
import { linePaiseOf } from '@haat/contract/line-paise';
import type { Fulfilment } from '@haat/contract/order-machine';
import type { PayMethod } from '@haat/contract/payment-machine';
import type { MissingWish } from '@haat/contract/proposal-machine';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  type CartAtCheckout,
  deleteCartLines,
  deliveryCostPaise,
  getCartForCheckout,
  lockCartForCheckout,
  presentCart,
} from '../../cart/index.ts';
import { listRecentOrders } from '../order.queries.ts';
import { orderMessages } from '../orders.messages.ts';
import { findCustomer } from '../person-city.queries.ts';
import { listWindowsOfDay } from '../slots/slot.queries.ts';
import { readSlotId } from '../slots/slots-of-day.ts';
import {
  amountPaiseOf,
  findSaleRefusal,
  isFull,
  refuseSlot,
  requireDeliverable,
  requireOffered,
  requireSlot,
  type Sale,
} from './check-sale.ts';
import { findReachedLimit, type OrderLimits } from './order-limits.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';

export interface CheckoutInput {
  readonly slotId: number;
  readonly additionalDetails: string;
  readonly ifMissing: MissingWish;
  readonly payBy: PayMethod;
  readonly fulfilment: Fulfilment;
  /** Of the cart in a refusal. */
  readonly language: Language;
  /** The cart's total as the customer saw it. Undefined skips the comparison. */
  readonly expectedPaise: number | undefined;
  /** Undefined for none. */
  readonly limits: OrderLimits | undefined;
}

/**
 * Turns the cart into an order. Locks the cart, its shop and the products. The slot comes last, because many customers
 * want the same one. Only the slot can refuse after the order is inserted.
 */
export async function checkout(
  tx: Tx,
  { userId }: { userId: number },
  input: CheckoutInput,
): Promise<PlacedOrder> {
  const slot = readSlotId(input.slotId);
  // The cart's lock makes a person's checkouts run one after another, so each counts the orders of the one before.
  const locked = await lockCartForCheckout(tx, userId);
  const windows = await listWindowsOfDay(tx, slot);
  const { scope, orderedIn } = await findCustomer(tx, userId);
  requireSlot(slot, windows);
  const cart = await getCartForCheckout(tx, userId, locked);
  const recent = input.limits ? await listRecentOrders(tx, scope, input.limits.perHourAtMost) : [];
  if (!cart) throw new AppError('cart.empty', { detail: orderMessages.emptyCart });
  const limit = input.limits && findReachedLimit(recent, input.limits, { shopId: cart.shop.id, now: tx.now });
  if (limit) throw limit;
  const sale = requireSale(cart, input.fulfilment);
  const offered = requireOffered(slot, windows, { sale, now: tx.now });
  const refusal = await findRefusal(tx, { cart, sale, customerId: userId }, input);
  // Refuse a full slot early, but lock its row only when the order is written.
  if (refusal) throw (await isFull(tx, offered, sale)) ? refuseSlot() : refusal;
  const placed = await placeOrder(tx, {
    customerId: userId,
    orderedIn,
    sale,
    by: { actorId: userId, role: 'customer', action: 'checkout' },
    slot: offered,
    additionalDetails: input.additionalDetails,
    ifMissing: input.ifMissing,
    payBy: input.payBy,
  });
  await deleteCartLines(tx, userId);
  return placed;
}

/** Throws `shop.closed`, `address.out_of_reach`. */
function requireSale(cart: CartAtCheckout, fulfilment: Fulfilment): Sale {
  const address = requireDeliverable({ ...cart, fulfilment }, cart.address);
  const costPaise = fulfilment === 'pick_up' ? 0 : deliveryCostPaise(cart.shop, address, cart.city);
  return { ...cart, address, deliveryCostPaise: costPaise, fulfilment };
}

/** `cart.changed` comes last, when the amount isn't the expected one. */
async function findRefusal(
  tx: Tx,
  { cart, sale, customerId }: { cart: CartAtCheckout; sale: Sale; customerId: number },
  input: CheckoutInput,
): Promise<AppError | undefined> {
  const refusal = await findSaleRefusal(tx, sale, { customerId, payBy: input.payBy });
  return (
    refusal ?? (isExpected(sale, input) ? undefined : await refuseChangedCart(tx, { cart, sale }, input))
  );
}

const isExpected = (sale: Sale, { expectedPaise }: CheckoutInput): boolean =>
  expectedPaise === undefined || amountPaiseOf(sale) === expectedPaise;

const refuseChangedCart = async (
  tx: Tx,
  { cart, sale }: { cart: CartAtCheckout; sale: Sale },
  { expectedPaise, language }: CheckoutInput,
): Promise<AppError> => {
  const gonePaise = cart.gone.reduce(
    (sum, { pricePaise, quantity }) => sum + linePaiseOf({ pricePaise, ordered: quantity }),
    0,
  );
  // A product may be gone for so long that the customer never saw it.
  const isGoneSince = gonePaise > 0 && expectedPaise === amountPaiseOf(sale) + gonePaise;
  return new AppError('cart.changed', {
    detail: isGoneSince
      ? orderMessages.noLongerSold(cart.gone.map(({ name }) => name).join(', '))
      : orderMessages.totalChanged,
    cart: await presentCart(tx, cart, { now: tx.now, language }),
  });
};

import type { Language } from '@haat/contract/languages';
import type { PayMethod } from '@haat/contract/payment-machine';
import type { MissingWish } from '@haat/contract/proposal-machine';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import {
  type CartToOrder,
  deliveryCostPaise,
  getCartForCheckout,
  lockCartForCheckout,
  presentCart,
  problemOf,
  refuseClosedShop,
  refuseOutOfReach,
} from '../cart/index.ts';
import { findShortage } from '../products/index.ts';
import { findReachedLimit, type OrderLimits } from './order-limits.ts';
import { pricePaiseOf } from './order-price.ts';
import { orderMessages } from './orders.messages.ts';
import { findPayRefusal } from './pay-refusal.ts';
import { findPersonScope } from './person-city.queries.ts';
import { type OrderableCart, type PlacedOrder, placeOrder, shelvesOf } from './place-order.ts';
import { listRecentOrders } from './recent-order.queries.ts';
import { refuseSlot } from './refuse-slot.ts';
import { countTakenPlaces, listWindowsOfDay } from './slot.queries.ts';
import { readSlotId, type Slot } from './slot-id.ts';
import { findOfferedSlot, fitsDay, type OfferedSlot, type SlotWindow } from './slots-of-day.ts';

export interface CheckoutInput {
  readonly slotId: number;
  readonly additionalDetails: string;
  readonly ifMissing: MissingWish;
  readonly payBy: PayMethod;
  /** Of the cart in a refusal. */
  readonly language: Language;
  /** The cart's total as the customer saw it. Undefined skips the comparison. */
  readonly expectedPaise: number | undefined;
  /** Undefined for none. */
  readonly limits: OrderLimits | undefined;
}

type WindowOfDay = SlotWindow & { readonly isDeleted: boolean };

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
  const [locked, windows, customer] = await tx.inOrder([
    lockCartForCheckout(tx, userId),
    listWindowsOfDay(tx, slot),
    findPersonScope(tx, userId),
  ]);
  requireSlot(slot, windows);
  const { limits } = input;
  const [found, recent] = await tx.inOrder([
    getCartForCheckout(tx, userId, locked),
    limits ? listRecentOrders(tx, customer, limits.perHourAtMost) : [],
  ]);
  const cart = requireOrderable(
    found,
    ({ shop }) => limits && findReachedLimit(recent, limits, { shopId: shop.id, now: tx.now }),
  );
  const offered = requireOffered(slot, windows, { cart, now: tx.now });
  const refusal = await findRefusal(tx, { cart, customerId: userId }, input);
  // Refuse a full slot early, but lock its row only when the order is written.
  if (refusal) throw (await isFull(tx, offered)) ? refuseSlot() : refusal;
  return placeOrder(tx, {
    customerId: userId,
    cart,
    slot: offered,
    additionalDetails: input.additionalDetails,
    ifMissing: input.ifMissing,
    payBy: input.payBy,
  });
}

/** Throws `input.invalid` when the window is unknown or doesn't apply on that day. */
function requireSlot(slot: Slot, windows: readonly WindowOfDay[]): void {
  const window = windows.find(({ id }) => id === slot.windowId);
  if (!window || !fitsDay(window, slot.day)) {
    throw invalidInput({ slot: [orderMessages.noSuchSlot] });
  }
}

/** Checks that the customer may order, and that the cart's shop is open and delivers to its address. Stock is checked later. */
function requireOrderable(
  cart: CartToOrder | undefined,
  findLimit: (cart: CartToOrder) => AppError | undefined,
): OrderableCart {
  if (!cart) throw new AppError('cart.empty', { detail: orderMessages.emptyCart });
  const limit = findLimit(cart);
  if (limit) throw limit;
  const { shop, address } = cart;
  const problem = problemOf(cart);
  if (problem === 'shop.closed') throw refuseClosedShop(shop.name);
  if (!address || problem === 'address.out_of_reach') throw refuseOutOfReach(shop.name);
  return { ...cart, address };
}

/** The slot, if the slot list would offer it now. Throws `slot.unavailable`. */
function requireOffered(
  slot: Slot,
  windows: readonly WindowOfDay[],
  { cart: { city, shop }, now }: { readonly cart: OrderableCart; readonly now: Date },
): OfferedSlot<WindowOfDay> {
  const ofCity = windows.filter(({ cityId, isDeleted }) => cityId === city.id && !isDeleted);
  const offered = findOfferedSlot(ofCity, slot, { now, timeZone: city.timeZone, calendar: shop });
  if (!offered) throw refuseSlot();
  return offered;
}

/** `product.out_of_stock`, else a refusal of the way to pay, else `cart.changed` when the amount isn't the expected one. */
async function findRefusal(
  tx: Tx,
  { cart, customerId }: { readonly cart: OrderableCart; readonly customerId: number },
  input: CheckoutInput,
): Promise<AppError | undefined> {
  const amountPaise = amountPaiseOf(cart);
  return (
    findShortage(cart.lines, shelvesOf(cart)) ??
    (await findPayRefusal(tx, { customerId, shop: cart.shop, cityId: cart.city.id, amountPaise }, input)) ??
    (isExpected(amountPaise, input) ? undefined : await refuseChangedCart(tx, cart, input.language))
  );
}

function amountPaiseOf(cart: OrderableCart): number {
  const pricePaise = pricePaiseOf(cart.lines.map((line) => ({ ...line, kept: line.quantity })));
  return pricePaise + deliveryCostPaise(cart.shop, cart.address, cart.city);
}

const isExpected = (amountPaise: number, { expectedPaise }: CheckoutInput): boolean =>
  expectedPaise === undefined || amountPaise === expectedPaise;

async function isFull(tx: Tx, { window, day }: OfferedSlot<SlotWindow>): Promise<boolean> {
  return (await countTakenPlaces(tx, { cityId: window.cityId, windowId: window.id, day })) >= window.capacity;
}

const refuseChangedCart = async (tx: Tx, cart: OrderableCart, language: Language): Promise<AppError> =>
  new AppError('cart.changed', {
    detail: orderMessages.priceChanged,
    cart: await presentCart(tx, cart, { now: tx.now, language }),
  });

import { initialOrderStatus } from '@haat/contract/order-machine';
import type { Problem } from '@haat/contract/problem';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { dayInZone } from '../../platform/zoned-time.ts';
import {
  deliveryCostPaise,
  emptyCart,
  type FilledCart,
  getCartForCheckout,
  problemOf,
  refuseClosedShop,
  refuseOutOfReach,
  viewCart,
} from '../cart/index.ts';
import { lockProducts, takeStock } from '../products/index.ts';
import {
  countInitiatedOrders,
  insertOrder,
  insertOrderEvent,
  insertOrderItems,
  type OrderRow,
} from './order.queries.ts';
import { itemCountOf, pricePaiseOf } from './order-price.ts';
import { findSlotWindow, listSlotWindows, takePlace } from './slot.queries.ts';
import { readSlotId } from './slot-id.ts';
import { fitsDay, slotsOffered } from './slots-of-day.ts';
import { orderEventOf } from './transition-order.ts';

export interface CheckoutInput {
  readonly slotId: number;
  readonly additionalDetails: string;
  /** The cart's total as the customer saw it. Undefined skips the comparison. */
  readonly expectedPaise: number | undefined;
  /** How many orders of one customer may have the status INITIATED, this one included. */
  readonly openOrdersAtMost: number;
}

type Slot = { readonly windowId: number; readonly day: string };
type CartWithAddress = FilledCart & { address: NonNullable<FilledCart['address']> };
type Lines = { id: number; name: string; quantity: number; pricePaise: number }[];

/**
 * Turns the cart into an order and returns its id. Locks the cart, the slot and the products, in this order. All refusals
 * come before the order is inserted.
 */
export async function checkout(tx: Tx, actor: { userId: number }, input: CheckoutInput): Promise<number> {
  const slot = await getSlot(tx, input.slotId);
  const cart = await getValidCart(tx, actor.userId, input.openOrdersAtMost);
  const times = await takeSlot(tx, slot, cart.city);
  const lines = await takeGoods(tx, cart, { userId: actor.userId, expectedPaise: input.expectedPaise });
  const order = await insertOrder(tx, {
    ...placeOf(cart),
    ...totalsOf(lines),
    customerId: actor.userId,
    status: initialOrderStatus,
    windowId: slot.windowId,
    slotDay: slot.day,
    slotStart: times.start,
    slotEnd: times.end,
    additionalDetails: input.additionalDetails,
    createdAt: tx.now,
  });
  await insertOrderItems(
    tx,
    lines.map(({ id: productId, name, pricePaise, quantity }) => {
      return { orderId: order.id, productId, name, pricePaise, ordered: quantity, kept: quantity };
    }),
  );
  await emptyCart(tx, actor.userId);
  await recordAndPublish(tx, order);
  return order.id;
}

/** Decodes the slot id. Throws `input.invalid` when the window is unknown or doesn't apply on that day. */
async function getSlot(tx: Tx, slotId: number): Promise<Slot> {
  const { windowId, day } = readSlotId(slotId);
  const window = await findSlotWindow(tx, windowId);
  if (!window || !fitsDay(window, day)) {
    throw invalidInput({ slot: ['This delivery slot does not exist. Choose one from the list.'] });
  }
  return { windowId, day };
}

/**
 * Locks the cart and checks that its shop is open and delivers to its address. The lock makes a person's checkouts run one
 * after another, so each counts the orders of the one before.
 */
async function getValidCart(tx: Tx, userId: number, openOrdersAtMost: number): Promise<CartWithAddress> {
  const cart = await getCartForCheckout(tx, userId);
  if (!cart) throw new AppError('cart.empty', { detail: 'Your cart is empty. Add something first.' });
  if ((await countInitiatedOrders(tx, userId)) >= openOrdersAtMost) throw refuseOpenOrders(openOrdersAtMost);
  const { shop, address } = cart;
  const problem = problemOf(cart);
  if (problem === 'shop.closed') throw refuseClosedShop(shop.name);
  // Stock is checked later, under its lock.
  if (!address || problem === 'address.out_of_reach') throw refuseOutOfReach(shop.name);
  return { ...cart, address };
}

/** Takes a place in a slot that the slot list would offer now. Throws `slot.unavailable`. */
async function takeSlot(tx: Tx, slot: Slot, city: FilledCart['city']) {
  const windows = await listSlotWindows(tx, city.id, dayInZone(tx.now, city.timeZone));
  const offered = slotsOffered(windows, tx.now, city.timeZone).find(
    ({ window, day }) => window.id === slot.windowId && day === slot.day,
  );
  if (!offered || !(await takePlace(tx, { ...slot, capacity: offered.window.capacity }))) {
    throw new AppError('slot.unavailable', {
      detail: 'This delivery slot is full or over. Choose another one.',
    });
  }
  return { start: offered.start, end: offered.end };
}

/**
 * Takes the stock and returns the lines with current names and prices. Throws `product.out_of_stock` when the stock is too
 * low or a product was deleted. Otherwise throws `cart.changed` when the amount isn't the expected one.
 */
async function takeGoods(
  tx: Tx,
  cart: CartWithAddress,
  seen: { userId: number; expectedPaise: number | undefined },
) {
  const ids = cart.lines.map(({ productId }) => productId);
  const locked = await lockProducts(tx, ids);
  const byId = new Map(locked.filter(({ isDeleted }) => !isDeleted).map((product) => [product.id, product]));
  const lines: Lines = cart.lines.map((line) => {
    const { name, pricePaise } = byId.get(line.productId) ?? line;
    return { id: line.productId, name, pricePaise, quantity: line.quantity };
  });
  const amountPaise = totalsOf(lines).pricePaise + deliveryCostOf(cart);
  const isChanged = seen.expectedPaise !== undefined && seen.expectedPaise !== amountPaise;
  // Read the cart before taking the stock, so that the refusal shows the stock without this order.
  const cartNow = isChanged ? await viewCart(tx, seen.userId) : undefined;
  await takeStock(tx, cart.lines, locked);
  if (cartNow) throw refuseChangedCart(cartNow);
  return lines;
}

const refuseOpenOrders = (atMost: number) =>
  new AppError('order.too_many_open', {
    detail: `${atMost} of your orders are waiting for a shop. Wait until a shop accepts, or cancel one.`,
  });

const refuseChangedCart = (cart: NonNullable<Problem['cart']>) =>
  new AppError('cart.changed', {
    detail: 'The price has changed. Check the new total, then order again.',
    cart,
  });

const deliveryCostOf = ({ shop, address, city }: CartWithAddress): number =>
  deliveryCostPaise(shop, address, city);

const placeOf = (cart: CartWithAddress) => ({
  cityId: cart.city.id,
  shopId: cart.shop.id,
  deliveryCostPaise: deliveryCostOf(cart),
  receiver: cart.address.receiver,
  receiverNumber: cart.address.number,
  address: cart.address.address,
  latitude: cart.address.latitude,
  longitude: cart.address.longitude,
});

function totalsOf(lines: Lines) {
  const items = lines.map(({ pricePaise, quantity }) => ({ pricePaise, kept: quantity }));
  return { pricePaise: pricePaiseOf(items), itemCount: itemCountOf(items) };
}

async function recordAndPublish(tx: Tx, order: OrderRow): Promise<void> {
  const mover = { actorId: order.customerId, role: 'customer' } as const;
  await insertOrderEvent(tx, {
    orderId: order.id,
    cityId: order.cityId,
    actorId: mover.actorId,
    actorRole: mover.role,
    action: 'checkout',
    toStatus: order.status,
    details: {},
  });
  await publish(tx, 'order.placed', orderEventOf(order, mover));
}

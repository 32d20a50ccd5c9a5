import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { dayInZone } from '../../platform/zoned-time.ts';
import {
  deliveryCostPaise,
  emptyCart,
  type FilledCart,
  getCartForCheckout,
  refuseClosedShop,
  refuseOutOfReach,
} from '../cart/index.ts';
import { lockProducts, takeStock } from '../products/index.ts';
import { isInReach } from '../shops/index.ts';
import { orderEventOf } from './move-order.ts';
import { insertOrder, insertOrderEvent, insertOrderItems, type OrderRow } from './order.queries.ts';
import { piecesOf, pricePaiseOf } from './order-price.ts';
import { findSlotWindow, listSlotWindows, takePlace } from './slot.queries.ts';
import { readSlotId } from './slot-id.ts';
import { fitsDay, slotsOffered } from './slots-of-day.ts';

export interface CheckoutInput {
  readonly slotId: number;
  readonly additionalDetails: string;
}

type Slot = { readonly windowId: number; readonly day: string };
type FullCart = FilledCart & { address: NonNullable<FilledCart['address']> };
type Lines = { id: number; name: string; quantity: number; pricePaise: number }[];

/** Turns the cart into an order: takes a place in the slot, then the stock. Answers the order's id. */
export async function checkout(tx: Tx, actor: { userId: number }, input: CheckoutInput): Promise<number> {
  const slot = await getSlot(tx, input.slotId);
  const cart = await getFullCart(tx, actor.userId);
  const times = await takeSlot(tx, slot, cart.city);
  const lines = await takeGoods(tx, cart);
  const order = await insertOrder(tx, {
    ...placeOf(cart),
    ...totalsOf(lines),
    customerId: actor.userId,
    status: 'INITIATED',
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
  await tellOfOrder(tx, order);
  return order.id;
}

/** Throws `input.invalid` for a window that never was, or never is on that day. */
async function getSlot(tx: Tx, slotId: number): Promise<Slot> {
  const { windowId, day } = readSlotId(slotId);
  const window = await findSlotWindow(tx, windowId);
  if (!window || !fitsDay(window, day)) {
    throw invalidInput({ slot: ['There is no such delivery slot. Choose one from the list.'] });
  }
  return { windowId, day };
}

/** The locked cart, of an open shop, for an address in its reach. */
async function getFullCart(tx: Tx, userId: number): Promise<FullCart> {
  const cart = await getCartForCheckout(tx, userId);
  if (!cart) throw new AppError('cart.empty', { detail: 'Your cart is empty. Put something in first.' });
  const { shop, address, city } = cart;
  if (!shop.isOpen) throw refuseClosedShop(shop.name);
  if (!address || !isInReach(shop, address, city.radiusKm)) throw refuseOutOfReach(shop.name);
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
      detail: 'This delivery slot is over or full. Choose another one.',
    });
  }
  return { start: offered.start, end: offered.end };
}

/** The lines at today's names and prices, their stock taken. Throws `product.out_of_stock`, also for what is gone. */
async function takeGoods(tx: Tx, { lines }: FullCart): Promise<Lines> {
  const products = await lockProducts(
    tx,
    lines.map(({ productId }) => productId),
  );
  await takeStock(tx, lines);
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => {
    const { name, pricePaise } = byId.get(line.productId) ?? line;
    return { id: line.productId, name, pricePaise, quantity: line.quantity };
  });
}

const placeOf = ({ city, shop, address }: FullCart) => ({
  cityId: city.id,
  shopId: shop.id,
  deliveryCostPaise: deliveryCostPaise(shop, address, city),
  receiver: address.receiver,
  receiverNumber: address.number,
  address: address.address,
  latitude: address.latitude,
  longitude: address.longitude,
});

function totalsOf(lines: Lines) {
  const items = lines.map(({ pricePaise, quantity }) => ({ pricePaise, kept: quantity }));
  return { pricePaise: pricePaiseOf(items), pieces: piecesOf(items) };
}

async function tellOfOrder(tx: Tx, order: OrderRow): Promise<void> {
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

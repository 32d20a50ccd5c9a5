// The writes of a checkout.
import { initialOrderStatus } from '@haat/contract/order-machine';
import type { PayMethod } from '@haat/contract/payment-machine';
import type { MissingWish } from '@haat/contract/proposal-machine';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { type CartToOrder, deliveryCostPaise, emptyCart } from '../cart/index.ts';
import { type Shelf, takeStock } from '../products/index.ts';
import { newDeliveryCode } from './new-delivery-code.ts';
import { insertOrder, insertOrderEvent, type NewOrder, type OrderRow, unmoved } from './order.queries.ts';
import { insertOrderItems, type OrderItemRow } from './order-item.queries.ts';
import { itemCountOf, pricePaiseOf } from './order-price.ts';
import { noteCityOfCustomer } from './person-city.queries.ts';
import { refuseSlot } from './refuse-slot.ts';
import { takePlace } from './slot.queries.ts';
import type { OfferedSlot, SlotWindow } from './slots-of-day.ts';
import { orderEventOf } from './transition-order.ts';

export type OrderableCart = CartToOrder & { readonly address: NonNullable<CartToOrder['address']> };

/** A new order with what its page shows, so that nothing has to be read back. */
export interface PlacedOrder {
  readonly order: OrderRow;
  readonly cart: OrderableCart;
  readonly items: readonly OrderItemRow[];
}

interface Purchase {
  readonly customerId: number;
  readonly cart: OrderableCart;
  readonly slot: OfferedSlot<SlotWindow>;
  readonly additionalDetails: string;
  readonly ifMissing: MissingWish;
  readonly payBy: PayMethod;
}

/** The caller has checked everything under locks, except the slot's capacity. Throws `slot.unavailable` when it is full. */
export async function placeOrder(tx: Tx, purchase: Purchase): Promise<PlacedOrder> {
  const { customerId, cart, slot } = purchase;
  const values = orderOf(purchase, tx.now);
  const [id] = await tx.inOrder([
    insertOrder(tx, values),
    takeStock(tx, cart.lines, shelvesOf(cart)),
    emptyCart(tx, customerId),
    noteCityOfCustomer(tx, customerId, values.cityId),
  ]);
  const order: OrderRow = { ...values, ...unmoved, id };
  const mover = { actorId: customerId, role: 'customer' } as const;
  const [items, , isTaken] = await tx.inOrder([
    insertOrderItems(tx, order, itemsOf(cart)),
    insertOrderEvent(tx, {
      orderId: id,
      cityId: order.cityId,
      actorId: mover.actorId,
      actorRole: mover.role,
      action: 'checkout',
      fromStatus: null,
      toStatus: order.status,
      details: {},
    }),
    takePlace(tx, {
      cityId: order.cityId,
      windowId: slot.window.id,
      day: slot.day,
      capacity: slot.window.capacity,
    }),
    // Last, because it locks the retailer's notifications.
    publish(tx, 'order.placed', { ...orderEventOf(order, mover), retailerId: cart.shop.retailerId }),
  ]);
  if (!isTaken) throw refuseSlot();
  return { order, cart, items };
}

export const shelvesOf = ({ lines }: OrderableCart): Shelf[] =>
  lines.map(({ productId, name, stock }) => ({ id: productId, name, quantity: stock, isDeleted: false }));

const itemsOf = ({ lines }: OrderableCart) =>
  lines.map(({ productId, name, names, pricePaise, quantity }) => ({
    productId,
    name,
    names,
    pricePaise,
    ordered: quantity,
  }));

function orderOf(
  { customerId, cart, slot, additionalDetails, ifMissing, payBy }: Purchase,
  now: Date,
): NewOrder {
  const { shop, city, address, lines } = cart;
  const items = lines.map(({ pricePaise, quantity }) => ({ pricePaise, kept: quantity }));
  return {
    cityId: city.id,
    customerId,
    shopId: shop.id,
    status: initialOrderStatus,
    windowId: slot.window.id,
    slotDay: slot.day,
    slotStart: slot.start,
    slotEnd: slot.end,
    pricePaise: pricePaiseOf(items),
    deliveryCostPaise: deliveryCostPaise(shop, address, city),
    itemCount: itemCountOf(items),
    additionalDetails,
    ifMissing,
    payBy,
    receiver: address.receiver,
    receiverNumber: address.number,
    address: address.address,
    latitude: address.latitude,
    longitude: address.longitude,
    landmark: address.landmark,
    photoId: address.photoId,
    voiceNoteId: address.voiceNoteId,
    deliveryCode: newDeliveryCode(),
    createdAt: now,
  };
}

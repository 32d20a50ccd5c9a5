// The writes of an order, from a cart or by telephone.

import { randomInt } from 'node:crypto';
import { initialOrderStatus } from '@haat/contract/order-machine';
import type { PayMethod } from '@haat/contract/payment-machine';
import type { MissingWish } from '@haat/contract/proposal-machine';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import type { LocalizedText } from '../../../platform/localized-text.ts';
import { takeStock } from '../../products/index.ts';
import { insertOrder, type NewOrder, type OrderRow, unmoved } from '../order.queries.ts';
import { insertOrderEvent } from '../order-event.queries.ts';
import { insertOrderItems, type OrderItemRow } from '../order-item.queries.ts';
import { itemCountOf, pricePaiseOf } from '../order-price.ts';
import { noteCityOfCustomer } from '../person-city.queries.ts';
import { takePlace } from '../slots/slot.queries.ts';
import type { OfferedSlot, SlotWindow } from '../slots/slots-of-day.ts';
import { type OrderActor, orderEventOf } from '../transition-order.ts';
import { keptOf, refuseSlot, type Sale, shelvesOf } from './check-sale.ts';

/** A new order with what its page shows, so that nothing has to be read back. */
export interface PlacedOrder {
  readonly order: OrderRow;
  readonly sale: Sale;
  readonly items: readonly OrderItemRow[];
}

interface Purchase {
  readonly customerId: number;
  /** The cities where the customer is known to have ordered before. */
  readonly orderedIn?: readonly number[];
  readonly sale: Sale;
  /** Who enters the order, and how. */
  readonly by: OrderActor & { readonly action: 'checkout' | 'phone' | 'standing' | 'list' };
  readonly slot: OfferedSlot<SlotWindow>;
  readonly additionalDetails: string;
  readonly ifMissing: MissingWish;
  readonly payBy: PayMethod;
  /** The standing order that places it. Left out: none does. */
  readonly standingId?: number | null;
  /** What a standing order wanted and the shop hasn't enough of. */
  readonly missing?: LocalizedText;
}

/** The caller has checked everything under locks, except the slot's capacity. Throws `slot.unavailable` when it is full. */
export async function placeOrder(tx: Tx, purchase: Purchase): Promise<PlacedOrder> {
  const { customerId, orderedIn = [], sale, by, slot, missing } = purchase;
  const values = orderOf(purchase, tx.now);
  const id = await insertOrder(tx, values);
  await takeStock(tx, sale.lines, shelvesOf(sale));
  if (!orderedIn.includes(sale.city.id)) await noteCityOfCustomer(tx, customerId, values.cityId);
  const order: OrderRow = { ...values, ...unmoved, id };
  const items = await insertOrderItems(tx, order, itemsOf(sale));
  await insertOrderEvent(tx, {
    orderId: id,
    cityId: order.cityId,
    actorId: by.actorId,
    actorRole: by.role,
    action: by.action,
    fromStatus: null,
    toStatus: order.status,
    details: {},
  });
  if (sale.fulfilment === 'delivery') {
    const { window, day } = slot;
    const place = { cityId: order.cityId, windowId: window.id, day, capacity: window.capacity };
    if (!(await takePlace(tx, place))) throw refuseSlot();
  }
  // Last, because it locks the retailer's notifications.
  await publish(tx, 'order.placed', {
    ...orderEventOf(order, by),
    retailerId: sale.shop.retailerId,
    ...(order.standingId === null ? {} : { standingId: order.standingId }),
    ...(missing && { missing }),
    ...(by.action === 'list' ? { isOffered: true } : {}),
  });
  return { order, sale, items };
}

const itemsOf = ({ lines }: Sale) => lines.map(({ quantity: ordered, ...line }) => ({ ...line, ordered }));

function orderOf(
  { customerId, sale, slot, additionalDetails, ifMissing, payBy, standingId = null }: Purchase,
  now: Date,
): NewOrder {
  const { shop, city, address, deliveryCostPaise, fulfilment } = sale;
  return {
    cityId: city.id,
    customerId,
    shopId: shop.id,
    status: initialOrderStatus,
    windowId: slot.window.id,
    slotDay: slot.day,
    slotStart: slot.start,
    slotEnd: slot.end,
    pricePaise: pricePaiseOf(keptOf(sale)),
    deliveryCostPaise,
    itemCount: itemCountOf(keptOf(sale)),
    additionalDetails,
    ifMissing,
    payBy,
    receiver: address.receiver,
    receiverNumber: address.number,
    address: address.address,
    latitude: address.latitude,
    longitude: address.longitude,
    hasPin: address.hasPin,
    landmark: address.landmark,
    photoId: address.photoId,
    voiceNoteId: address.voiceNoteId,
    deliveryCode: newDeliveryCode(),
    standingId,
    fulfilment,
    createdAt: now,
  };
}

/** Four random digits. */
const newDeliveryCode = (): string => String(randomInt(10_000)).padStart(4, '0');

// What is about to be ordered, from a cart or by telephone, and what refuses it.
import type { Point } from '@haat/contract/geo';
import type { Fulfilment } from '@haat/contract/order-machine';
import type { PayMethod } from '@haat/contract/payment-machine';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { type CartToOrder, refuseClosedShop, refuseOutOfReach } from '../../cart/index.ts';
import { findShortage, type Shelf, type SoldBy } from '../../products/index.ts';
import { isInReach } from '../../shops/index.ts';
import { type PricedItem, pricePaiseOf } from '../order-price.ts';
import { orderMessages } from '../orders.messages.ts';
import { countTakenPlaces } from '../slots/slot.queries.ts';
import {
  findOfferedSlot,
  fitsDay,
  type OfferedSlot,
  type Slot,
  type SlotWindow,
} from '../slots/slots-of-day.ts';
import { findPayRefusal } from './choose-pay-by.ts';

type LineInCart = CartToOrder['lines'][number];
type AddressOfCart = NonNullable<CartToOrder['address']>;

/** Its shop and its products are locked. */
export interface Sale extends Pick<CartToOrder, 'shop' | 'city'> {
  readonly address: Omit<AddressOfCart, 'id'>;
  readonly lines: readonly Pick<
    LineInCart,
    'productId' | 'name' | 'names' | 'pricePaise' | 'quantity' | 'stock' | 'coverKey' | keyof SoldBy
  >[];
  readonly deliveryCostPaise: number;
  readonly fulfilment: Fulfilment;
}

interface Priced {
  readonly lines: readonly Pick<LineInCart, 'pricePaise' | 'quantity'>[];
  readonly deliveryCostPaise: number;
}

export const keptOf = ({ lines }: Pick<Priced, 'lines'>): PricedItem[] =>
  lines.map(({ pricePaise, quantity }) => ({ pricePaise, ordered: quantity, kept: quantity }));

/** With the delivery cost. */
export const amountPaiseOf = (priced: Priced): number =>
  pricePaiseOf(keptOf(priced)) + priced.deliveryCostPaise;

export const shelvesOf = ({ lines }: Sale): Shelf[] =>
  lines.map(({ productId, name, stock }) => ({ id: productId, name, quantity: stock, isDeleted: false }));

type WindowOfDay = SlotWindow & { readonly isDeleted: boolean };

/** Throws `input.invalid` when the window is unknown or doesn't apply on that day. */
export function requireSlot(slot: Slot, windows: readonly WindowOfDay[]): void {
  const window = windows.find(({ id }) => id === slot.windowId);
  if (!window || !fitsDay(window, slot.day)) {
    throw invalidInput({ slot: [orderMessages.noSuchSlot] });
  }
}

/** The address, if the shop is open and delivers to it, or the customer comes. Throws `shop.closed`, `address.out_of_reach`. */
export function requireDeliverable<Address extends Point>(
  { shop, city, fulfilment }: Pick<Sale, 'shop' | 'city' | 'fulfilment'>,
  address: Address | null,
): Address {
  if (!shop.isOpen) throw refuseClosedShop(shop.name);
  const isFetched = fulfilment === 'pick_up';
  if (!address || !(isFetched || isInReach(shop, address, city.radiusKm))) throw refuseOutOfReach(shop.name);
  return address;
}

/** The slot, if the slot list would offer it now. Throws `slot.unavailable`. */
export function requireOffered(
  slot: Slot,
  windows: readonly WindowOfDay[],
  { sale: { city, shop }, now }: { sale: Pick<Sale, 'city' | 'shop'>; now: Date },
): OfferedSlot<WindowOfDay> {
  const ofCity = windows.filter(({ cityId, isDeleted }) => cityId === city.id && !isDeleted);
  const offered = findOfferedSlot(ofCity, slot, { now, timeZone: city.timeZone, calendar: shop });
  if (!offered) throw refuseSlot();
  return offered;
}

/** An order to fetch takes no place. */
export async function isFull(
  tx: Tx,
  { window, day }: OfferedSlot<SlotWindow>,
  { fulfilment }: Pick<Sale, 'fulfilment'>,
): Promise<boolean> {
  if (fulfilment === 'pick_up') return false;
  return (await countTakenPlaces(tx, { cityId: window.cityId, windowId: window.id, day })) >= window.capacity;
}

/** Of a person who has none yet. */
export const nobodyId = 0;

export interface Buyer {
  readonly customerId: number;
  readonly payBy: PayMethod;
  /** As of `askCredit`. */
  readonly mayBeOnPaper?: boolean;
}

/** `product.out_of_stock`, else `pick_up.none`, else a refusal of the way to pay. */
export async function findSaleRefusal(
  tx: Tx,
  sale: Sale,
  { customerId, payBy, mayBeOnPaper }: Buyer,
): Promise<AppError | undefined> {
  const { shop, city } = sale;
  const paid = { customerId, shop, cityId: city.id, amountPaise: amountPaiseOf(sale), mayBeOnPaper };
  const refusal = findShortage(sale.lines, shelvesOf(sale)) ?? findPickUpRefusal(sale);
  return refusal ?? (await findPayRefusal(tx, paid, { payBy }));
}

function findPickUpRefusal({ shop, fulfilment }: Sale): AppError | undefined {
  if (fulfilment === 'delivery' || shop.offersPickUp) return undefined;
  return new AppError('pick_up.none', { detail: orderMessages.noPickUp(shop.name) });
}

export const refuseSlot = (): AppError =>
  new AppError('slot.unavailable', {
    detail: orderMessages.slotTaken,
  });

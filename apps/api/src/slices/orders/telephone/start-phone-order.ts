import { type Point, roundCoordinate } from '@haat/contract/geo';
import type { Language } from '@haat/contract/languages';
import { limits as lengths, serverLimits } from '@haat/contract/limits';
import { rupeesOf } from '@haat/contract/money';
import type { Fulfilment } from '@haat/contract/order-machine';
import type { PayMethod } from '@haat/contract/payment-machine';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { dayAfter, dayInZone, instantInZone } from '../../../platform/zoned-time.ts';
import {
  type CodeLimits,
  findUserByNumber,
  hashCode,
  makeCode,
  returnNumberPlace,
  returnSmsPlace,
  takeNumberPlace,
  takeSmsPlace,
} from '../../accounts/index.ts';
import { deliveryCostPaise } from '../../cart/index.ts';
import type { ProductQuantity } from '../../products/index.ts';
import { getOwnShop } from '../../shops/index.ts';
import { amountPaiseOf, nobodyId, type Sale } from '../checkout/check-sale.ts';
import { type Goods, linesOf, refuseBlocked, requireGoods, requireSale } from './check-phone-sale.ts';
import {
  countSmsOfShop,
  countSmsTo,
  deletePhoneOrder,
  insertPhoneOrder,
  lockSmsOf,
  type PhoneOrderItem,
} from './phone-order.queries.ts';
import { phoneOrderMessages } from './phone-orders.messages.ts';

export interface PhoneOrderInput {
  readonly number: string;
  readonly name: string;
  /** Undefined for an order to fetch. */
  readonly address: ToldAddress | undefined;
  readonly items: readonly ProductQuantity[];
  readonly slotId: number;
  readonly additionalDetails: string;
  readonly payBy: PayMethod;
  readonly fulfilment: Fulfilment;
  /** Undefined for none. */
  readonly limits: Pick<CodeLimits, 'smsPerHour'> | undefined;
}

const lifeMs = 30 * 60 * 1000;

/**
 * Enters an order for somebody on the telephone. Returns what their SMS says, and the code only for that. Throws
 * `input.invalid`, `rate.limited`, `unavailable`, `shop.not_verified`, and what `requireSale` throws.
 */
export async function startPhoneOrder(tx: Tx, { userId }: { userId: number }, input: PhoneOrderInput) {
  const { id: shopId } = await getOwnShop(tx, userId);
  const { number, name, slotId, payBy, additionalDetails, fulfilment } = input;
  const person = await findUserByNumber(tx, number);
  if (person?.isBlocked) throw refuseBlocked();
  const goods = await requireGoods(tx, shopId, input.items);
  const { shop, city } = goods;
  const items = priceItems(input.items, goods);
  const receiver = { name, number };
  const address = input.address ? addressOf(input.address, receiver) : placeOfPickUp(shop, receiver);
  const costPaise = fulfilment === 'pick_up' ? 0 : deliveryCostPaise(shop, address, city);
  const lines = linesOf(items, goods);
  const sale = { shop, city, address, lines, deliveryCostPaise: costPaise, fulfilment };
  const buyer = { customerId: person?.id ?? nobodyId, payBy, mayBeOnPaper: true };
  await requireSale(tx, sale, { ...buyer, slotId });
  await requireSmsLeft(tx, { shopId, number, timeZone: city.timeZone });
  const code = makeCode(lengths.toldCodeDigits);
  const expiresAt = new Date(tx.now.getTime() + lifeMs);
  const id = await insertPhoneOrder(tx, {
    shopId,
    number,
    name,
    address: address.address,
    landmark: address.landmark,
    latitude: address.latitude,
    longitude: address.longitude,
    hasPin: address.hasPin,
    items,
    deliveryCostPaise: costPaise,
    slotId,
    additionalDetails,
    payBy,
    fulfilment,
    codeHash: hashCode(code),
    expiresAt,
  });
  // All sign-ins lock this row, so it comes last.
  const smsAlarm = input.limits && (await takeSmsPlace(tx, { isKnownAddress: false }, input.limits));
  const amountPaise = amountPaiseOf(sale);
  const { timeZone } = city;
  const { language } = person ?? {};
  return { id, code, shopName: shop.name, language, amountPaise, expiresAt, timeZone, smsAlarm };
}

/** Its SMS could not be sent, and doesn't count. */
export async function revokePhoneOrder(
  tx: Tx,
  { id, number }: { readonly id: number; readonly number: string },
): Promise<void> {
  await deletePhoneOrder(tx, id);
  await returnNumberPlace(tx, number);
  await returnSmsPlace(tx);
}

/** Throws `input.invalid` for products that aren't the shop's, or are named twice. */
function priceItems(items: readonly ProductQuantity[], { products }: Goods): PhoneOrderItem[] {
  const isTwice = new Set(items.map(({ productId }) => productId)).size < items.length;
  return items.map(({ productId, quantity }) => {
    const product = products.find((one) => one.productId === productId && !one.isDeleted);
    if (!product || isTwice) throw invalidInput({ items: [phoneOrderMessages.otherProducts] });
    const { name, names, pricePaise, netQuantity, unit, isLoose } = product;
    return { productId, name, names, pricePaise, netQuantity, unit, isLoose, quantity };
  });
}

interface SmsReceiver {
  readonly shopId: number;
  readonly number: string;
  readonly timeZone: string;
}

/** Throws `rate.limited`. */
async function requireSmsLeft(tx: Tx, { shopId, number, timeZone }: SmsReceiver): Promise<void> {
  await lockSmsOf(tx, shopId, number);
  const { phoneOrdersOfShop, phoneOrdersToNumber } = serverLimits;
  const today = dayInZone(tx.now, timeZone);
  const since = instantInZone(today, '00:00', timeZone);
  const tomorrow = instantInZone(dayAfter(today, 1), '00:00', timeZone);
  const retryAfterSeconds = (tomorrow.getTime() - tx.now.getTime()) / 1000;
  if ((await countSmsOfShop(tx, shopId, since)) >= phoneOrdersOfShop) {
    const detail = phoneOrderMessages.tooManyOfShop(phoneOrdersOfShop);
    throw new AppError('rate.limited', { detail, retryAfterSeconds });
  }
  if ((await countSmsTo(tx, number, since)) >= phoneOrdersToNumber) {
    const detail = phoneOrderMessages.tooManyToNumber(phoneOrdersToNumber);
    throw new AppError('rate.limited', { detail, retryAfterSeconds });
  }
  await takeNumberPlace(tx, number);
}

interface ToldAddress {
  readonly address: string;
  /** Empty for none. */
  readonly landmark: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly hasPin: boolean;
}

interface Receiver {
  readonly name: string;
  readonly number: string;
}

/** The address as the order has it. */
const addressOf = (
  { address, landmark, latitude, longitude, hasPin }: ToldAddress,
  receiver: Receiver,
): Sale['address'] => ({
  receiver: receiver.name,
  number: receiver.number,
  address,
  latitude: roundCoordinate(latitude),
  longitude: roundCoordinate(longitude),
  hasPin,
  landmark: landmark === '' ? null : landmark,
  photoId: null,
  voiceNoteId: null,
});

/** What stands in for the address of an order to fetch whose customer gave none. */
const placeOfPickUp = ({ latitude, longitude }: Point, { name, number }: Receiver): Sale['address'] => ({
  receiver: name,
  number,
  address: '',
  latitude,
  longitude,
  hasPin: false,
  landmark: null,
  photoId: null,
  voiceNoteId: null,
});

interface ToldOrder {
  readonly shopName: string;
  readonly amountPaise: number;
  readonly payBy: PayMethod;
  readonly code: string;
  /** Of the person who gets the SMS. Missing for somebody without an account. */
  readonly language: Language | null | undefined;
}

/** In the reader's language, else in the retailer's. */
export function smsOf(
  { shopName, amountPaise, payBy, code, language }: ToldOrder,
  retailers: Language,
): string {
  const decimals = amountPaise % 100 === 0 ? 0 : 2;
  const amount = rupeesOf(amountPaise).toLocaleString('en-IN', { minimumFractionDigits: decimals });
  return phoneOrderMessages.sms(shopName, amount, { payBy, code })[language ?? retailers];
}

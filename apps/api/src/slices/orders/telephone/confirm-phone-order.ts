import { limits } from '@haat/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  findAndLockUser,
  findOrCreateUserByNumber,
  findUserByNumber,
  isSameCode,
  setUpUser,
} from '../../accounts/index.ts';
import { addAddress, findAddressAt } from '../../addresses/index.ts';
import { getOwnShop } from '../../shops/index.ts';
import type { Sale } from '../checkout/check-sale.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { transitionOrder } from '../transition-order.ts';
import {
  guessesAtMost,
  linesOf,
  refuseBlocked,
  requireGoods,
  requirePricesWithinMrp,
  requireSale,
} from './check-phone-sale.ts';
import {
  countWrongGuess,
  findPhoneOrder,
  lockPhoneOrder,
  noteOrderOf,
  type PhoneOrderRow,
} from './phone-order.queries.ts';
import { phoneOrderMessages } from './phone-orders.messages.ts';

interface Confirmation {
  readonly orderId: number;
  readonly shopId: number;
  readonly isNew: boolean;
}

/**
 * Makes the person, the address and an accepted order, once. Returns the refusal `code.wrong`, because the counted guess
 * must be committed. Throws `not_found`, `code.over`, `address.too_many`, and what `requireSale` throws.
 */
export async function confirmPhoneOrder(
  tx: Tx,
  { userId }: { userId: number },
  { id, code }: { readonly id: number; readonly code: string },
): Promise<Confirmation | AppError> {
  const { id: shopId } = await getOwnShop(tx, userId);
  await lockPersonOf(tx, shopId, id);
  const asked = await lockPhoneOrder(tx, shopId, id);
  const { orderId, wrongGuesses, expiresAt, codeHash } = asked;
  if (orderId === null && (wrongGuesses >= guessesAtMost || expiresAt <= tx.now)) {
    throw new AppError('code.over', { detail: phoneOrderMessages.codeOver });
  }
  if (!isSameCode(code, codeHash)) {
    await countWrongGuess(tx, id);
    return new AppError('code.wrong', { detail: phoneOrderMessages.wrongCode });
  }
  if (orderId !== null) return { orderId, shopId, isNew: false };
  const madeId = await placePhoneOrder(tx, userId, asked);
  await noteOrderOf(tx, id, madeId);
  return { orderId: madeId, shopId, isNew: true };
}

/** The person before the order, as when they delete their account. */
async function lockPersonOf(tx: Tx, shopId: number, id: number): Promise<void> {
  const asked = await findPhoneOrder(tx, shopId, id);
  const person = asked && (await findUserByNumber(tx, asked.number));
  if (person) await findAndLockUser(tx, person.id);
}

/** Returns the order's id. */
async function placePhoneOrder(tx: Tx, retailerId: number, asked: PhoneOrderRow): Promise<number> {
  const { shopId, items, slotId, payBy, additionalDetails, deliveryCostPaise, fulfilment } = asked;
  const customerId = await requireCustomer(tx, asked);
  const goods = await requireGoods(tx, shopId, items);
  requirePricesWithinMrp(items, goods);
  const { shop, city } = goods;
  const address = addressIn(asked);
  const sale = { shop, city, address, lines: linesOf(items, goods), deliveryCostPaise, fulfilment };
  const slot = await requireSale(tx, sale, { customerId, slotId, payBy, mayBeOnPaper: true });
  // Without one, a new person still gives theirs at the first sign-in.
  if (address.address !== '' && !(await findAddressAt(tx, customerId, address))) {
    await addAddress(tx, { userId: customerId }, { ...address, name: nameOf(address), city: city.id });
  }
  const retailer = { actorId: retailerId, role: 'retailer' } as const;
  const { order } = await placeOrder(tx, {
    customerId,
    sale,
    by: { ...retailer, action: 'phone' },
    slot,
    additionalDetails,
    ifMissing: 'ask',
    payBy,
  });
  await transitionOrder(tx, order, { ...retailer, action: 'accept' });
  return order.id;
}

/** The person with the number, locked. Only a person without a name gets the told one. */
async function requireCustomer(tx: Tx, { number, name }: PhoneOrderRow): Promise<number> {
  const person = await findOrCreateUserByNumber(tx, number);
  if (person.isBlocked) throw refuseBlocked();
  if (person.firstName === '') {
    const [first_name = '', ...others] = name.split(/\s+/);
    await setUpUser(
      tx,
      { userId: person.id },
      { first_name, last_name: others.join(' '), email: person.email },
    );
  }
  return person.id;
}

const addressIn = (asked: PhoneOrderRow): Sale['address'] => ({
  receiver: asked.name,
  number: asked.number,
  address: asked.address,
  latitude: asked.latitude,
  longitude: asked.longitude,
  hasPin: asked.hasPin,
  landmark: asked.landmark,
  photoId: null,
  voiceNoteId: null,
});

/** What the list of addresses calls it: its first line. */
const nameOf = ({ address }: Sale['address']): string => (address.split('\n')[0] ?? '').slice(0, limits.name);

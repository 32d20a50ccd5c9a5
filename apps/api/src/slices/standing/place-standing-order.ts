// Places the order of the next day, by the same commands as checkout.
import type { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { nameWords } from '../../platform/local-names.ts';
import { inEach, type LocalizedText } from '../../platform/localized-text.ts';
import { findAndLockUser, getCity } from '../accounts/index.ts';
import { findOwnAddress } from '../addresses/index.ts';
import { deliveryCostPaise, refuseOutOfReach } from '../cart/index.ts';
import {
  countTakenPlaces,
  type Goods,
  linesOf,
  listSlotWindows,
  placeOrder,
  refuseSlot,
  requireGoods,
  requireSale,
  type Sale,
  slotIdOf,
  windowsOfDay,
} from '../orders/index.ts';
import { amountWords, refuseOutOfStock } from '../products/index.ts';
import type { StandingStopped } from './standing.event-types.ts';
import { standingMessages } from './standing.messages.ts';
import { findAndLockStanding, type StandingRow, updateStanding } from './standing.queries.ts';
import { viewShopState } from './standing.views.ts';
import { eveningAt, isDueOn } from './standing-days.ts';

interface Which {
  readonly id: number;
  readonly userId: number;
}

interface Due {
  readonly row: StandingRow;
  readonly day: string;
  readonly timeZone: string;
  readonly isBlocked: boolean;
}

/** Locks the person and the standing order. Undefined when nothing has to be placed for the next day now. */
async function lockDue(tx: Tx, { id, userId }: Which): Promise<Due | undefined> {
  const person = await findAndLockUser(tx, userId);
  const row = await findAndLockStanding(tx, id);
  if (!person || !row) return undefined;
  const { timeZone } = await getCity(tx, row.cityId);
  const { day, isNow } = eveningAt(tx.now, timeZone);
  return isNow && isDueOn(row, day) ? { row, day, timeZone, isBlocked: person.isBlocked } : undefined;
}

/** Once per day. Throws what checkout throws; then nothing is written. */
export async function placeStandingOrder(tx: Tx, which: Which): Promise<void> {
  const due = await lockDue(tx, which);
  if (!due || (await isStopped(tx, due))) return;
  const { row, day } = due;
  const { id: standingId, userId: customerId, shopId, payBy } = row;
  await updateStanding(tx, standingId, { handledDay: day, isStopTold: false });
  const goods = await requireGoods(tx, shopId, row.items);
  const missing = missingWords(row.items, goods.products);
  const sale = await saleOf(tx, row, goods);
  const slotId = await chooseSlot(tx, row, day);
  const slot = await requireSale(tx, sale, { customerId, payBy, slotId });
  await placeOrder(tx, {
    customerId,
    sale,
    // Nobody's call: its person is told.
    by: { actorId: null, role: 'customer', action: 'standing' },
    slot,
    additionalDetails: '',
    ifMissing: 'ask',
    payBy,
    standingId,
    ...(missing && { missing }),
  });
}

/** As far as there is, at today's prices. Throws `address.out_of_reach`, `product.out_of_stock`. */
async function saleOf(
  tx: Tx,
  { userId, addressId, items, fulfilment }: StandingRow,
  { shop, city, products }: Goods,
): Promise<Sale> {
  const address = addressId === null ? undefined : await findOwnAddress(tx, userId, addressId);
  if (!address) throw refuseOutOfReach(shop.name);
  const inStock = items.flatMap(({ productId, quantity: wanted }) => {
    const product = products.find((one) => one.productId === productId && !one.isDeleted);
    const quantity = Math.min(wanted, product?.stock ?? 0);
    return product && quantity > 0 ? [{ ...product, quantity }] : [];
  });
  if (inStock.length === 0) throw refuseOutOfStock(missingOf(items, products));
  const lines = linesOf(inStock, { shop, city, products });
  const costPaise = fulfilment === 'pick_up' ? 0 : deliveryCostPaise(shop, address, city);
  return { shop, city, address, lines, deliveryCostPaise: costPaise, fulfilment };
}

const missingOf = (items: StandingRow['items'], products: Goods['products']) =>
  items.map(({ productId: id, quantity }) => {
    const name = products.find(({ productId }) => productId === id)?.name ?? '';
    return { id, name, quantity, available: 0 };
  });

/** 'Eggs: 6, Milk: 500 ml': what the order is without, because there isn't enough of it. */
function missingWords(items: StandingRow['items'], products: Goods['products']): LocalizedText | undefined {
  const lines = items.flatMap(({ productId, quantity: wanted }) => {
    const product = products.find((one) => one.productId === productId);
    const quantity = wanted - (product && !product.isDeleted ? product.stock : 0);
    return product && quantity > 0
      ? [{ name: nameWords(product), amount: amountWords({ ...product, quantity }) }]
      : [];
  });
  if (lines.length === 0) return undefined;
  return inEach((language) =>
    lines.map(({ name, amount }) => `${name[language]}: ${amount[language]}`).join(', '),
  );
}

/** Of those that begin at its time, one with a free place; an order to fetch takes none. Throws `slot.unavailable`. */
async function chooseSlot(tx: Tx, { cityId, time, fulfilment }: StandingRow, day: string): Promise<number> {
  const windows = windowsOfDay(await listSlotWindows(tx, cityId, day), day);
  for (const { id: windowId, startTime, capacity } of windows) {
    if (startTime !== time) continue;
    const taken = fulfilment === 'pick_up' ? 0 : await countTakenPlaces(tx, { cityId, windowId, day });
    if (taken < capacity) return slotIdOf(windowId, day);
  }
  throw refuseSlot();
}

const monthMs = 30 * 24 * 60 * 60 * 1000;

/** Nothing comes to a blocked person or from a suspended shop. They are told once, and the day counts as refused. */
async function isStopped(tx: Tx, { row, day, isBlocked }: Due): Promise<boolean> {
  const { id: standingId, userId, shopId, shopSuspendedAt, isStopTold } = row;
  const state = await viewShopState(tx, shopId);
  if (!isBlocked && state === 'verified') return false;
  const isGone = shopSuspendedAt !== null && tx.now.getTime() - shopSuspendedAt.getTime() >= monthMs;
  if (state === 'closed' || (state !== 'verified' && isGone)) {
    await updateStanding(tx, standingId, { endedAt: tx.now });
    await publish(tx, 'standing.ended', { userId, shopId });
    return true;
  }
  const refusalCode = isBlocked ? 'account.blocked' : 'shop.not_verified';
  await updateStanding(tx, standingId, { handledDay: day, refusedDay: day, refusalCode, isStopTold: true });
  const why: StandingStopped['why'] = isBlocked ? 'blocked' : 'suspended';
  if (!isStopTold) await publish(tx, 'standing.stopped', { userId, shopId, why });
  return true;
}

/** Keeps why nothing was placed, and tells the person. It isn't tried again for that day. */
export async function refuseStandingOrder(
  tx: Tx,
  which: Which,
  { code, refusal }: Pick<AppError, 'code' | 'refusal'>,
): Promise<void> {
  const due = await lockDue(tx, which);
  if (!due) return;
  const { row, day } = due;
  const { id: standingId, userId, shopId } = row;
  await updateStanding(tx, standingId, { handledDay: day, refusedDay: day, refusalCode: code });
  const detail: LocalizedText = refusal.detail ?? standingMessages.notPlaced;
  await publish(tx, 'standing.refused', { userId, shopId, day, detail });
}

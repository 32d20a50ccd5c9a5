import { limits } from '@haat/contract/limits';
import type { Fulfilment } from '@haat/contract/order-machine';
import type { PayMethod } from '@haat/contract/payment-machine';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { dayInZone } from '../../platform/zoned-time.ts';
import { getCity, lockUser } from '../accounts/index.ts';
import { findPrimaryAddress, requireOwnAddress } from '../addresses/index.ts';
import type { ProductQuantity } from '../products/index.ts';
import { getVerifiedShop } from '../shops/index.ts';
import { type EveningQueue, wakeEvening } from './evening-job.ts';
import { requireDays, requireGoodsOf, requireLastDay, requireTimes } from './require-standing.ts';
import { standingMessages } from './standing.messages.ts';
import {
  deleteStanding,
  insertStanding,
  listStandingOf,
  lockOwnStanding,
  updateStanding,
} from './standing.queries.ts';
import { stateOf } from './standing-days.ts';

interface Actor {
  readonly userId: number;
}

export interface StandingInput {
  readonly shopId: number;
  /** Left out: the primary one. */
  readonly addressId: number | undefined;
  readonly items: readonly ProductQuantity[];
  readonly weekdays: readonly number[];
  readonly time: string;
  readonly payBy: PayMethod;
  readonly fulfilment: Fulfilment;
  readonly until: string | null;
}

/** Returns its id. Throws `not_found`, `address.required`, `input.invalid`, `standing.too_many`. */
export async function createStanding(
  tx: Tx,
  { userId, evenings }: Actor & { readonly evenings: EveningQueue },
  { addressId, ...input }: StandingInput,
): Promise<number> {
  await lockUser(tx, userId);
  const { id: shopId, cityId } = await getVerifiedShop(tx, input.shopId);
  const address = await requireAddress(tx, userId, addressId);
  const { timeZone } = await getCity(tx, cityId);
  const place = { cityId, timeZone, now: tx.now };
  await requireGoodsOf(tx, { shopId, now: tx.now }, input.items);
  await requireTimes(tx, place, input);
  requireLastDay(input.until, place);
  await requireRoom(tx, userId, timeZone);
  const weekdays = daysOf(input.weekdays);
  const standingId = await insertStanding(tx, { ...input, userId, cityId, addressId: address.id, weekdays });
  await wakeEvening(tx, evenings, { cityId, timeZone });
  return standingId;
}

async function requireAddress(tx: Tx, userId: number, addressId: number | undefined) {
  const primary = addressId === undefined ? await findPrimaryAddress(tx, userId) : undefined;
  return primary ?? requireOwnAddress(tx, userId, addressId);
}

const daysOf = (weekdays: readonly number[]): number[] => [...new Set(weekdays)].sort((a, b) => a - b);

/** Throws `standing.too_many`. The caller has locked the person. */
async function requireRoom(tx: Tx, userId: number, timeZone: string): Promise<void> {
  const today = dayInZone(tx.now, timeZone);
  const rows = await listStandingOf(tx, userId);
  const atMost = limits.standingOrders;
  if (rows.filter((row) => stateOf(row, today) !== 'ended').length < atMost) return;
  throw new AppError('standing.too_many', { detail: standingMessages.tooMany(atMost) });
}

export interface StandingChange {
  readonly standingId: number;
  readonly items?: readonly ProductQuantity[] | undefined;
  readonly weekdays?: readonly number[] | undefined;
  readonly time?: string | undefined;
  readonly payBy?: PayMethod | undefined;
  readonly until?: string | null | undefined;
  readonly pausedUntil?: string | null | undefined;
  readonly skips?: readonly string[] | undefined;
}

/** What was placed stays. Throws `not_found`, `input.invalid`, `standing.too_many`. */
export async function changeStanding(
  tx: Tx,
  { userId, evenings }: Actor & { readonly evenings: EveningQueue },
  { standingId, ...input }: StandingChange,
): Promise<void> {
  await lockUser(tx, userId);
  const row = await lockOwnStanding(tx, userId, standingId);
  if (row.endedAt !== null) throw new AppError('not_found');
  const { cityId, shopId } = row;
  const { timeZone } = await getCity(tx, cityId);
  const place = { cityId, timeZone, now: tx.now };
  const { items, weekdays, time, until, pausedUntil, skips } = input;
  if (items) await requireGoodsOf(tx, { shopId, now: tx.now }, items);
  if (weekdays || time) {
    await requireTimes(tx, place, { weekdays: weekdays ?? row.weekdays, time: time ?? row.time });
  }
  requireLastDay(until, place);
  if (pausedUntil) requireDays('paused_until', [pausedUntil]);
  requireDays('skips', skips ?? []);
  // It comes to life again.
  if (stateOf(row, dayInZone(tx.now, timeZone)) === 'ended') await requireRoom(tx, userId, timeZone);
  const change = definedOf({
    ...input,
    weekdays: weekdays && daysOf(weekdays),
    skips: skips && [...new Set(skips)].sort(),
  });
  if (Object.keys(change).length > 0) await updateStanding(tx, standingId, change);
  await wakeEvening(tx, evenings, { cityId, timeZone });
}

/** Throws `not_found`. */
export async function endStanding(
  tx: Tx,
  { userId }: Actor,
  { standingId }: { readonly standingId: number },
): Promise<void> {
  await lockUser(tx, userId);
  await lockOwnStanding(tx, userId, standingId);
  await deleteStanding(tx, standingId);
}

import type { Point } from '@haat/contract/geo';
import type { ShopState } from '@haat/contract/operator/shops';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { withNewId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { accessMessages } from '../../platform/http/access.messages.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { shopIds, shops } from './shop.tables.ts';
import type { ShopCalendar } from './shop-calendar.ts';
import { spherePointOf } from './shops-in-reach.views.ts';

export interface OwnShop extends Point, ShopCalendar {
  readonly id: number;
  readonly retailerId: number;
  readonly cityId: number;
  readonly name: string;
  readonly address: string;
  readonly isOpen: boolean;
  readonly state: ShopState;
}

const columns = {
  id: shops.id,
  retailerId: shops.retailerId,
  cityId: shops.cityId,
  name: shops.name,
  address: shops.address,
  latitude: shops.latitude,
  longitude: shops.longitude,
  isOpen: shops.isOpen,
  state: shops.state,
  closedWeekdays: shops.closedWeekdays,
  closedDays: shops.closedDays,
  preparationMinutes: shops.preparationMinutes,
};

/** A literal, so that the planner can use the index on verified shops. */
const isVerified = sql`${shops.state} = 'verified'`;

/** Everybody sees a verified shop. Its retailer also sees it in any other state. */
export const isVisibleTo = (userId: number): SQL | undefined => or(isVerified, eq(shops.retailerId, userId));

const shopOfRetailer = preparedOnce('shop_of_retailer', (db: Db) =>
  db
    .select(columns)
    .from(shops)
    .where(eq(shops.retailerId, sql.placeholder('userId'))),
);

/** This person's shop, verified or not. Throws `role.required` for a person without one. */
export async function getOwnShop(db: Db, userId: number): Promise<OwnShop> {
  const [row] = await shopOfRetailer(db, { userId });
  if (!row) throw new AppError('role.required', { detail: accessMessages.retailersOnly });
  return row;
}

/** Throws `role.required`, or `shop.not_verified` for a shop that has never been verified. A suspended one has been. */
export async function requireOnceVerified(db: Db, userId: number): Promise<void> {
  const { state } = await getOwnShop(db, userId);
  if (state === 'unverified') throw new AppError('shop.not_verified', { detail: accessMessages.notVerified });
}

/** Throws `not_found` for a shop that is unknown, unverified or suspended. */
export const getVerifiedShop = (db: Db, shopId: number): Promise<OwnShop> =>
  getShop(db, shopId, ({ state }) => state === 'verified');

/** The same, but finds one's own shop in any state. */
export const getVisibleShop = (db: Db, shopId: number, userId: number): Promise<OwnShop> =>
  getShop(db, shopId, ({ state, retailerId }) => state === 'verified' || retailerId === userId);

const shopById = preparedOnce('shop_by_id', (db: Db) =>
  db
    .select(columns)
    .from(shops)
    .where(eq(shops.id, sql.placeholder('shopId'))),
);

async function findShop(db: Db, shopId: number): Promise<OwnShop | undefined> {
  const [row] = await shopById(db, { shopId });
  return row;
}

async function getShop(db: Db, shopId: number, maySee: (shop: OwnShop) => boolean): Promise<OwnShop> {
  const shop = await findShop(db, shopId);
  if (!shop || !maySee(shop)) throw new AppError('not_found');
  return shop;
}

/** Whose shop it is, in any state. It never changes. */
export async function findRetailerId(db: Db, shopId: number): Promise<number | undefined> {
  return (await findShop(db, shopId))?.retailerId;
}

/** Locks the shop's row. Running checkouts there finish first, new ones wait. Throws `not_found`. */
export async function lockShop(tx: Tx, shopId: number): Promise<OwnShop> {
  await stopCheckouts(tx, shopId);
  const [row] = await tx.select(columns).from(shops).where(eq(shops.id, shopId)).for('update');
  if (!row) throw new AppError('not_found', { detail: deskOnly(`Shop ${shopId} does not exist.`) });
  return row;
}

/** Locks this person's shop: running checkouts there finish first, new ones wait. */
export async function findAndLockShopOf(tx: Tx, retailerId: number): Promise<OwnShop | undefined> {
  const [own] = await tx.select({ id: shops.id }).from(shops).where(eq(shops.retailerId, retailerId));
  if (!own) return undefined;
  await stopCheckouts(tx, own.id);
  const [row] = await tx.select(columns).from(shops).where(eq(shops.id, own.id)).for('update');
  return row;
}

/** Doesn't lock the row: on Citus, two checkouts with FOR KEY SHARE on a reference table would deadlock. */
const stateLock = (shopId: number): SQL => sql`hashtextextended('state of shop ' || ${shopId}::bigint, 0)`;

export async function stopCheckouts(tx: Tx, shopId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${stateLock(shopId)})`);
}

/** Locks the shop's state. Hours and products may still change. */
export async function lockShopState(tx: Tx, shopId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${stateLock(shopId)})`);
}

export interface ShopRow extends Point {
  readonly retailerId: number;
  readonly name: string;
  readonly typeId: number;
  readonly cityId: number;
  readonly address: string;
}

/** Undefined when the retailer already has a shop, even one that is just being registered. */
export async function insertShop(tx: Tx, shop: ShopRow): Promise<number | undefined> {
  const [row] = await tx
    .insert(shops)
    .values({ ...withNewId(shop, shopIds), point: spherePointOf(shop), createdAt: tx.now })
    .onConflictDoNothing({ target: shops.retailerId })
    .returning({ id: shops.id });
  return row?.id;
}

async function updateShopRow(
  tx: Tx,
  condition: SQL | undefined,
  change: Partial<typeof shops.$inferInsert>,
): Promise<void> {
  await tx
    .update(shops)
    .set({ ...change, version: sql`${shops.version} + 1` })
    .where(condition);
}

export const updateShopState = (
  tx: Tx,
  shopId: number,
  change: { readonly from: ShopState; readonly to: ShopState; readonly reason: string | null },
): Promise<void> =>
  updateShopRow(tx, and(eq(shops.id, shopId), eq(shops.state, change.from)), {
    state: change.to,
    // An operator has seen it.
    seenLatitude: null,
    seenLongitude: null,
    suspensionReason: change.reason,
  });

/** A place that an operator knows. */
const seenAt = ({ latitude, longitude }: Point) => ({
  latitude,
  longitude,
  point: spherePointOf({ latitude, longitude }),
  seenLatitude: null,
  seenLongitude: null,
});

export interface OwnShopChanges {
  readonly openingTime?: string | undefined;
  readonly closingTime?: string | undefined;
  readonly isOpen?: boolean | undefined;
  readonly upiId?: string | null | undefined;
  readonly upiName?: string | null | undefined;
  readonly closedWeekdays?: number[] | undefined;
  readonly closedDays?: string[] | undefined;
  readonly preparationMinutes?: number | undefined;
  readonly offersPickUp?: boolean | undefined;
  readonly secondNumber?: string | null | undefined;
}

/** What customers see of a shop before its goods. */
export interface ShopFace extends Point {
  readonly name: string;
  readonly address: string;
}

/** Locks the shop's row. Running checkouts there finish first, new ones wait. Throws `role.required`. */
export async function lockShopFace(tx: Tx, retailerId: number) {
  const { id } = await getOwnShop(tx, retailerId);
  await stopCheckouts(tx, id);
  const { name, address, latitude, longitude, cityId } = columns;
  const [row] = await tx
    .select({
      face: { name, address, latitude, longitude },
      cityId,
      seen: {
        latitude: sql<number>`coalesce(${shops.seenLatitude}, ${latitude})`,
        longitude: sql<number>`coalesce(${shops.seenLongitude}, ${longitude})`,
      },
    })
    .from(shops)
    .where(eq(shops.id, id))
    .for('update');
  if (!row) throw new AppError('not_found');
  return { id, ...row };
}

export const updateShopFace = (tx: Tx, shopId: number, face: ShopFace, seen: Point): Promise<void> =>
  updateShopRow(tx, eq(shops.id, shopId), {
    ...face,
    point: spherePointOf(face),
    seenLatitude: seen.latitude,
    seenLongitude: seen.longitude,
  });

interface SecondNumberChange {
  readonly isSecondNumberConfirmed?: boolean;
  readonly secondNumberCode?: string | null;
  readonly secondNumberGuesses?: number;
}

export const updateOwnShop = (
  tx: Tx,
  retailerId: number,
  changes: OwnShopChanges & SecondNumberChange,
): Promise<void> => updateShopRow(tx, eq(shops.retailerId, retailerId), changes);

/** Locks the shop's row. Undefined for a person without a shop. */
export async function lockSecondNumber(tx: Tx, retailerId: number) {
  const [row] = await tx
    .select({
      shopId: shops.id,
      shopName: shops.name,
      number: shops.secondNumber,
      isConfirmed: shops.isSecondNumberConfirmed,
      codeHash: shops.secondNumberCode,
      guesses: shops.secondNumberGuesses,
    })
    .from(shops)
    .where(eq(shops.retailerId, retailerId))
    .for('no key update');
  return row;
}

/** Neither customers nor the desk see it, so the shop's version stays. The caller has locked the row. */
export async function updateSecondNumber(
  tx: Tx,
  retailerId: number,
  change: SecondNumberChange,
): Promise<void> {
  await tx.update(shops).set(change).where(eq(shops.retailerId, retailerId));
}

export interface ShopRecordRow extends Point {
  readonly name: string;
  readonly typeId: number;
  readonly imageId: number | null;
  readonly commissionBasisPoints: number | null;
  readonly version: number;
}

/** Throws `not_found`. */
export async function lockShopRecord(tx: Tx, shopId: number): Promise<ShopRecordRow> {
  const [row] = await tx
    .select({
      name: shops.name,
      latitude: shops.latitude,
      longitude: shops.longitude,
      typeId: shops.typeId,
      imageId: shops.imageId,
      commissionBasisPoints: shops.commissionBasisPoints,
      version: shops.version,
    })
    .from(shops)
    .where(eq(shops.id, shopId))
    .for('no key update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** With a `place`, the operator has seen the shop there. */
export const updateShopRecord = (
  tx: Tx,
  shopId: number,
  { name, typeId, imageId, commissionBasisPoints }: Omit<ShopRecordRow, 'version' | keyof Point>,
  place?: Point,
): Promise<void> =>
  updateShopRow(tx, eq(shops.id, shopId), {
    name,
    typeId,
    imageId,
    commissionBasisPoints,
    ...(place && seenAt(place)),
  });

/** Sets the shop's own picture, shown instead of its type's. Null removes it. */
export const setShopImage = (
  tx: Tx,
  input: { readonly shopId: number; readonly imageId: number | null },
): Promise<void> => updateShopRow(tx, eq(shops.id, input.shopId), { imageId: input.imageId });

/** For calls of a retailer whose shop may be suspended. Only the shop's own row tells it from a new one. */
export async function admitOnceVerified(
  db: Db,
  { userId, isShopVerified }: { readonly userId: number; readonly isShopVerified: boolean },
): Promise<void> {
  if (!isShopVerified) await requireOnceVerified(db, userId);
}

// Cash as deliverers and shops see it.
import type * as wire from '@haat/contract/cash';
import type { Language } from '@haat/contract/languages';
import { rupeesOf } from '@haat/contract/money';
import { and, asc, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId, newestFirst } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { shownName } from '../accounts/index.ts';
import { findOwnRows } from '../orders/index.ts';
import { shops } from '../shops/shop.tables.ts';
import { cashMessages } from './cash.messages.ts';
import { cashBalances, cashHandOvers } from './cash.tables.ts';

interface Party {
  readonly shopId: number | null;
  readonly shopName: string | null;
}

export const presentParty = ({ shopId, shopName }: Party, language: Language): wire.CashParty =>
  shopId === null
    ? { kind: 'operator', id: null, name: cashMessages.operator[language] }
    : { kind: 'shop', id: shopId, name: shopName ?? '' };

const handOverColumns = {
  id: cashHandOvers.id,
  shopId: cashHandOvers.shopId,
  shopName: shops.name,
  amountPaise: cashHandOvers.amountPaise,
  note: cashHandOvers.note,
  state: cashHandOvers.state,
  reason: cashHandOvers.reason,
  createdAt: cashHandOvers.createdAt,
  answeredAt: cashHandOvers.answeredAt,
  timeZone: cities.timeZone,
  delivererId: cashHandOvers.delivererId,
  firstName: users.firstName,
  lastName: users.lastName,
  number: users.number,
};

export const selectHandOvers = (db: Db) =>
  db
    .select(handOverColumns)
    .from(cashHandOvers)
    .innerJoin(cities, eq(cities.id, cashHandOvers.cityId))
    .innerJoin(users, eq(users.id, cashHandOvers.delivererId))
    .leftJoin(shops, eq(shops.id, cashHandOvers.shopId));

export type HandOverOfList = Awaited<ReturnType<typeof selectHandOvers>>[number];

export const presentHandOver = (row: HandOverOfList, language: Language): wire.HandOver => ({
  id: row.id,
  party: presentParty(row, language),
  amount: rupeesOf(row.amountPaise),
  note: row.note,
  state: row.state,
  reason: row.reason,
  created_at: isoInZone(row.createdAt, row.timeZone),
});

const presentShopHandOver = (row: HandOverOfList, language: Language): wire.ShopHandOver => ({
  ...presentHandOver(row, language),
  deliverer: presentDeliverer(row, language),
});

const presentDeliverer = (
  row: Pick<HandOverOfList, 'delivererId' | 'firstName' | 'lastName' | 'number'>,
  language: Language,
) => ({
  id: row.delivererId,
  name: shownName(row)[language],
  number: row.number ?? '',
});

const handOversShown = 50;

/** Those that wait first, then the newest. */
const listHandOvers = (db: Db, isTheirs: SQL): Promise<HandOverOfList[]> =>
  selectHandOvers(db)
    .where(isTheirs)
    .orderBy(sql`${cashHandOvers.state} <> 'waiting'`, newestFirst(cashHandOvers))
    .limit(handOversShown);

/** Throws `not_found`. */
export async function viewHandOver(db: Db, handOverId: number, language: Language): Promise<wire.HandOver> {
  return presentHandOver(await getHandOver(db, handOverId), language);
}

/** Throws `not_found`. */
export async function viewShopHandOver(
  db: Db,
  handOverId: number,
  language: Language,
): Promise<wire.ShopHandOver> {
  return presentShopHandOver(await getHandOver(db, handOverId), language);
}

/** Throws `not_found`. */
export async function getHandOver(db: Db, handOverId: number): Promise<HandOverOfList> {
  const [row] = await selectHandOvers(db).where(eqId(cashHandOvers.id, handOverId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** Settled accounts aren't shown. */
export const isOpenAccount = or(ne(cashBalances.balancePaise, 0), ne(cashBalances.waitingPaise, 0));

/** The shops by name, the operator last. */
export async function viewCash(db: Db, delivererId: number, language: Language): Promise<wire.CashInHand> {
  const isTheirs = await findOwnRows(db, delivererId);
  const [rows, handOvers] = await Promise.all([
    db
      .select({
        shopId: cashBalances.shopId,
        shopName: shops.name,
        balancePaise: cashBalances.balancePaise,
        waitingPaise: cashBalances.waitingPaise,
      })
      .from(cashBalances)
      .leftJoin(shops, eq(shops.id, cashBalances.shopId))
      .where(and(isTheirs(cashBalances.delivererId), isOpenAccount))
      .orderBy(sql`${shops.name} nulls last`, asc(cashBalances.id)),
    listHandOvers(db, isTheirs(cashHandOvers.delivererId)),
  ]);
  return {
    ...sumsInHand(rows),
    parties: rows.map((row) => ({
      party: presentParty(row, language),
      balance: rupeesOf(row.balancePaise),
      waiting: rupeesOf(row.waitingPaise),
    })),
    hand_overs: handOvers.map((row) => presentHandOver(row, language)),
  };
}

/** Most owed first. */
export async function viewShopCash(db: Db, shopId: number, language: Language): Promise<wire.ShopCash> {
  const [rows, handOvers] = await Promise.all([
    db
      .select({
        delivererId: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        number: users.number,
        balancePaise: cashBalances.balancePaise,
        waitingPaise: cashBalances.waitingPaise,
      })
      .from(cashBalances)
      .innerJoin(users, eq(users.id, cashBalances.delivererId))
      .where(and(eqId(cashBalances.shopId, shopId), isOpenAccount))
      .orderBy(desc(cashBalances.balancePaise), asc(users.id)),
    listHandOvers(db, eqId(cashHandOvers.shopId, shopId)),
  ]);
  return {
    to_come: rupeesOf(rows.reduce((sum, { balancePaise }) => sum + balancePaise, 0)),
    deliverers: rows.map((row) => ({
      ...presentDeliverer(row, language),
      balance: rupeesOf(row.balancePaise),
      waiting: rupeesOf(row.waitingPaise),
    })),
    hand_overs: handOvers.map((row) => presentShopHandOver(row, language)),
  };
}

/** Undefined for a person without a shop. */
export async function findShopIdOf(db: Db, retailerId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: shops.id }).from(shops).where(eq(shops.retailerId, retailerId));
  return row?.id;
}

/** What a deliverer holds for others, what others owe to the deliverer, and the difference. In rupees. */
export function sumsInHand(balances: readonly { readonly balancePaise: number }[]) {
  let heldPaise = 0;
  let owedPaise = 0;
  for (const { balancePaise } of balances) {
    if (balancePaise > 0) heldPaise += balancePaise;
    else owedPaise -= balancePaise;
  }
  return { in_hand: rupeesOf(heldPaise - owedPaise), held: rupeesOf(heldPaise), owed: rupeesOf(owedPaise) };
}

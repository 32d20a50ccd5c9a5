// A deliverer's lines and hand-overs, newest first, for their page and for the export of their data.
import type * as wire from '@haat/contract/cash';
import { orderNumber } from '@haat/contract/city-ids';
import type { Language } from '@haat/contract/languages';
import { rupeesOf } from '@haat/contract/money';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { newestFirst, numberIn } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { cities } from '../accounts/account.tables.ts';
import { findOwnRows } from '../orders/index.ts';
import { shops } from '../shops/shop.tables.ts';
import { cashEntries, cashHandOvers } from './cash.tables.ts';
import { presentHandOver, presentParty, selectHandOvers } from './cash.views.ts';

interface EntryPage {
  readonly delivererId: number;
  readonly language: Language;
}

const selectEntries = (db: Db) =>
  db
    .select({
      id: cashEntries.id,
      at: cashEntries.at,
      kind: cashEntries.kind,
      orderId: cashEntries.orderId,
      shopId: cashEntries.shopId,
      shopName: shops.name,
      amountPaise: cashEntries.amountPaise,
      balancePaise: cashEntries.balancePaise,
      timeZone: cities.timeZone,
    })
    .from(cashEntries)
    .innerJoin(cities, eq(cities.id, cashEntries.cityId))
    .leftJoin(shops, eq(shops.id, cashEntries.shopId));

type EntryOfList = Awaited<ReturnType<typeof selectEntries>>[number];

const presentEntry = (row: EntryOfList, language: Language): wire.CashEntry => ({
  id: row.id,
  at: isoInZone(row.at, row.timeZone),
  kind: row.kind,
  order: row.orderId,
  party: presentParty(row, language),
  amount: rupeesOf(row.amountPaise),
  balance: rupeesOf(row.balancePaise),
});

/** Newest first. */
export async function viewCashEntries(
  db: Db,
  { delivererId, language }: EntryPage,
  query: Parameters<typeof pageOf>[0],
): Promise<{ count: number; results: wire.CashEntry[] }> {
  const { limit, offset } = pageOf(query);
  const isTheirs = (await findOwnRows(db, delivererId))(cashEntries.delivererId);
  const [count, rows] = await Promise.all([
    db.$count(cashEntries, isTheirs),
    selectEntries(db).where(isTheirs).orderBy(newestFirst(cashEntries)).limit(limit).offset(offset),
  ]);
  return { count, results: rows.map((row) => presentEntry(row, language)) };
}

interface PageBefore extends EntryPage {
  readonly beforeId: number | undefined;
  readonly limit: number;
}

/** A page of all lines, newest first. */
export async function viewCashEntryPage(
  db: Db,
  { delivererId, language, beforeId, limit }: PageBefore,
): Promise<wire.CashEntry[]> {
  const isTheirs = (await findOwnRows(db, delivererId))(cashEntries.delivererId);
  const rows = await selectEntries(db)
    .where(and(isTheirs, isBefore(cashEntries, beforeId)))
    .orderBy(newestFirst(cashEntries))
    .limit(limit);
  return rows.map((row) => presentEntry(row, language));
}

/** A page of all hand-overs, newest first. */
export async function viewHandOverPage(
  db: Db,
  { delivererId, language, beforeId, limit }: PageBefore,
): Promise<wire.HandOver[]> {
  const isTheirs = (await findOwnRows(db, delivererId))(cashHandOvers.delivererId);
  const rows = await selectHandOvers(db)
    .where(and(isTheirs, isBefore(cashHandOvers, beforeId)))
    .orderBy(newestFirst(cashHandOvers))
    .limit(limit);
  return rows.map((row) => presentHandOver(row, language));
}

const isBefore = (table: Parameters<typeof numberIn>[0], beforeId: number | undefined): SQL | undefined =>
  beforeId === undefined ? undefined : sql`${numberIn(table)} < ${orderNumber(beforeId)}::bigint`;

import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId, withNewId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import {
  cashBalanceIds,
  cashBalances,
  cashEntries,
  cashEntryIds,
  cashHandOvers,
  dailyCloses,
  handOverIds,
} from './cash.tables.ts';

export type BalanceRow = typeof cashBalances.$inferSelect;
export type EntryRow = typeof cashEntries.$inferSelect;
export type HandOverRow = typeof cashHandOvers.$inferSelect;

/** A deliverer, and to whom they owe. Null: the operator. */
export interface Account {
  readonly delivererId: number;
  readonly shopId: number | null;
}

const isOf = ({ delivererId, shopId }: Account): SQL | undefined =>
  and(
    eq(cashBalances.delivererId, delivererId),
    shopId === null ? isNull(cashBalances.shopId) : eq(cashBalances.shopId, shopId),
  );

/** Undefined without lines. A deliverer has one account with the operator, in the city of its first line. */
export async function findBalance(db: Db, account: Account): Promise<BalanceRow | undefined> {
  const [row] = await db.select().from(cashBalances).where(isOf(account)).orderBy(cashBalances.id).limit(1);
  return row;
}

/** Locked after the order, before what notifications lock. Undefined without lines. */
export async function findAndLockBalance(tx: Tx, account: Account): Promise<BalanceRow | undefined> {
  const found = await findBalance(tx, account);
  return found && lockRow(tx, found.id);
}

const added = sql`${cashBalances.balancePaise} + excluded.balance_paise`;

/** Of a shop's account, and of the operator's, which has no shop. */
const conflictOf = (shopId: number | null) =>
  shopId === null
    ? { target: [cashBalances.cityId, cashBalances.delivererId], targetWhere: isNull(cashBalances.shopId) }
    : { target: [cashBalances.cityId, cashBalances.delivererId, cashBalances.shopId] };

/**
 * Adds an amount other than 0 to a balance, and begins the account in this city if there is none. Returns the balance. One
 * statement, so that completing an order waits for nothing else.
 */
export async function addToBalance(
  tx: Tx,
  account: Account & { readonly cityId: number },
  balancePaise: number,
): Promise<BalanceRow> {
  const [row] = await tx
    .insert(cashBalances)
    .values({
      ...withNewId(account, cashBalanceIds),
      balancePaise,
      waitingPaise: 0,
      since: tx.now,
    })
    .onConflictDoUpdate({
      ...conflictOf(account.shopId),
      set: {
        balancePaise: added,
        since: sql`case when ${added} = 0 then null else coalesce(${cashBalances.since}, excluded.since) end`,
      },
    })
    .returning();
  if (!row) throw new Error('the balance was not written');
  return row;
}

async function lockRow(tx: Tx, id: number): Promise<BalanceRow | undefined> {
  const [row] = await tx.select().from(cashBalances).where(eqId(cashBalances.id, id)).for('no key update');
  return row;
}

/** The caller has locked it. */
export async function updateBalance(
  tx: Tx,
  { id, balancePaise, waitingPaise, since }: BalanceRow,
): Promise<void> {
  await tx.update(cashBalances).set({ balancePaise, waitingPaise, since }).where(eqId(cashBalances.id, id));
}

export async function insertEntry(tx: Tx, entry: Omit<EntryRow, 'id' | 'at'>): Promise<void> {
  await tx.insert(cashEntries).values({ ...withNewId(entry, cashEntryIds), at: tx.now });
}

/** Of all accounts of a deliverer. */
export async function sumInHand(db: Db, delivererId: number): Promise<number> {
  const [row] = await db
    .select({ paise: sql`coalesce(sum(${cashBalances.balancePaise}), 0)`.mapWith(Number) })
    .from(cashBalances)
    .where(eq(cashBalances.delivererId, delivererId));
  return row?.paise ?? 0;
}

/** What each holds of shops and of the operator, without what others owe to them. */
export async function sumHeld(db: Db, delivererIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({
      delivererId: cashBalances.delivererId,
      paise: sql`sum(${cashBalances.balancePaise})`.mapWith(Number),
    })
    .from(cashBalances)
    .where(and(inArray(cashBalances.delivererId, [...delivererIds]), gt(cashBalances.balancePaise, 0)))
    .groupBy(cashBalances.delivererId);
  return new Map(rows.map(({ delivererId, paise }) => [delivererId, paise]));
}

/** Whether they ever had a line. */
export async function hasCash(db: Db, delivererId: number): Promise<boolean> {
  const rows = await db
    .select({ id: cashBalances.id })
    .from(cashBalances)
    .where(eq(cashBalances.delivererId, delivererId))
    .limit(1);
  return rows.length > 0;
}

/** Whether a balance isn't 0 or a hand-over waits, for a deliverer or for a shop. */
export async function hasOpenCash(
  db: Db,
  who: { readonly delivererId: number } | { readonly shopId: number },
): Promise<boolean> {
  const isTheirs =
    'shopId' in who ? eq(cashBalances.shopId, who.shopId) : eq(cashBalances.delivererId, who.delivererId);
  const isOpen = or(ne(cashBalances.balancePaise, 0), ne(cashBalances.waitingPaise, 0));
  const rows = await db
    .select({ id: cashBalances.id })
    .from(cashBalances)
    .where(and(isTheirs, isOpen))
    .limit(1);
  return rows.length > 0;
}

/** Returns its id. */
export async function insertHandOver(
  tx: Tx,
  handOver: Pick<HandOverRow, 'cityId' | 'delivererId' | 'shopId' | 'amountPaise' | 'note'>,
): Promise<number> {
  const [row] = await tx
    .insert(cashHandOvers)
    .values({
      ...withNewId(handOver, handOverIds),
      state: 'waiting',
      createdAt: tx.now,
    })
    .returning({ id: cashHandOvers.id });
  if (!row) throw new Error('the hand-over was not written');
  return row.id;
}

/** Locked before its balance. Throws `not_found`. */
export async function lockHandOver(tx: Tx, handOverId: number): Promise<HandOverRow> {
  const [row] = await tx
    .select()
    .from(cashHandOvers)
    .where(eqId(cashHandOvers.id, handOverId))
    .for('no key update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller has locked it. */
export async function updateHandOver(
  tx: Tx,
  { id, state, reason, answeredBy }: Pick<HandOverRow, 'id' | 'state' | 'reason' | 'answeredBy'>,
): Promise<void> {
  await tx
    .update(cashHandOvers)
    .set({ state, reason, answeredBy, answeredAt: tx.now })
    .where(eqId(cashHandOvers.id, id));
}

/** Removes what people wrote about a deliverer's hand-overs. Amounts stay. */
export async function blankHandOversOf(tx: Tx, delivererId: number): Promise<void> {
  await tx
    .update(cashHandOvers)
    .set({ note: '', reason: sql`case when ${cashHandOvers.reason} is null then null else '' end` })
    .where(eq(cashHandOvers.delivererId, delivererId));
}

/** Balances that aren't the sum of their lines and of their waiting hand-overs. */
export async function listWrongBalances(db: Db): Promise<number[]> {
  const lines = sql`(select sum(e.amount_paise) from ${cashEntries} e where ${sameAccount('e')})`;
  const waiting = sql`(select sum(h.amount_paise) from ${cashHandOvers} h
    where ${sameAccount('h')} and h.state = 'waiting')`;
  const rows = await db
    .select({ id: cashBalances.id })
    .from(cashBalances)
    .where(
      or(
        sql`${cashBalances.balancePaise} <> coalesce(${lines}, 0)`,
        sql`${cashBalances.waitingPaise} <> coalesce(${waiting}, 0)`,
      ),
    )
    .limit(100);
  return rows.map(({ id }) => id);
}

const sameAccount = (of: 'e' | 'h'): SQL => {
  const other = sql.raw(of);
  return sql`${other}.city_id = ${cashBalances.cityId} and ${other}.deliverer_id = ${cashBalances.delivererId}
    and ${other}.shop_id is not distinct from ${cashBalances.shopId}`;
};

/** False: the day is closed already. */
export async function insertClose(
  tx: Tx,
  closed: Omit<typeof dailyCloses.$inferInsert, 'at'>,
): Promise<boolean> {
  const rows = await tx
    .insert(dailyCloses)
    .values({ ...closed, at: tx.now })
    .onConflictDoNothing()
    .returning({ day: dailyCloses.day });
  return rows.length > 0;
}

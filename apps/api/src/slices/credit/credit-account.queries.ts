import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { eqId, withNewId } from '../../platform/city-id.ts';
import type { Tx } from '../../platform/database.ts';
import { creditAccountIds, creditAccounts } from './credit.tables.ts';

export type AccountRow = typeof creditAccounts.$inferSelect;

/** Everybody locks an account after its order, and before what notifications lock. */
export async function lockAccount(tx: Tx, accountId: number): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select()
    .from(creditAccounts)
    .where(eqId(creditAccounts.id, accountId))
    .for('update');
  return row;
}

export interface Parties {
  readonly cityId: number;
  readonly shopId: number;
  readonly customerId: number;
}

export async function lockAccountOf(
  tx: Tx,
  { shopId, customerId }: Pick<Parties, 'shopId' | 'customerId'>,
): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select()
    .from(creditAccounts)
    .where(and(eqId(creditAccounts.shopId, shopId), eq(creditAccounts.customerId, customerId)))
    .for('update');
  return row;
}

/** Undefined when there is one already, even one that is just being made. */
export async function insertAccount(
  tx: Tx,
  account: Omit<typeof creditAccounts.$inferInsert, 'id'>,
): Promise<number | undefined> {
  const { cityId, shopId, customerId } = creditAccounts;
  const [row] = await tx
    .insert(creditAccounts)
    .values(withNewId(account, creditAccountIds))
    .onConflictDoNothing({ target: [cityId, shopId, customerId] })
    .returning({ id: creditAccounts.id });
  return row?.id;
}

/** The caller has locked the account. */
export async function updateAccount(
  tx: Tx,
  accountId: number,
  change: Partial<Omit<AccountRow, 'id' | keyof Parties | keyof Sums>>,
): Promise<void> {
  await tx.update(creditAccounts).set(change).where(eqId(creditAccounts.id, accountId));
}

type Sums = Pick<AccountRow, 'balancePaise' | 'waitingPaise' | 'waitingAddedPaise' | 'waitingLines'>;

/** Adds these differences. The caller has locked the account. */
export async function addToSums(tx: Tx, accountId: number, differences: Partial<Sums>): Promise<void> {
  const { balancePaise = 0, waitingPaise = 0, waitingAddedPaise = 0, waitingLines = 0 } = differences;
  await tx
    .update(creditAccounts)
    .set({
      balancePaise: sql`${creditAccounts.balancePaise} + ${balancePaise}`,
      waitingPaise: sql`${creditAccounts.waitingPaise} + ${waitingPaise}`,
      waitingAddedPaise: sql`${creditAccounts.waitingAddedPaise} + ${waitingAddedPaise}`,
      waitingLines: sql`${creditAccounts.waitingLines} + ${waitingLines}`,
    })
    .where(eqId(creditAccounts.id, accountId));
}

/** A person as a customer, and as the retailer of this shop. */
export interface Party {
  readonly userId: number;
  readonly shopId: number | undefined;
}

/** A paper account is its shop's alone. */
const isOf = ({ userId, shopId }: Party) =>
  or(
    and(eq(creditAccounts.customerId, userId), isNull(creditAccounts.paperName)),
    shopId === undefined ? undefined : eqId(creditAccounts.shopId, shopId),
  );

/** Locks all accounts of a person by id, so that nobody adds a line until the transaction ends. */
export async function lockAccountsOf(tx: Tx, party: Party): Promise<AccountRow[]> {
  const found = await tx
    .select({ id: creditAccounts.id })
    .from(creditAccounts)
    .where(isOf(party))
    .orderBy(asc(creditAccounts.id));
  const locked: AccountRow[] = [];
  for (const { id } of found) {
    const account = await lockAccount(tx, id);
    if (account) locked.push(account);
  }
  return locked;
}

export async function endAccountsOf(tx: Tx, party: Party): Promise<void> {
  await tx.update(creditAccounts).set({ isOver: true }).where(isOf(party));
}

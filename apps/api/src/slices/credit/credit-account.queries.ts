import { and, asc, eq, or, sql } from 'drizzle-orm';
import { eqId, withNewId } from '../../platform/city-id.ts';
import type { Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { creditAccountIds, creditAccounts } from './credit.tables.ts';

export type AccountRow = typeof creditAccounts.$inferSelect;

const value = sql.placeholder;

const lockedAccount = preparedOnce('credit_account_lock', (tx: Tx) =>
  tx
    .select()
    .from(creditAccounts)
    .where(eqId(creditAccounts.id, value('accountId')))
    .for('update'),
);

/** Everybody locks an account after its order, and before what notifications lock. */
export async function lockAccount(tx: Tx, accountId: number): Promise<AccountRow | undefined> {
  const [row] = await lockedAccount(tx, { accountId });
  return row;
}

const lockedAccountOf = preparedOnce('credit_account_of_lock', (tx: Tx) =>
  tx
    .select()
    .from(creditAccounts)
    .where(
      and(eqId(creditAccounts.shopId, value('shopId')), eq(creditAccounts.customerId, value('customerId'))),
    )
    .for('update'),
);

export interface Parties {
  readonly cityId: number;
  readonly shopId: number;
  readonly customerId: number;
}

export async function lockAccountOf(
  tx: Tx,
  { shopId, customerId }: Pick<Parties, 'shopId' | 'customerId'>,
): Promise<AccountRow | undefined> {
  const [row] = await lockedAccountOf(tx, { shopId, customerId });
  return row;
}

/** Undefined when there is one already, even one that is just being made. */
export async function insertAccount(
  tx: Tx,
  account: Parties & Pick<AccountRow, 'limitPaise'>,
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
  change: Partial<Pick<AccountRow, 'limitPaise' | 'answer' | 'isClosed'>>,
): Promise<void> {
  await tx.update(creditAccounts).set(change).where(eqId(creditAccounts.id, accountId));
}

type Sums = Pick<AccountRow, 'balancePaise' | 'waitingPaise' | 'waitingAddedPaise' | 'waitingLines'>;

const movedSums = preparedOnce('credit_account_sums', (tx: Tx) =>
  tx
    .update(creditAccounts)
    .set({
      balancePaise: sql`${creditAccounts.balancePaise} + ${value('balancePaise')}::bigint`,
      waitingPaise: sql`${creditAccounts.waitingPaise} + ${value('waitingPaise')}::bigint`,
      waitingAddedPaise: sql`${creditAccounts.waitingAddedPaise} + ${value('waitingAddedPaise')}::bigint`,
      waitingLines: sql`${creditAccounts.waitingLines} + ${value('waitingLines')}::int`,
    })
    .where(eqId(creditAccounts.id, value('accountId'))),
);

/** Adds these differences. The caller has locked the account. */
export async function addToSums(tx: Tx, accountId: number, differences: Partial<Sums>): Promise<void> {
  const none: Sums = { balancePaise: 0, waitingPaise: 0, waitingAddedPaise: 0, waitingLines: 0 };
  await movedSums(tx, { ...none, ...differences, accountId });
}

/** A person as a customer, and as the retailer of this shop. */
export interface Party {
  readonly userId: number;
  readonly shopId: number | undefined;
}

const isOf = ({ userId, shopId }: Party) =>
  or(
    eq(creditAccounts.customerId, userId),
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

import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { users } from './account.tables.ts';

type Row = typeof users.$inferSelect;

/** Deleted accounts have no number. */
export type UserRow = Row & { readonly number: string };
type UserChange = Partial<Omit<UserRow, 'id' | 'number' | 'version' | 'createdAt' | 'deletedAt'>>;

const notDeleted = (row: Row | undefined): UserRow | undefined =>
  row && row.number !== null ? { ...row, number: row.number } : undefined;

async function findUser(db: Db, userId: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return notDeleted(row);
}

/** Throws `not_found`. */
export async function getUser(db: Db, userId: number): Promise<UserRow> {
  const row = await findUser(db, userId);
  if (!row) throw new AppError('not_found');
  return row;
}

export async function findUserByNumber(db: Db, number: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.number, number));
  return notDeleted(row);
}

/** Doesn't lock the row: on Citus, that would lock all people on all nodes. */
const lockPerson = (tx: Tx, userId: number): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('person ' || ${userId}::bigint, 0))`);

/** The same, locked: the account can't be deleted before the transaction ends. */
export async function lockUserByNumber(tx: Tx, number: string): Promise<UserRow | undefined> {
  const found = await findUserByNumber(tx, number);
  const row = found && (await findAndLockUser(tx, found.id));
  // A deletion may have freed the number before this lock.
  return row?.number === number ? row : undefined;
}

/** Whether anybody has the role. A new installation has nobody. */
export async function hasOperator(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(sql`${users.isOperator}`).limit(1);
  return row !== undefined;
}

// A literal, so that the index of operators fits.
const maySignInAsOperator = and(sql`${users.isOperator}`, eq(users.isBlocked, false));

/** Those who can sign in. */
export const listOperators = (db: Db): Promise<Pick<Row, 'id' | 'language'>[]> =>
  db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(maySignInAsOperator)
    .orderBy(asc(users.id));

/** Locks all operators who can sign in, and returns their ids. */
export async function lockOperators(tx: Tx): Promise<number[]> {
  const ids = await listOperatorIds(tx);
  // In id order, so that two of these can't deadlock.
  for (const id of ids) await lockPerson(tx, id);
  const still = new Set(await listOperatorIds(tx));
  return ids.filter((id) => still.has(id));
}

async function listOperatorIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(maySignInAsOperator)
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

/**
 * Locks the person, so that code which counts the person's things runs one after another. Inserts that only point to
 * the person (orders, sessions) don't wait.
 */
export async function lockUser(tx: Tx, userId: number): Promise<UserRow> {
  const row = await findAndLockUser(tx, userId);
  if (!row) throw new AppError('not_found');
  return row;
}

/** As `lockUser`; undefined for an unknown id and a deleted account. */
export async function findAndLockUser(tx: Tx, userId: number): Promise<UserRow | undefined> {
  await lockPerson(tx, userId);
  return findUser(tx, userId);
}

/** Inserts that point to the person wait too, so that none is missed while the account is deleted. */
export async function lockUserToDelete(tx: Tx, userId: number): Promise<UserRow> {
  await lockPerson(tx, userId);
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  const user = notDeleted(row);
  if (!user) throw new AppError('not_found');
  return user;
}

/** Removes everything personal from the row. */
export async function blankUser(tx: Tx, userId: number): Promise<void> {
  const blank = {
    number: null,
    firstName: '',
    lastName: '',
    email: '',
    isNumberVerified: false,
    isInitialSetupDone: false,
    isCustomerSetupDone: false,
    isShopSetupDone: false,
    isShopVerified: false,
    isDeliverer: false,
    delivererCityId: null,
    isOperator: false,
    hasSecondFactor: false,
    language: null,
    dataSaver: null,
    sound: null,
    deletedAt: tx.now,
    version: sql`${users.version} + 1`,
  };
  await tx.update(users).set(blank).where(eq(users.id, userId));
}

/** Does nothing when the number exists. */
export async function insertUser(tx: Tx, number: string): Promise<void> {
  await tx.insert(users).values({ number, createdAt: tx.now }).onConflictDoNothing({ target: users.number });
}

/** Waits while another transaction has locked the person. */
export async function updateUser(tx: Tx, userId: number, change: UserChange): Promise<void> {
  await lockPerson(tx, userId);
  await tx
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
}

/** The deliverers of a city who are on duty and not blocked. */
export const listDeliverers = (db: Db, cityId: number): Promise<Pick<Row, 'id' | 'language'>[]> =>
  db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(
      and(
        // A literal, so that the index of deliverers fits.
        sql`${users.isDeliverer}`,
        eq(users.delivererCityId, cityId),
        eq(users.isBlocked, false),
        eq(users.isOnDuty, true),
      ),
    )
    .orderBy(asc(users.id));

// Flags of a person that later slices set, in the transaction that makes them true.

/** They have a primary address. */
export const markCustomerSetUp = (tx: Tx, userId: number): Promise<void> =>
  updateUser(tx, userId, { isCustomerSetupDone: true });

/** They have registered a shop. */
export const markShopSetUp = (tx: Tx, userId: number): Promise<void> =>
  updateUser(tx, userId, { isShopSetupDone: true });

/** Their shop is verified, or no longer. */
export const setShopVerified = (tx: Tx, userId: number, isVerified: boolean): Promise<void> =>
  updateUser(tx, userId, { isShopVerified: isVerified });

/** As a deliverer, they want to be told of new requests. */
export const setOnDuty = (tx: Tx, userId: number, isOnDuty: boolean): Promise<void> =>
  updateUser(tx, userId, { isOnDuty });

/** They have a second factor at the desk, or none any more. */
export const setSecondFactor = (tx: Tx, userId: number, hasSecondFactor: boolean): Promise<void> =>
  updateUser(tx, userId, { hasSecondFactor });

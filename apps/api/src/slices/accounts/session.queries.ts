import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { loginCodes, sessions, users } from './account.tables.ts';
import { hashToken } from './session-token.ts';

const actorByToken = preparedOnce((db) =>
  db
    .select({
      userId: users.id,
      sessionId: sessions.id,
      hasShop: users.isShopSetupDone,
      isShopVerified: users.isShopVerified,
      isDeliverer: users.isDeliverer,
      delivererCityId: users.delivererCityId,
      isOperator: users.isOperator,
      isBlocked: users.isBlocked,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('actor_by_token'),
);

/** Whose token this is, with the roles of this moment; undefined when it is nobody's. */
export async function findActor(db: Db, token: string): Promise<Actor | undefined> {
  const [actor] = await actorByToken(db).execute({ tokenHash: hashToken(token) });
  return actor;
}

export async function insertSession(tx: Tx, userId: number, token: string): Promise<void> {
  await tx.insert(sessions).values({ userId, tokenHash: hashToken(token), createdAt: tx.now });
}

/** Its devices go with it. */
export async function deleteSession(tx: Tx, sessionId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Answers how many there were; their devices go with them. */
export async function deleteSessionsOf(tx: Tx, userId: number): Promise<number> {
  const rows = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  return rows.length;
}

/** Keeps the session from ending until this transaction has; false when it has ended already. */
export async function holdSession(tx: Tx, sessionId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('key share');
  return rows.length > 0;
}

export async function upsertLoginCode(
  tx: Tx,
  code: { number: string; codeHash: string; expiresAt: Date },
): Promise<void> {
  const { number, ...fresh } = { ...code, wrongTries: 0 };
  await tx
    .insert(loginCodes)
    .values({ number, ...fresh })
    .onConflictDoUpdate({ target: loginCodes.number, set: fresh });
}

export async function lockLoginCode(tx: Tx, number: string) {
  const [row] = await tx.select().from(loginCodes).where(eq(loginCodes.number, number)).for('update');
  return row;
}

export async function countWrongTry(tx: Tx, number: string): Promise<void> {
  await tx
    .update(loginCodes)
    .set({ wrongTries: sql`${loginCodes.wrongTries} + 1` })
    .where(eq(loginCodes.number, number));
}

/** With a hash: only if that code is still the living one. */
export async function deleteLoginCode(tx: Tx, number: string, codeHash?: string): Promise<void> {
  await tx
    .delete(loginCodes)
    .where(
      and(
        eq(loginCodes.number, number),
        codeHash === undefined ? undefined : eq(loginCodes.codeHash, codeHash),
      ),
    );
}

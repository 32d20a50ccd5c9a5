import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { begunFactors } from './second-factor.tables.ts';

type Row = typeof begunFactors.$inferSelect;
export type Begun = Pick<Row, 'value' | 'origin'>;

/** Replaces what the session began before for the same purpose. */
export async function putBegun(tx: Tx, begun: Omit<Row, 'expiresAt'>, lifeMs: number): Promise<void> {
  const row = { ...begun, expiresAt: new Date(tx.now.getTime() + lifeMs) };
  await tx
    .insert(begunFactors)
    .values(row)
    .onConflictDoUpdate({ target: [begunFactors.sessionId, begunFactors.purpose], set: row });
}

/** Undefined when nothing was begun, or it has expired. */
export async function findBegun(
  tx: Tx,
  sessionId: number,
  purpose: Row['purpose'],
): Promise<Begun | undefined> {
  const [row] = await tx
    .select({ value: begunFactors.value, origin: begunFactors.origin })
    .from(begunFactors)
    .where(and(isIt(sessionId, purpose), gt(begunFactors.expiresAt, tx.now)));
  return row;
}

/** The same, and deletes it: only one of several simultaneous calls gets it. */
export async function takeBegun(
  tx: Tx,
  sessionId: number,
  purpose: Row['purpose'],
): Promise<Begun | undefined> {
  const [row] = await tx.delete(begunFactors).where(isIt(sessionId, purpose)).returning();
  return row && row.expiresAt > tx.now ? row : undefined;
}

const isIt = (sessionId: number, purpose: Row['purpose']) =>
  and(eq(begunFactors.sessionId, sessionId), eq(begunFactors.purpose, purpose));

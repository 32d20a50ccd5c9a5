import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { codeLimits } from '../account.tables.ts';

export interface Counted {
  /** This one included. */
  readonly count: number;
  readonly msLeft: number;
}

/** Adds one to the count of the key's window, which begins with the first count. Waits for others with the same key. */
export async function countOneMore(tx: Tx, key: string, windowMs: number): Promise<Counted> {
  const now = tx.now.getTime();
  // A window that lasts too long began while the clock was ahead. Clocks of several servers differ by less.
  const latestEnd = now + windowMs + 60_000;
  const isOver = sql`(${codeLimits.expire} <= ${now} or ${codeLimits.expire} > ${latestEnd})`;
  const [row] = await tx
    .insert(codeLimits)
    .values({ key, points: 1, expire: now + windowMs })
    .onConflictDoUpdate({
      target: codeLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${codeLimits.points} + 1 end`,
        expire: sql`case when ${isOver} then ${now + windowMs} else ${codeLimits.expire} end`,
      },
    })
    .returning();
  if (!row) throw new Error('the count was not written');
  return { count: row.points, msLeft: (row.expire ?? now) - now };
}

export async function countOneLess(tx: Tx, key: string): Promise<void> {
  await tx
    .update(codeLimits)
    .set({ points: sql`${codeLimits.points} - 1` })
    .where(and(eq(codeLimits.key, key), gt(codeLimits.points, 0), gt(codeLimits.expire, tx.now.getTime())));
}

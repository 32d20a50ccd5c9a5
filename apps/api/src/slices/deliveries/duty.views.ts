import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { users } from '../accounts/account.tables.ts';

/** Whether a deliverer is told of new requests. */
export async function viewDuty(db: Db, userId: number): Promise<{ is_on_duty: boolean }> {
  const [row] = await db.select({ isOnDuty: users.isOnDuty }).from(users).where(eq(users.id, userId));
  return { is_on_duty: row?.isOnDuty ?? false };
}

// The devices that get a person's push messages.
import type * as accounts from '@haat/contract/accounts';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { devices } from '../account.tables.ts';

/** Oldest first. A browser's registration is its push endpoint. */
export async function viewDevices(db: Db, userId: number): Promise<accounts.Device[]> {
  const rows = await db.select().from(devices).where(eq(devices.userId, userId)).orderBy(asc(devices.id));
  return rows.map(({ registrationId, kind, isActive }) => ({
    registration_id: registrationId,
    cloud_message_type: kind,
    active: isActive,
  }));
}

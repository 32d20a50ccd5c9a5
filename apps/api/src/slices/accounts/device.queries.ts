import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { devices } from './account.tables.ts';

type NewDevice = Omit<typeof devices.$inferInsert, 'id' | 'createdAt'>;

/** A registration is of one person at a time: of who has registered it last. */
export async function upsertDevice(tx: Tx, device: NewDevice): Promise<void> {
  const { kind, registrationId, ...rest } = { ...device, createdAt: tx.now };
  await tx
    .insert(devices)
    .values({ kind, registrationId, ...rest })
    .onConflictDoUpdate({ target: [devices.kind, devices.registrationId], set: rest });
}

export async function deleteWebPush(tx: Tx, userId: number, endpoint: string): Promise<void> {
  await tx
    .delete(devices)
    .where(
      and(eq(devices.kind, 'WEBPUSH'), eq(devices.registrationId, endpoint), eq(devices.userId, userId)),
    );
}

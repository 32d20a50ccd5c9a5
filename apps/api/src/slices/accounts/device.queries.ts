import { createHash } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { devices } from './account.tables.ts';

type NewDevice = Omit<typeof devices.$inferInsert, 'id' | 'createdAt' | 'registrationHash'>;

/** A registration of 4,096 letters is too long for an index. */
const hashOf = (registrationId: string): string => createHash('sha256').update(registrationId).digest('hex');

/** A registration is of one person at a time: of who has registered it last. */
export async function upsertDevice(tx: Tx, device: NewDevice): Promise<void> {
  const registrationHash = hashOf(device.registrationId);
  const { kind, ...rest } = { ...device, createdAt: tx.now };
  await tx
    .insert(devices)
    .values({ kind, registrationHash, ...rest })
    .onConflictDoUpdate({ target: [devices.kind, devices.registrationHash], set: rest });
}

/** Those beyond the newest so many. Lock the person first. */
export async function deleteOldestDevices(tx: Tx, userId: number, keep: number): Promise<void> {
  const surplus = tx
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.userId, userId))
    .orderBy(desc(devices.createdAt), desc(devices.id))
    .offset(keep);
  await tx.delete(devices).where(inArray(devices.id, surplus));
}

export async function deleteWebPush(tx: Tx, userId: number, endpoint: string): Promise<void> {
  await tx
    .delete(devices)
    .where(
      and(
        eq(devices.kind, 'WEBPUSH'),
        eq(devices.registrationHash, hashOf(endpoint)),
        eq(devices.userId, userId),
      ),
    );
}

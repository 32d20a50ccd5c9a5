import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database.ts';
import { devices } from '../account.tables.ts';

type NewDevice = Omit<typeof devices.$inferInsert, 'id' | 'createdAt' | 'registrationHash'>;

/** An index can't hold a registration of 4,096 characters. */
const hashOf = (registrationId: string): string => createHash('sha256').update(registrationId).digest('hex');

/** A registration belongs to the last person who registered it. */
export async function upsertDevice(tx: Tx, device: NewDevice): Promise<void> {
  const registrationHash = hashOf(device.registrationId);
  const { kind, ...rest } = { ...device, createdAt: tx.now };
  await tx
    .insert(devices)
    .values({ kind, registrationHash, ...rest })
    .onConflictDoUpdate({ target: [devices.kind, devices.registrationHash], set: rest });
}

/** Deletes all but the newest `keep` devices. Lock the person first. */
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

type Device = typeof devices.$inferSelect;

/** The devices of these people that get push messages of these kinds. */
export function listPushDevices(
  tx: Tx,
  userIds: readonly number[],
  kinds: readonly Device['kind'][],
): Promise<Pick<Device, 'id' | 'userId' | 'kind' | 'registrationId'>[]> {
  const { id, userId, kind, registrationId } = devices;
  return tx
    .select({ id, userId, kind, registrationId })
    .from(devices)
    .where(
      and(
        sql`${devices.userId} = any(${sql.param(userIds)}::bigint[])`,
        inArray(devices.kind, [...kinds]),
        eq(devices.isActive, true),
      ),
    )
    .orderBy(asc(devices.id));
}

/** A device that this person still uses. */
export async function findPushDevice(
  db: Db,
  { id, userId }: Pick<Device, 'id' | 'userId'>,
): Promise<Pick<Device, 'registrationId' | 'keys'> | undefined> {
  const [row] = await db
    .select({ registrationId: devices.registrationId, keys: devices.keys })
    .from(devices)
    .where(and(eq(devices.id, id), eq(devices.userId, userId), eq(devices.isActive, true)));
  return row;
}

/** Its push service says that it is gone. */
export async function deletePushDevice(tx: Tx, id: number): Promise<void> {
  await tx.delete(devices).where(eq(devices.id, id));
}

import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { addresses } from './address.tables.ts';
import { addressMessages } from './addresses.messages.ts';

export type AddressRow = typeof addresses.$inferSelect;
/** What helps to find the house. */
export type House = Pick<AddressRow, 'landmark' | 'photoId' | 'voiceNoteId'>;
export type AddressContents = Pick<
  AddressRow,
  'name' | 'address' | 'receiver' | 'number' | 'latitude' | 'longitude' | 'cityId'
> &
  Partial<House & Pick<AddressRow, 'hasPin'>>;

const ownAddress = preparedOnce('own_address', (db: Db) =>
  db
    .select()
    .from(addresses)
    .where(
      and(eq(addresses.id, sql.placeholder('addressId')), eq(addresses.userId, sql.placeholder('userId'))),
    ),
);

export async function findOwnAddress(
  db: Db,
  userId: number,
  addressId: number,
): Promise<AddressRow | undefined> {
  const [row] = await ownAddress(db, { userId, addressId });
  return row;
}

export async function findPrimaryAddress(db: Db, userId: number): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isPrimary, true)));
  return row;
}

/** The person's address with this text at this place, or with this text alone when the place isn't known. */
export async function findAddressAt(
  db: Db,
  userId: number,
  { address, latitude, longitude, hasPin }: Pick<AddressRow, 'address' | 'latitude' | 'longitude' | 'hasPin'>,
): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.userId, userId),
        eq(addresses.address, address),
        hasPin ? and(eq(addresses.latitude, latitude), eq(addresses.longitude, longitude)) : undefined,
      ),
    )
    .orderBy(desc(addresses.isPrimary), asc(addresses.id))
    .limit(1);
  return row;
}

async function hasAddress(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .limit(1);
  return rows.length > 0;
}

/** The first address in the order of the person's list, optionally ignoring one. */
export async function findFirstAddress(
  db: Db,
  userId: number,
  exceptId?: number,
): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), exceptId === undefined ? undefined : ne(addresses.id, exceptId)))
    .orderBy(desc(addresses.isPrimary), asc(addresses.id))
    .limit(1);
  return row;
}

export const countAddresses = (db: Db, userId: number): Promise<number> =>
  db.$count(addresses, eq(addresses.userId, userId));

export async function insertAddress(
  tx: Tx,
  address: AddressContents & { userId: number; isPrimary: boolean },
): Promise<number> {
  const [row] = await tx
    .insert(addresses)
    .values({ ...address, createdAt: tx.now })
    .returning({ id: addresses.id });
  if (!row) throw new Error('the address was not written');
  return row.id;
}

export async function updateAddress(
  tx: Tx,
  addressId: number,
  change: Partial<AddressContents> & { isPrimary?: boolean },
): Promise<void> {
  await tx.update(addresses).set(change).where(eq(addresses.id, addressId));
}

/** Sets the receiver of a primary address that has none. */
export async function nameReceiver(tx: Tx, userId: number, receiver: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ receiver })
    .where(and(eq(addresses.userId, userId), eq(addresses.isPrimary, true), eq(addresses.receiver, '')));
}

export async function deleteAddressRow(tx: Tx, addressId: number): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.id, addressId));
}

export async function deleteAddressesOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.userId, userId));
}

/**
 * The address named by a request. Throws `not_found` for another person's address. When it is missing, throws
 * `address.required` if the person has none, else `input.invalid`.
 */
export async function requireOwnAddress(
  db: Db,
  userId: number,
  addressId: number | undefined,
): Promise<AddressRow> {
  if (addressId === undefined) throw await missing(db, userId);
  const address = await findOwnAddress(db, userId, addressId);
  if (!address) throw new AppError('not_found');
  return address;
}

async function missing(db: Db, userId: number): Promise<AppError> {
  return (await hasAddress(db, userId))
    ? invalidInput({ address_id: [fieldMessages.required] })
    : new AppError('address.required', { detail: addressMessages.addOne });
}

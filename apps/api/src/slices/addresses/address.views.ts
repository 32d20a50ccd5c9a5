import type * as contract from '@haat/contract/addresses';
import { and, asc, desc, eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf, wholeList } from '../../platform/page.ts';
import { cities } from '../accounts/account.tables.ts';
import { addresses } from './address.tables.ts';

const columns = {
  id: addresses.id,
  name: addresses.name,
  address: addresses.address,
  receiver: addresses.receiver,
  number: addresses.number,
  latitude: addresses.latitude,
  longitude: addresses.longitude,
  has_pin: addresses.hasPin,
  city: { id: cities.id, name: cities.name },
  is_primary: addresses.isPrimary,
  landmark: addresses.landmark,
  photo: addresses.photoId,
  voice_note: addresses.voiceNoteId,
};

const joined = (db: Db) =>
  db.select(columns).from(addresses).innerJoin(cities, eq(cities.id, addresses.cityId));

export async function viewAddress(db: Db, userId: number, addressId: number): Promise<contract.Address> {
  const [row] = await joined(db).where(and(eq(addresses.userId, userId), eq(addresses.id, addressId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The primary one first, the others as they were added. */
export async function viewAddresses(db: Db, userId: number, query: { limit?: number; offset?: number }) {
  const { limit, offset } = pageOf(query, wholeList);
  const isOwn = eq(addresses.userId, userId);
  const [count, results] = await Promise.all([
    db.$count(addresses, isOwn),
    joined(db).where(isOwn).orderBy(desc(addresses.isPrimary), asc(addresses.id)).limit(limit).offset(offset),
  ]);
  return { count, results };
}

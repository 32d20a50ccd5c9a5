import { roundCoordinate } from '@haat/contract/geo';
import type { Tx } from '../../platform/database.ts';
import { getPerson, lockUser, markCustomerSetUp, requireCity } from '../accounts/index.ts';
import { findPrimaryAddress, insertAddress, updateAddress } from './address.queries.ts';
import { type HouseInput, keepHouse } from './keep-house.ts';

export interface PrimaryAddress extends HouseInput {
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
  readonly name?: string | null;
  /** A city's id. */
  readonly city: number;
}

/**
 * Creates the person's primary address with themselves as receiver. A second call updates it. Throws `not_found` for a file.
 */
export async function createPrimaryAddress(
  tx: Tx,
  actor: { userId: number },
  input: PrimaryAddress,
): Promise<{ addressId: number; isNew: boolean }> {
  const { userId } = actor;
  const city = await requireCity(tx, input.city, 'primary_address.city');
  await lockUser(tx, userId);
  const person = await getPerson(tx, userId);
  const contents = {
    name: input.name || 'primary',
    address: input.address,
    receiver: person.fullName,
    number: person.number,
    latitude: roundCoordinate(input.latitude),
    longitude: roundCoordinate(input.longitude),
    hasPin: true,
    cityId: city.id,
    ...(await keepHouse(tx, userId, input)),
  };
  const known = await findPrimaryAddress(tx, userId);
  if (known) {
    await updateAddress(tx, known.id, contents);
    return { addressId: known.id, isNew: false };
  }
  const addressId = await insertAddress(tx, { ...contents, userId, isPrimary: true });
  await markCustomerSetUp(tx, userId);
  return { addressId, isNew: true };
}

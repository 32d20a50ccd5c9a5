import { roundCoordinate } from '@haat/contract/geo';
import { serverLimits } from '@haat/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockUser, markCustomerSetUp, requireCity } from '../accounts/index.ts';
import { countAddresses, insertAddress } from './address.queries.ts';
import { addressMessages } from './addresses.messages.ts';
import { type HouseInput, keepHouse } from './keep-house.ts';

export interface NewAddress extends HouseInput {
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
  readonly name: string;
  readonly receiver: string;
  readonly number: string;
  /** Left out: true. */
  readonly hasPin?: boolean;
  /** A city's id. */
  readonly city: number;
}

/** Adds an address. A person's first one becomes primary. Throws `address.too_many`, `not_found` for a file. Returns its id. */
export async function addAddress(tx: Tx, actor: { userId: number }, input: NewAddress): Promise<number> {
  const { userId } = actor;
  const { city, latitude, longitude, landmark, photo, voice_note, ...contents } = input;
  const { id: cityId } = await requireCity(tx, city);
  await lockUser(tx, userId);
  const count = await countAddresses(tx, userId);
  if (count >= serverLimits.addressesPerPerson) {
    throw new AppError('address.too_many', {
      detail: addressMessages.tooMany,
    });
  }
  const house = await keepHouse(tx, userId, { landmark, photo, voice_note });
  const addressId = await insertAddress(tx, {
    ...contents,
    ...house,
    cityId,
    latitude: roundCoordinate(latitude),
    longitude: roundCoordinate(longitude),
    userId,
    isPrimary: count === 0,
  });
  if (count === 0) await markCustomerSetUp(tx, userId);
  return addressId;
}

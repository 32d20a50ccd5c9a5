import { roundCoordinate } from '@haat/contract/geo';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { lockUser } from '../accounts/index.ts';
import { type AddressContents, findOwnAddress, updateAddress } from './address.queries.ts';
import { type HouseInput, keepHouse } from './keep-house.ts';

/** Undefined fields stay as they are. */
type AddressChange = HouseInput &
  Partial<Pick<AddressContents, 'name' | 'receiver' | 'number' | 'latitude' | 'longitude'>>;

/** Changes a person's address. Throws `not_found`, `input.invalid`. */
export async function changeAddress(
  tx: Tx,
  { userId }: { userId: number },
  { addressId, ...input }: AddressChange & { addressId: number },
): Promise<void> {
  const { landmark, photo, voice_note, latitude, longitude, ...names } = input;
  await lockUser(tx, userId);
  if (!(await findOwnAddress(tx, userId, addressId))) throw new AppError('not_found');
  const house = await keepHouse(tx, userId, { landmark, photo, voice_note });
  const change = definedOf({
    ...names,
    ...house,
    latitude: latitude === undefined ? undefined : roundCoordinate(latitude),
    longitude: longitude === undefined ? undefined : roundCoordinate(longitude),
    hasPin: latitude === undefined && longitude === undefined ? undefined : true,
  });
  if (Object.keys(change).length > 0) await updateAddress(tx, addressId, change);
}

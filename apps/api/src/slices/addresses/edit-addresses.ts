import { roundCoordinate } from '@haat/contract/geo';
import { serverLimits } from '@haat/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { getPerson, lockUser, markCustomerSetUp, requireCity } from '../accounts/index.ts';
import { keepFilesOfFields } from '../files/index.ts';
import {
  type AddressContents,
  countAddresses,
  deleteAddressRow,
  findFirstAddress,
  findOwnAddress,
  findPrimaryAddress,
  type House,
  insertAddress,
  updateAddress,
} from './address.queries.ts';
import { addressMessages } from './addresses.messages.ts';

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

/** Deletes an address. If it was primary, the next one becomes primary. Throws `not_found`, `address.last`. */
export async function deleteAddress(
  tx: Tx,
  actor: { userId: number },
  { addressId }: { addressId: number },
): Promise<void> {
  const { userId } = actor;
  await lockUser(tx, userId);
  const address = await findOwnAddress(tx, userId, addressId);
  if (!address) throw new AppError('not_found');
  const replacement = await findReplacement(tx, userId, addressId);
  // Publish before deleting the row, so that subscribers can still find what points to it.
  await publish(tx, 'address.deleted', { userId, addressId, replacementId: replacement.id });
  await deleteAddressRow(tx, addressId);
  if (address.isPrimary) await updateAddress(tx, replacement.id, { isPrimary: true });
}

async function findReplacement(tx: Tx, userId: number, addressId: number) {
  const replacement = await findFirstAddress(tx, userId, addressId);
  if (!replacement) {
    throw new AppError('address.last', { detail: addressMessages.last });
  }
  return replacement;
}

/** What helps to find the house. Undefined fields stay as they are, null removes. */
interface HouseInput {
  readonly landmark?: string | null | undefined;
  /** The ids of a picture and a sound. */
  readonly photo?: number | null | undefined;
  readonly voice_note?: number | null | undefined;
}

/** The columns to write. Throws `not_found` for another person's file, `input.invalid` for one of another kind. */
async function keepHouse(
  tx: Tx,
  userId: number,
  { landmark, photo, voice_note: voiceNote }: HouseInput,
): Promise<Partial<House>> {
  await keepFilesOfFields(tx, userId, {
    photo: { id: photo ?? null, kind: 'picture' },
    voice_note: { id: voiceNote ?? null, kind: 'sound' },
  });
  return definedOf({
    landmark: landmark === '' ? null : landmark,
    photoId: photo,
    voiceNoteId: voiceNote,
  });
}

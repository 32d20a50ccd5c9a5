import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import { type AddressRow, findOwnAddress, hasAddress } from './address.queries.ts';
import { addressMessages } from './addresses.messages.ts';

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

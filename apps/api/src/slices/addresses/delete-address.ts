import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { lockUser } from '../accounts/index.ts';
import { deleteAddressRow, findFirstAddress, findOwnAddress, updateAddress } from './address.queries.ts';

/** Throws `not_found`, `address.last`. Of the primary one the first that remains takes the place. */
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
  // Told before the row is gone, so that whoever points to it can still be found by it.
  await publish(tx, 'address.deleted', { userId, addressId, replacementId: replacement.id });
  await deleteAddressRow(tx, addressId);
  if (address.isPrimary) await updateAddress(tx, replacement.id, { isPrimary: true });
}

async function findReplacement(tx: Tx, userId: number, addressId: number) {
  const replacement = await findFirstAddress(tx, userId, addressId);
  if (!replacement) {
    throw new AppError('address.last', { detail: 'Add another address before you delete this one.' });
  }
  return replacement;
}

import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { lockUser } from '../accounts/index.ts';
import { deleteAddressRow, findFirstAddress, findOwnAddress, updateAddress } from './address.queries.ts';
import { addressMessages } from './addresses.messages.ts';

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

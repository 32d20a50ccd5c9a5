import { serverLimits } from '@haat/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { dayMs, listStoredLately, type OwnRow, withoutUsed } from '../../platform/unused-rows.ts';
import { lockUser } from '../accounts/index.ts';
import { mediaMessages } from './media.messages.ts';

const { unusedFiles, unusedBytes } = serverLimits;

/**
 * Throws `rate.limited` when a person has too many files to which nothing points yet. Locks the person, so that files
 * stored at the same time are counted one after another.
 */
export async function requireUnusedLeft(tx: Tx, ownerId: number, newBytes: number): Promise<void> {
  await lockUser(tx, ownerId);
  const fits = (own: readonly OwnRow[]): boolean =>
    own.length < unusedFiles && own.reduce((sum, { bytes }) => sum + bytes, newBytes) <= unusedBytes;
  const own = await listStoredLately(tx, ownerId);
  if (fits(own)) return;
  const unused = await withoutUsed(tx, own);
  if (fits(unused)) return;
  const oldestAt = Math.min(tx.now.getTime(), ...unused.map(({ createdAt }) => createdAt.getTime()));
  throw new AppError('rate.limited', {
    detail: mediaMessages.tooManyUnused(unusedFiles),
    retryAfterSeconds: (oldestAt + dayMs - tx.now.getTime()) / 1000,
  });
}

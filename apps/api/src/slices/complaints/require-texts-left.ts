import { serverLimits } from '@haat/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockUser } from '../accounts/index.ts';
import { findNthNewestAt } from './complaint.queries.ts';
import { complaintTexts } from './complaints.messages.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Locks the person, so that texts at the same time are counted one after another. Throws `rate.limited`. */
export async function requireTextsLeft(tx: Tx, { userId }: { readonly userId: number }): Promise<void> {
  const { complaintTextsPerDay } = serverLimits;
  await lockUser(tx, userId);
  const oldest = await findNthNewestAt(tx, userId, complaintTextsPerDay);
  const waitMs = oldest ? oldest.getTime() + dayMs - tx.now.getTime() : 0;
  if (waitMs <= 0) return;
  throw new AppError('rate.limited', {
    detail: complaintTexts.tooMany(complaintTextsPerDay),
    retryAfterSeconds: waitMs / 1000,
  });
}

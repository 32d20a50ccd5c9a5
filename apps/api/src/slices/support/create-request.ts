import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockUser } from '../accounts/index.ts';
import { findNthNewestAt, insertRequest } from './request.queries.ts';
import { supportMessages } from './support.messages.ts';

interface NewRequest {
  readonly body: string;
  readonly requestsPerDay: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Stores a request for the operator. Returns its id. Throws `rate.limited`. */
export async function createRequest(
  tx: Tx,
  { userId }: { userId: number },
  { body, requestsPerDay }: NewRequest,
): Promise<number> {
  // Lock the person, so that simultaneous requests are counted one after another.
  await lockUser(tx, userId);
  const oldest = await findNthNewestAt(tx, userId, requestsPerDay);
  const waitMs = oldest ? oldest.getTime() + dayMs - tx.now.getTime() : 0;
  if (waitMs > 0) {
    throw new AppError('rate.limited', {
      detail: supportMessages.tooMany(requestsPerDay),
      retryAfterSeconds: waitMs / 1000,
    });
  }
  return insertRequest(tx, { userId, body });
}

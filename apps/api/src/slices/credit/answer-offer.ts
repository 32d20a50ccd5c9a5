import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { creditMessages } from './credit.messages.ts';
import { updateAccount } from './credit-account.queries.ts';
import { isPaper, stateOf } from './credit-account.ts';
import { lockOwnAccount } from './own-account.ts';

/** A repeat of one's own answer changes nothing. Throws `not_found`, and `answer.late` for another answer. */
export async function answerOffer(
  tx: Tx,
  { userId }: { readonly userId: number },
  { accountId, isAgreed }: { readonly accountId: number; readonly isAgreed: boolean },
): Promise<void> {
  const account = await lockOwnAccount(tx, { userId, side: 'customer' }, accountId);
  const state = stateOf(account, 'customer');
  if (state === (isAgreed ? 'open' : 'refused')) return;
  if (state !== 'offered') throw new AppError('answer.late', { detail: creditMessages.late });
  if (isPaper(account) && !isAgreed) {
    // For the shop nothing changes.
    await updateAccount(tx, accountId, { isPaperRefused: true });
    return;
  }
  const answer = isAgreed ? 'open' : 'refused';
  await updateAccount(tx, accountId, { answer, paperName: null, paperNumber: null });
  const { shopId, customerId } = account;
  await publish(tx, 'credit.answered', { accountId, shopId, customerId, actorId: userId, isAgreed });
}

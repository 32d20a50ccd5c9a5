import { serverLimits } from '@haat/contract/limits';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { countOneMore, findOrCreateUserByNumber, findUserByNumber } from '../accounts/index.ts';
import { noteCityOfCustomer } from '../orders/index.ts';
import { getOwnShop } from '../shops/index.ts';
import { creditMessages } from './credit.messages.ts';
import { addToSums, insertAccount, lockAccountOf, updateAccount } from './credit-account.queries.ts';
import { insertAnswer, insertEntry } from './credit-entry.queries.ts';

interface PaperAccount {
  readonly number: string;
  readonly name: string;
  readonly limitPaise: number;
  /** What is owed in the notebook. */
  readonly openingPaise: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Opens an account for a number, whether its person uses Haat or not. Returns its id. Throws `input.invalid` for the shop's own
 * number, `credit.exists` and `rate.limited`.
 */
export async function openPaperAccount(
  tx: Tx,
  { userId }: { readonly userId: number },
  { number, name, limitPaise, openingPaise }: PaperAccount,
): Promise<number> {
  const { id: shopId, cityId } = await getOwnShop(tx, userId);
  const usesHaat = Boolean((await findUserByNumber(tx, number))?.isNumberVerified);
  const { id: customerId } = await findOrCreateUserByNumber(tx, number);
  if (customerId === userId) throw invalidInput({ number: [creditMessages.ownNumber] });
  const paper = { answer: 'open', limitPaise, paperName: name, paperNumber: number } as const;
  const parties = { cityId, shopId, customerId };
  const refused = await lockAccountOf(tx, parties);
  if (refused && refused.answer !== 'refused') throw exists();
  const { count, msLeft } = await countOneMore(tx, `paper accounts of ${shopId}`, dayMs);
  if (count > serverLimits.paperAccounts) {
    const detail = creditMessages.tooManyAccounts(serverLimits.paperAccounts);
    throw new AppError('rate.limited', { detail, retryAfterSeconds: msLeft / 1000 });
  }
  if (refused) await updateAccount(tx, refused.id, { ...paper, isClosed: false });
  const accountId = refused?.id ?? (await insertAccount(tx, { ...parties, ...paper }));
  if (accountId === undefined) throw exists();
  await noteCityOfCustomer(tx, customerId, cityId);
  if (openingPaise > 0) {
    const opening = { cityId, accountId, kind: 'opening', orderId: null, addedBy: 'shop' } as const;
    const entryId = await insertEntry(tx, { ...opening, amountPaise: openingPaise });
    await insertAnswer(tx, { cityId, entryId, isAgreed: true });
    await addToSums(tx, accountId, { balancePaise: openingPaise });
  }
  if (usesHaat) {
    await publish(tx, 'credit.offered', { accountId, shopId, customerId, actorId: userId, limitPaise });
  }
  return accountId;
}

const exists = (): AppError => new AppError('credit.exists', { detail: creditMessages.exists });

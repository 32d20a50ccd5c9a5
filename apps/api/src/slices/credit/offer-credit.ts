import { serverLimits } from '@haat/contract/limits';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { countOneMore, findOrCreateUserByNumber, findUserByNumber, lockUser } from '../accounts/index.ts';
import { noteCityOfCustomer } from '../orders/index.ts';
import { getOwnShop } from '../shops/index.ts';
import { creditMessages } from './credit.messages.ts';
import {
  type AccountRow,
  addToSums,
  insertAccount,
  lockAccountOf,
  type Parties,
  updateAccount,
} from './credit-account.queries.ts';
import { isPaper, requireBothSides, stateOf } from './credit-account.ts';
import { hasCompletedOrder } from './credit-customers.views.ts';
import { insertAnswer, insertEntry } from './credit-entry.queries.ts';
import { lockOwnAccount } from './own-account.ts';

/**
 * Offers credit to a customer with a completed order. Returns the account's id. Throws `not_found` for anybody else, and
 * `credit.exists` unless the customer refused the last offer.
 */
export async function offerCredit(
  tx: Tx,
  { userId }: { readonly userId: number },
  { customerId, limitPaise }: { readonly customerId: number; readonly limitPaise: number },
): Promise<number> {
  const shop = await getOwnShop(tx, userId);
  const parties: Parties = { cityId: shop.cityId, shopId: shop.id, customerId };
  if (customerId === userId || !(await hasCompletedOrder(tx, parties))) throw new AppError('not_found');
  // So that the customer can't delete their account meanwhile.
  await lockUser(tx, customerId);
  const account = await lockAccountOf(tx, parties);
  const accountId = account
    ? await offerAgain(tx, account, limitPaise)
    : await insertAccount(tx, { ...parties, limitPaise });
  if (accountId === undefined) throw new AppError('credit.exists', { detail: creditMessages.exists });
  await publish(tx, 'credit.offered', {
    accountId,
    shopId: shop.id,
    customerId,
    actorId: userId,
    limitPaise,
  });
  return accountId;
}

async function offerAgain(
  tx: Tx,
  { id, answer }: AccountRow,
  limitPaise: number,
): Promise<number | undefined> {
  if (answer !== 'refused') return undefined;
  await updateAccount(tx, id, { answer: 'offered', isClosed: false, limitPaise });
  return id;
}

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

interface CreditChange {
  readonly accountId: number;
  readonly limitPaise: number | undefined;
  readonly isClosed: boolean | undefined;
}

/** Changes the limit, closes or reopens. Throws `not_found`, and `credit.none` once one side has deleted their account. */
export async function updateCredit(
  tx: Tx,
  { userId }: { readonly userId: number },
  { accountId, limitPaise, isClosed }: CreditChange,
): Promise<void> {
  const account = await lockOwnAccount(tx, { userId, side: 'shop' }, accountId);
  requireBothSides(account);
  await updateAccount(tx, accountId, {
    limitPaise: limitPaise ?? account.limitPaise,
    isClosed: isClosed ?? account.isClosed,
  });
}

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

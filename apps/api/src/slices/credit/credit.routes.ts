import * as credit from '@haat/contract/credit';
import type { CreditSide } from '@haat/contract/credit-machine';
import type { BodyOf } from '@haat/contract/endpoint';
import { paiseOf } from '@haat/contract/money';
import * as operatorCredit from '@haat/contract/operator/credit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { csvFile } from '../../platform/http/csv-file.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { recordNumberSearch } from '../accounts/index.ts';
import { admitOnceVerified, getOwnShop } from '../shops/index.ts';
import { addEntry, answerEntry } from './add-entry.ts';
import { creditMessages } from './credit.messages.ts';
import { viewAccount, viewCustomerCredit, viewShopCredit, type Whose } from './credit.views.ts';
import { viewCreditCustomers } from './credit-customers.views.ts';
import { statementLines, viewEntries, viewEntry, viewStatement } from './credit-entries.views.ts';
import { answerOffer, offerCredit, openPaperAccount, updateCredit } from './offer-credit.ts';
import { viewCreditRecords } from './operator-credit.views.ts';
import type { SideActor } from './own-account.ts';
import { remindOfCredit, revokeReminder } from './remind-of-credit.ts';

interface Person {
  readonly userId: number;
}

const asCustomer = ({ userId }: Person): Whose => ({ side: 'customer', id: userId });
const asShop = async (db: Db, { userId }: Person): Promise<Whose> => ({
  side: 'shop',
  id: (await getOwnShop(db, userId)).id,
});

export const customerCreditRoutes: Slice = ({ routes }) => {
  routes.read(credit.customerCredit, ({ db, actor, query }) => viewCustomerCredit(db, actor.userId, query));

  routes.read(credit.customerCreditAccount, ({ db, actor, params }) =>
    viewAccount(db, asCustomer(actor), pathId(params.id)),
  );

  routes.write(credit.agreeToCredit, ({ tx, actor, params }) =>
    offerAnswered(tx, actor, { accountId: pathId(params.id), isAgreed: true }),
  );

  routes.write(credit.refuseCredit, ({ tx, actor, params }) =>
    offerAnswered(tx, actor, { accountId: pathId(params.id), isAgreed: false }),
  );
};

async function offerAnswered(tx: Tx, actor: Person, answer: Parameters<typeof answerOffer>[2]) {
  await answerOffer(tx, actor, answer);
  return viewAccount(tx, asCustomer(actor), answer.accountId);
}

export const customerCreditEntryRoutes: Slice = ({ routes }) => {
  routes.read(credit.customerCreditEntries, ({ db, actor, params, query }) =>
    viewEntries(db, asCustomer(actor), pathId(params.id), query),
  );

  routes.write(credit.addCustomerEntry, async ({ tx, actor, params, body: { amount, note } }) => {
    const accountId = pathId(params.id);
    const line = { accountId, kind: 'payment', amountPaise: paiseOf(amount), note: note ?? '' } as const;
    const entryId = await addEntry(tx, actorOn('customer', actor), line);
    return viewEntry(tx, asCustomer(actor), { accountId, entryId });
  });

  routes.write(credit.customerAgreesToEntry, ({ tx, actor, params }) =>
    entryAnswered(tx, asCustomer(actor), {
      ...lineOf(params),
      ...actorOn('customer', actor),
      isAgreed: true,
    }),
  );

  routes.write(credit.customerRefusesEntry, ({ tx, actor, params }) =>
    entryAnswered(tx, asCustomer(actor), {
      ...lineOf(params),
      ...actorOn('customer', actor),
      isAgreed: false,
    }),
  );
};

const actorOn = (side: CreditSide, { userId }: Person): SideActor => ({ userId, side });

const lineOf = (params: { readonly id: string; readonly entry_id: string }) => ({
  accountId: pathId(params.id),
  entryId: pathId(params.entry_id),
});

type Answered = SideActor & Parameters<typeof answerEntry>[2];

async function entryAnswered(tx: Tx, whose: Whose, { userId, side, ...answer }: Answered) {
  await answerEntry(tx, { userId, side }, answer);
  return viewEntry(tx, whose, answer);
}

export const shopCreditRoutes: Slice = ({ routes }) => {
  routes.read(
    credit.shopCredit,
    async ({ db, actor, query }) => viewShopCredit(db, (await getOwnShop(db, actor.userId)).id, query),
    admitOnceVerified,
  );

  routes.read(
    credit.creditCustomers,
    async ({ db, actor, query }) => {
      const { id: shopId, retailerId } = await getOwnShop(db, actor.userId);
      return viewCreditCustomers(db, { shopId, retailerId }, query);
    },
    admitOnceVerified,
  );

  routes.write(
    credit.offerCredit,
    async ({ tx, actor, body }) => {
      const accountId = await accountFor(tx, actor, body);
      return viewAccount(tx, await asShop(tx, actor), accountId);
    },
    admitOnceVerified,
  );
};

/** Either an offer to a customer, or a paper account for a number. */
function accountFor(tx: Tx, actor: Person, body: BodyOf<typeof credit.offerCredit>): Promise<number> {
  const { customer: customerId, number, name, limit, opening = 0 } = body;
  const limitPaise = paiseOf(limit);
  if (customerId !== undefined && number === undefined)
    return offerCredit(tx, actor, { customerId, limitPaise });
  if (customerId !== undefined || number === undefined) {
    throw invalidInput({ customer: [creditMessages.customerOrNumber] });
  }
  if (name === undefined) throw invalidInput({ name: [fieldMessages.required] });
  return openPaperAccount(tx, actor, { number, name, limitPaise, openingPaise: paiseOf(opening) });
}

export const shopAccountRoutes: Slice = ({ routes }) => {
  routes.read(
    credit.shopCreditAccount,
    async ({ db, actor, params }) => viewAccount(db, await asShop(db, actor), pathId(params.id)),
    admitOnceVerified,
  );

  routes.write(
    credit.updateCredit,
    async ({ tx, actor, params, body: { limit, is_closed: isClosed } }) => {
      const accountId = pathId(params.id);
      const limitPaise = limit === undefined ? undefined : paiseOf(limit);
      await updateCredit(tx, actor, { accountId, limitPaise, isClosed });
      return viewAccount(tx, await asShop(tx, actor), accountId);
    },
    admitOnceVerified,
  );

  routes.read(
    credit.shopCreditEntries,
    async ({ db, actor, params, query }) =>
      viewEntries(db, await asShop(db, actor), pathId(params.id), query),
    admitOnceVerified,
  );
};

export const creditReminderRoutes: Slice = ({ routes, database, sms, config }) => {
  routes.act(
    credit.remindOfCredit,
    async ({ actor, params, language, inTx, request }) => {
      const accountId = pathId(params.id);
      const made: { reminder?: Awaited<ReturnType<typeof remindOfCredit>> } = {};
      const answer = await inTx(async (tx) => {
        made.reminder = await remindOfCredit(tx, actor, { accountId, limits: config });
        const { reminded_at: remindedAt } = await viewAccount(tx, await asShop(tx, actor), accountId);
        return { reminded_at: remindedAt ?? '' };
      });
      if (!made.reminder) return answer;
      const { number, words, smsAlarm } = made.reminder;
      if (smsAlarm) request.log.error(smsAlarm);
      try {
        await sms.sendText({ number, text: words[language] });
      } catch (error) {
        const { reminder } = made;
        await database.inTx((tx) => revokeReminder(tx, reminder));
        request.log.warn({ err: error }, 'could not send the SMS of a reminder');
        throw new AppError('unavailable', { detail: creditMessages.smsFailed, retryAfterSeconds: 30 });
      }
      return answer;
    },
    admitOnceVerified,
  );
};

export const creditStatementRoutes: Slice = ({ routes }) => {
  routes.read(credit.customerCreditStatement, async ({ db, actor, params, query, now, request, reply }) => {
    const asked = { accountId: pathId(params.id), month: query.month, now };
    return statementAnswer(request, reply, await viewStatement(db, asCustomer(actor), asked));
  });

  routes.read(
    credit.shopCreditStatement,
    async ({ db, actor, params, query, now, request, reply }) => {
      const asked = { accountId: pathId(params.id), month: query.month, now };
      return statementAnswer(request, reply, await viewStatement(db, await asShop(db, actor), asked));
    },
    admitOnceVerified,
  );
};

function statementAnswer(request: FastifyRequest, reply: FastifyReply, statement: credit.CreditStatement) {
  reply.header('Vary', 'Accept');
  if (!/\btext\/csv\b/i.test(request.headers.accept ?? '')) return statement;
  return csvFile(reply, `credit-${statement.month}.csv`, statementLines(statement));
}

export const shopCreditEntryRoutes: Slice = ({ routes }) => {
  routes.write(
    credit.addShopEntry,
    async ({ tx, actor, params, body: { kind, amount, note } }) => {
      requireAmount(kind, amount);
      const accountId = pathId(params.id);
      const line = { accountId, kind, amountPaise: paiseOf(amount), note: note ?? '' };
      const entryId = await addEntry(tx, actorOn('shop', actor), line);
      return viewEntry(tx, await asShop(tx, actor), { accountId, entryId });
    },
    admitOnceVerified,
  );

  routes.write(
    credit.shopAgreesToEntry,
    async ({ tx, actor, params }) =>
      entryAnswered(tx, await asShop(tx, actor), {
        ...lineOf(params),
        ...actorOn('shop', actor),
        isAgreed: true,
      }),
    admitOnceVerified,
  );

  routes.write(
    credit.shopRefusesEntry,
    async ({ tx, actor, params }) =>
      entryAnswered(tx, await asShop(tx, actor), {
        ...lineOf(params),
        ...actorOn('shop', actor),
        isAgreed: false,
      }),
    admitOnceVerified,
  );
};

/** A payment and a sale are positive, and a correction isn't 0. */
function requireAmount(kind: 'payment' | 'correction' | 'sale', amount: number): void {
  const isPossible = kind === 'correction' ? amount !== 0 : amount > 0;
  if (!isPossible) throw invalidInput({ amount: [fieldMessages.notRight] });
}

export const operatorCreditRoutes: Slice = ({ routes }) => {
  routes.write(operatorCredit.listCredit, async ({ tx, actor, query }) => {
    await recordNumberSearch(tx, actor, query.search);
    return viewCreditRecords(tx, query);
  });
};

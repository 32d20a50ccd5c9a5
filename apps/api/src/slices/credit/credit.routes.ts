import * as credit from '@haat/contract/credit';
import { paiseOf } from '@haat/contract/money';
import { invalidInput } from '../../platform/app-error.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { admitOnceVerified, getOwnShop } from '../shops/index.ts';
import { addEntry } from './add-entry.ts';
import { answerEntry } from './answer-entry.ts';
import { answerOffer } from './answer-offer.ts';
import { viewAccount, viewCustomerCredit, viewShopCredit, type Whose } from './credit.views.ts';
import { viewCreditCustomers } from './credit-customers.views.ts';
import { viewEntries, viewEntry } from './credit-entries.views.ts';
import { offerCredit } from './offer-credit.ts';
import { updateCredit } from './update-credit.ts';

type Reading = Parameters<typeof getOwnShop>[0];

const asCustomer = ({ userId }: { userId: number }): Whose => ({ side: 'customer', id: userId });
const asShop = async (db: Reading, { userId }: { userId: number }): Promise<Whose> => ({
  side: 'shop',
  id: (await getOwnShop(db, userId)).id,
});

export const customerCreditRoutes: Slice = ({ routes }) => {
  routes.read(credit.customerCredit, ({ db, actor, query }) => viewCustomerCredit(db, actor.userId, query));

  routes.read(credit.customerCreditAccount, ({ db, actor, params }) =>
    viewAccount(db, asCustomer(actor), pathId(params.id)),
  );

  routes.read(credit.customerCreditEntries, ({ db, actor, params, query }) =>
    viewEntries(db, asCustomer(actor), pathId(params.id), query),
  );

  for (const [spec, isAgreed] of [
    [credit.agreeToCredit, true],
    [credit.refuseCredit, false],
  ] as const) {
    routes.write(spec, async ({ tx, actor, params }) => {
      const accountId = pathId(params.id);
      await answerOffer(tx, actor, { accountId, isAgreed });
      return viewAccount(tx, asCustomer(actor), accountId);
    });
  }

  routes.write(credit.addCustomerEntry, async ({ tx, actor, params, body }) => {
    const accountId = pathId(params.id);
    const line = {
      accountId,
      kind: 'payment',
      amountPaise: paiseOf(body.amount),
      note: body.note ?? '',
    } as const;
    const entryId = await addEntry(tx, { userId: actor.userId, side: 'customer' }, line);
    return viewEntry(tx, asCustomer(actor), { accountId, entryId });
  });

  for (const [spec, isAgreed] of [
    [credit.customerAgreesToEntry, true],
    [credit.customerRefusesEntry, false],
  ] as const) {
    routes.write(spec, async ({ tx, actor, params }) => {
      const asked = { accountId: pathId(params.id), entryId: pathId(params.entry_id) };
      await answerEntry(tx, { userId: actor.userId, side: 'customer' }, { ...asked, isAgreed });
      return viewEntry(tx, asCustomer(actor), asked);
    });
  }
};

export const shopCreditRoutes: Slice = ({ routes }) => {
  routes.read(
    credit.shopCredit,
    async ({ db, actor, query }) => viewShopCredit(db, (await getOwnShop(db, actor.userId)).id, query),
    admitOnceVerified,
  );

  routes.read(
    credit.creditCustomers,
    async ({ db, actor, query }) => {
      const { id: shopId, cityId, retailerId } = await getOwnShop(db, actor.userId);
      return viewCreditCustomers(db, { shopId, cityId, retailerId }, query);
    },
    admitOnceVerified,
  );

  routes.write(
    credit.offerCredit,
    async ({ tx, actor, body }) => {
      const offer = { customerId: body.customer, limitPaise: paiseOf(body.limit) };
      const accountId = await offerCredit(tx, actor, offer);
      return viewAccount(tx, await asShop(tx, actor), accountId);
    },
    admitOnceVerified,
  );

  routes.read(
    credit.shopCreditAccount,
    async ({ db, actor, params }) => viewAccount(db, await asShop(db, actor), pathId(params.id)),
    admitOnceVerified,
  );

  routes.write(
    credit.updateCredit,
    async ({ tx, actor, params, body }) => {
      const accountId = pathId(params.id);
      const limitPaise = body.limit === undefined ? undefined : paiseOf(body.limit);
      await updateCredit(tx, actor, { accountId, limitPaise, isClosed: body.is_closed });
      return viewAccount(tx, await asShop(tx, actor), accountId);
    },
    admitOnceVerified,
  );
};

export const shopCreditEntryRoutes: Slice = ({ routes }) => {
  routes.read(
    credit.shopCreditEntries,
    async ({ db, actor, params, query }) =>
      viewEntries(db, await asShop(db, actor), pathId(params.id), query),
    admitOnceVerified,
  );

  routes.write(
    credit.addShopEntry,
    async ({ tx, actor, params, body: { kind, amount, note } }) => {
      const isPossible = kind === 'payment' ? amount > 0 : amount !== 0;
      if (!isPossible) throw invalidInput({ amount: [fieldMessages.notRight] });
      const accountId = pathId(params.id);
      const line = { accountId, kind, amountPaise: paiseOf(amount), note: note ?? '' };
      const entryId = await addEntry(tx, { userId: actor.userId, side: 'shop' }, line);
      return viewEntry(tx, await asShop(tx, actor), { accountId, entryId });
    },
    admitOnceVerified,
  );

  for (const [spec, isAgreed] of [
    [credit.shopAgreesToEntry, true],
    [credit.shopRefusesEntry, false],
  ] as const) {
    routes.write(
      spec,
      async ({ tx, actor, params }) => {
        const asked = { accountId: pathId(params.id), entryId: pathId(params.entry_id) };
        await answerEntry(tx, { userId: actor.userId, side: 'shop' }, { ...asked, isAgreed });
        return viewEntry(tx, await asShop(tx, actor), asked);
      },
      admitOnceVerified,
    );
  }
};

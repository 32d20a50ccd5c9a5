import * as cash from '@haat/contract/cash';
import { paiseOf } from '@haat/contract/money';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { admitOnceVerified, getOwnShop } from '../shops/index.ts';
import { viewCash, viewHandOver, viewShopCash, viewShopHandOver } from './cash.views.ts';
import { viewCashEntries } from './cash-lists.views.ts';
import { answerByShop, handOverCash, requireCashHolder } from './hand-over-cash.ts';

export const delivererCashRoutes: Slice = ({ routes }) => {
  routes.read(cash.getCash, ({ db, actor, language }) => {
    requireCashHolder(actor);
    return viewCash(db, actor.userId, language);
  });

  routes.read(cash.listCashEntries, ({ db, actor, query, language }) => {
    requireCashHolder(actor);
    return viewCashEntries(db, { delivererId: actor.userId, language }, query);
  });

  routes.write(cash.handOverCash, async ({ tx, actor, body, language }) => {
    const { shop: shopId = null, amount, note } = body;
    const input = { shopId, amountPaise: paiseOf(amount), note: note ?? '' };
    return viewHandOver(tx, await handOverCash(tx, actor, input), language);
  });
};

export const shopCashRoutes: Slice = ({ routes }) => {
  routes.read(
    cash.getShopCash,
    async ({ db, actor, language }) => viewShopCash(db, (await getOwnShop(db, actor.userId)).id, language),
    admitOnceVerified,
  );

  routes.write(
    cash.confirmHandOver,
    async ({ tx, actor, params, language }) => {
      const handOverId = pathId(params.id);
      await answerByShop(tx, actor, { handOverId, state: 'confirmed' });
      return viewShopHandOver(tx, handOverId, language);
    },
    admitOnceVerified,
  );

  routes.write(
    cash.disputeHandOver,
    async ({ tx, actor, params, body, language }) => {
      const handOverId = pathId(params.id);
      await answerByShop(tx, actor, { handOverId, state: 'disputed', reason: body.reason });
      return viewShopHandOver(tx, handOverId, language);
    },
    admitOnceVerified,
  );
};

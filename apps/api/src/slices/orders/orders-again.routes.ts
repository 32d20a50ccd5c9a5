import * as again from '@haat/contract/orders-again';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { orderAgain } from './order-again.ts';
import { viewBoughtBefore } from './order-again.views.ts';

export const ordersAgainRoutes: Slice = ({ routes }) => {
  routes.write(again.orderAgain, ({ tx, actor, params }) => orderAgain(tx, actor, pathId(params.id)));

  routes.read(again.boughtBefore, ({ db, actor, params, query }) =>
    viewBoughtBefore(db, actor.userId, { shopId: pathId(params.id), query }),
  );
};

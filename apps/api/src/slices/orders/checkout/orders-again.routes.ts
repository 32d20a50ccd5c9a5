import * as again from '@haat/contract/orders-again';
import { pathId } from '../../../platform/http/path-id.ts';
import type { Slice } from '../../../platform/slice-context.ts';
import { orderAgain } from './order-again.ts';
import { viewBoughtBefore } from './order-again.views.ts';

export const ordersAgainRoutes: Slice = ({ routes }) => {
  routes.write(again.orderAgain, ({ tx, actor, params, language }) =>
    orderAgain(tx, actor, { orderId: pathId(params.id), language }),
  );

  routes.read(again.boughtBefore, ({ db, actor, params, query, language }) =>
    viewBoughtBefore(db, actor.userId, { shopId: pathId(params.id), query, language }),
  );
};

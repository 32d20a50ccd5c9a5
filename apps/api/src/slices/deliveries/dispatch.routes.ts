import * as dispatch from '@haat/contract/operator/dispatch';
import { invalidInput } from '../../platform/app-error.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { assignEach } from './assign-each.service.ts';
import { viewDispatch } from './dispatch.views.ts';
import { isDeliverer } from './operator-deliverers.views.ts';

export const dispatchRoutes: Slice = ({ routes, database }) => {
  routes.read(dispatch.getDispatch, ({ db, query }) => viewDispatch(db, query));

  routes.act(dispatch.assignOrders, async ({ db, actor, body, inTx }) => {
    const { orders: orderIds, deliverer: delivererId } = body;
    if (!(await isDeliverer(db, delivererId))) {
      throw invalidInput({ deliverer: [deskOnly('Choose a deliverer.')] });
    }
    const answer = await assignEach(database, { actorId: actor.userId, orderIds, delivererId });
    return inTx(async () => answer);
  });
};

// Orders that come again on chosen weekdays. In the evening before, a job places each by the commands of checkout.
import { onePage } from '../../platform/row-pages.ts';
import type { Manifest } from '../manifest.ts';
import { makeEveningQueue, standingSubscribers } from './standing.events.ts';
import { customerStandingRoutes, shopStandingRoutes } from './standing.routes.ts';
import { standingSweeps } from './standing.sweeps.ts';
import { viewAllStandingOf } from './standing.views.ts';

export const standing: Manifest<'standing'> = {
  start: (context) => {
    const evenings = makeEveningQueue(context);
    customerStandingRoutes(context, evenings);
    shopStandingRoutes(context);
    standingSubscribers(context, evenings);
    standingSweeps(context);
  },
  tables: {
    local: ['standing_orders'],
  },
  ownData: {
    standing: (db, { actor, language, now }) =>
      onePage(() => viewAllStandingOf(db, actor.userId, { language, now })),
  },
};

export { createStanding } from './edit-standing.ts';
export { placeStandingOrder } from './place-standing-order.ts';

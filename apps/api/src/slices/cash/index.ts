// The cash that deliverers hold for shops and the operator, and the completion of an order, by which they get it.
import { inPages } from '../../platform/row-pages.ts';
import { provideHeld } from '../deliveries/index.ts';
import type { Manifest } from '../manifest.ts';
import { cashSubscribers } from './cash.events.ts';
import { sumHeld } from './cash.queries.ts';
import { delivererCashRoutes, shopCashRoutes } from './cash.routes.ts';
import { cashSweeps } from './cash.sweeps.ts';
import { viewCashEntryPage, viewHandOverPage } from './cash-lists.views.ts';
import { completionRoutes } from './complete-delivery.routes.ts';
import { closeRoutes, operatorCashRoutes } from './operator-cash.routes.ts';
import { countHandOverNeeds, viewNewestHandOver } from './operator-cash.views.ts';
import { salesRoutes } from './sales.routes.ts';
import { summaryRoutes } from './summary.routes.ts';

export const cash: Manifest<'cash'> = {
  start: (context) => {
    delivererCashRoutes(context);
    shopCashRoutes(context);
    operatorCashRoutes(context);
    closeRoutes(context);
    summaryRoutes(context);
    salesRoutes(context);
    completionRoutes(context);
    provideHeld(sumHeld);
    cashSubscribers(context);
    cashSweeps(context);
  },
  tables: {
    distributed: ['cash_balances', 'cash_hand_overs', 'cash_entries', 'daily_closes'],
  },
  ownData: {
    cash_entries: (db, { actor, language }) =>
      inPages((page) => viewCashEntryPage(db, { delivererId: actor.userId, language, ...page })),
    hand_overs: (db, { actor, language }) =>
      inPages((page) => viewHandOverPage(db, { delivererId: actor.userId, language, ...page })),
  },
  needs: { count: countHandOverNeeds, newest: viewNewestHandOver },
};

export type { CashCorrected, CashDenied, HandOverEvent } from './cash.event-types.ts';
export { closeDay } from './close-day.ts';
export { sumOrders } from './closed-orders.views.ts';
export { completeDelivery } from './complete-delivery.ts';
export { handOutOrder } from './hand-out-order.ts';
export { answerByShop as answerHandOver, handOverCash } from './hand-over-cash.ts';

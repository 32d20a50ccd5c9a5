// What the service costs: the operator's commission of each completed order, and what the shops paid.
import type { Manifest } from '../manifest.ts';
import { commissionSubscribers } from './commission.events.ts';
import { operatorStatementRoutes, shopStatementRoutes } from './commission.routes.ts';
import { commissionSweeps } from './commission.sweeps.ts';

export const commission: Manifest<'commission'> = {
  start: (context) => {
    shopStatementRoutes(context);
    operatorStatementRoutes(context);
    commissionSubscribers(context);
    commissionSweeps(context);
  },
  tables: { distributed: ['commission_entries'] },
};

export { addPayment } from './add-commission.ts';
export type { CommissionPaid } from './commission.event-types.ts';

// What customers owe to shops, and the lines that both sides agree to.
import { onePage } from '../../platform/row-pages.ts';
import type { Manifest } from '../manifest.ts';
import { creditSubscribers } from './credit.events.ts';
import {
  creditReminderRoutes,
  creditStatementRoutes,
  customerCreditEntryRoutes,
  customerCreditRoutes,
  shopAccountRoutes,
  shopCreditEntryRoutes,
  shopCreditRoutes,
} from './credit.routes.ts';
import { creditSweeps } from './credit.sweeps.ts';
import { creditMeters } from './credit-meters.service.ts';
import { allCreditLines, viewAllCredit } from './export-credit.views.ts';
import { operatorCreditRoutes } from './operator-credit.routes.ts';

export const credit: Manifest<'credit'> = {
  start: (context) => {
    customerCreditRoutes(context);
    customerCreditEntryRoutes(context);
    creditReminderRoutes(context);
    creditStatementRoutes(context);
    shopCreditRoutes(context);
    shopAccountRoutes(context);
    shopCreditEntryRoutes(context);
    operatorCreditRoutes(context);
    creditSubscribers(context);
    creditSweeps(context);
    creditMeters(context);
  },
  tables: {
    distributed: ['credit_accounts', 'credit_entries', 'credit_answers', 'credit_notes'],
  },
  ownData: {
    credit: (db, { actor }) => onePage(() => viewAllCredit(db, actor.userId)),
    credit_entries: (db, { actor }) => allCreditLines(db, actor.userId),
  },
};

export { addEntry } from './add-entry.ts';
export { answerEntry } from './answer-entry.ts';
export { answerOffer } from './answer-offer.ts';
export type { CreditAnswered, CreditLine, CreditOffered } from './credit.event-types.ts';
export { offerCredit } from './offer-credit.ts';
export { writeOrderLine } from './write-order-line.ts';

// What customers owe to shops, and the lines that both sides agree to.
import { onePage } from '../../platform/row-pages.ts';
import type { Manifest } from '../manifest.ts';
import { creditSubscribers } from './credit.events.ts';
import {
  creditReminderRoutes,
  creditStatementRoutes,
  customerCreditEntryRoutes,
  customerCreditRoutes,
  operatorCreditRoutes,
  shopAccountRoutes,
  shopCreditEntryRoutes,
  shopCreditRoutes,
} from './credit.routes.ts';
import { creditSweeps } from './credit.sweeps.ts';
import { allCreditLines, viewAllCredit } from './credit-entries.views.ts';

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
  },
  tables: {
    distributed: ['credit_accounts', 'credit_entries', 'credit_answers', 'credit_notes'],
  },
  ownData: {
    credit: (db, { actor }) => onePage(() => viewAllCredit(db, actor.userId)),
    credit_entries: (db, { actor }) => allCreditLines(db, actor.userId),
  },
};

export { addEntry, answerEntry } from './add-entry.ts';
export type { CreditAnswered, CreditLine, CreditOffered } from './credit.event-types.ts';
export { writeOrderLine, writeRefundLine } from './grant-credit.ts';
export { answerOffer, offerCredit, openPaperAccount } from './offer-credit.ts';

import type { Slice } from '../../platform/slice-context.ts';
import { endCreditOf, requireSettledCredit } from './end-credit.ts';
import { grantCredit } from './grant-credit.ts';

/** Archived orders need nothing: their lines stay, because they are still owed or were paid. */
export const creditSubscribers: Slice = ({ events }) => {
  events.on('credit.asked', (tx, wish) => grantCredit(tx, wish));
  events.on('person.leaving', (tx, { userId }) => requireSettledCredit(tx, userId));
  events.on('person.deleted', (tx, { userId }) => endCreditOf(tx, userId));
};

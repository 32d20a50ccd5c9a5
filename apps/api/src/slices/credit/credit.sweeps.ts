import type { Slice } from '../../platform/slice-context.ts';
import { listWrongAccounts, listWrongRefunds } from './credit-sums.views.ts';

/** Reading all lines takes a while. */
const keepSeconds = 3600;

/** Compares the balances with their lines, once a day and for `/metrics`, and refunds with theirs. */
export const creditSweeps: Slice = ({ database, meters, sweeps }) => {
  sweeps.check({
    what: 'credit accounts whose balance is not the sum of their lines',
    findWrong: ({ db }) => listWrongAccounts(db),
  });
  sweeps.check({
    what: 'refunds on credit that differ from the lines of their orders',
    findWrong: ({ db }) => listWrongRefunds(db),
  });
  meters.gauge({
    name: 'haat_credit_wrong_accounts',
    help: 'Credit accounts whose balance is not the sum of their lines.',
    read: async () => (await listWrongAccounts(database.db)).length,
    keepSeconds,
  });
};

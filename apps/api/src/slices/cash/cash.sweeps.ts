import type { Slice } from '../../platform/slice-context.ts';
import { listWrongBalances } from './cash.queries.ts';

/** The check takes a second when there are a million lines. */
const keepSeconds = 3600;

/** Compares the balances with their lines, once a day and for `/metrics`. */
export const cashSweeps: Slice = ({ database, meters, sweeps }) => {
  sweeps.check({
    what: 'cash balances that are not the sum of their lines',
    findWrong: ({ db }) => listWrongBalances(db),
  });
  meters.gauge({
    name: 'haat_cash_balances_wrong',
    help: 'Cash balances that are not the sum of their lines. Anything above 0 is a fault.',
    read: async () => (await listWrongBalances(database.db)).length,
    keepSeconds,
  });
};

import type { Slice } from '../../platform/slice-context.ts';
import { listWrongBalances } from './cash.queries.ts';

/** The check takes a second when there are a million lines. */
const keepSeconds = 3600;

/** Compares the balances with their lines, once a day and for `/metrics`. It removes nothing, and fails if one is wrong. */
export const cashSweeps: Slice = ({ app, database, meters, sweeps }) => {
  sweeps.add({
    what: 'cash balances that are not the sum of their lines',
    removeSome: async () => {
      const wrong = await listWrongBalances(database.db);
      if (wrong.length === 0) return 0;
      app.log.error({ balances: wrong }, 'cash balances are not the sum of their lines');
      throw new Error(`${wrong.length} cash balances are wrong`);
    },
  });
  meters.gauge({
    name: 'haat_cash_balances_wrong',
    help: 'Cash balances that are not the sum of their lines. Anything above 0 is a fault.',
    read: async () => (await listWrongBalances(database.replica)).length,
    keepSeconds,
  });
};

import type { Slice } from '../../platform/slice-context.ts';
import { listWrongAccounts } from './credit-sums.views.ts';

/** Reading all lines takes a while. */
const keepSeconds = 3600;

export const creditMeters: Slice = ({ meters, database: { db } }) => {
  meters.gauge({
    name: 'haat_credit_wrong_accounts',
    help: 'Credit accounts whose balance is not the sum of their lines.',
    read: async () => (await listWrongAccounts(db)).length,
    keepSeconds,
  });
};

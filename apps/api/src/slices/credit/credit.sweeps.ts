import type { Slice } from '../../platform/slice-context.ts';
import { listWrongAccounts } from './credit-sums.views.ts';

export const creditSweeps: Slice = ({ sweeps }) => {
  sweeps.check({
    what: 'credit accounts whose balance is not the sum of their lines',
    findWrong: ({ db }) => listWrongAccounts(db),
  });
};

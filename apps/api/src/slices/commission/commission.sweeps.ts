import type { Slice } from '../../platform/slice-context.ts';
import { listWrongCommissions } from './statement.views.ts';

/** Compares the lines with their orders, once a day. */
export const commissionSweeps: Slice = ({ sweeps }) =>
  sweeps.check({
    what: 'commissions that do not fit their orders',
    findWrong: ({ db }) => listWrongCommissions(db),
  });

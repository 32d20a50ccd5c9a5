import type { Slice } from '../../platform/slice-context.ts';
import { deleteEndedStanding } from './standing.queries.ts';

export const standingSweeps: Slice = ({ sweeps }) =>
  sweeps.add({
    what: 'standing orders that ended 90 days ago',
    removeSome: (inTx, atMost) => inTx((tx) => deleteEndedStanding(tx, atMost)),
  });

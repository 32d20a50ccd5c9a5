import type { Slice } from '../../platform/slice-context.ts';
import { forgetFilesOfEnded } from './order-files.queries.ts';

export const orderSweeps: Slice = ({ sweeps }) => {
  sweeps.add({
    what: 'files of orders that ended 30 days ago',
    removeSome: (inTx, atMost) => inTx((tx) => forgetFilesOfEnded(tx, atMost)),
  });
};

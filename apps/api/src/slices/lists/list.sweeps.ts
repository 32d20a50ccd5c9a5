import type { Slice } from '../../platform/slice-context.ts';
import { forgetFilesOfEnded } from './list.queries.ts';

export const listSweeps: Slice = ({ sweeps }) =>
  sweeps.add({
    what: 'files of lists that ended 30 days ago',
    removeSome: (inTx, atMost) => inTx((tx) => forgetFilesOfEnded(tx, atMost)),
  });

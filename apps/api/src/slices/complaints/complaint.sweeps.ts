import type { Slice } from '../../platform/slice-context.ts';
import { forgetFilesOfClosed } from './complaint.queries.ts';

export const complaintSweeps: Slice = ({ sweeps }) =>
  sweeps.add({
    what: 'files of complaints that were closed 30 days ago',
    removeSome: (inTx, atMost) => inTx((tx) => forgetFilesOfClosed(tx, atMost)),
  });

import type { Slice } from '../../platform/kit.ts';
import { deleteExpiredCodes, deleteExpiredLimits, deleteOverSessions } from './expired.queries.ts';

export const accountSweeps: Slice = ({ sweeps }) => {
  sweeps.add({
    what: 'expired sign-in codes',
    removeSome: (inTx, atMost) => inTx((tx) => deleteExpiredCodes(tx, atMost)),
  });
  sweeps.add({
    what: 'expired limits on codes',
    removeSome: (inTx, atMost) => inTx((tx) => deleteExpiredLimits(tx, atMost)),
  });
  sweeps.add({
    what: 'ended sessions',
    removeSome: (inTx, atMost) => inTx((tx) => deleteOverSessions(tx, atMost)),
  });
};

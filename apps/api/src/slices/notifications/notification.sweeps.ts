import type { Slice } from '../../platform/slice-context.ts';
import { deleteLongRead } from './notification.queries.ts';

export const notificationSweeps: Slice = ({ sweeps }) => {
  sweeps.add({
    what: 'notifications read more than 90 days ago',
    removeSome: (inTx, atMost) => inTx((tx) => deleteLongRead(tx, atMost)),
  });
};

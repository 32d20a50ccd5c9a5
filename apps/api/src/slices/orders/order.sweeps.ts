import type { Slice } from '../../platform/slice-context.ts';
import { forgetFilesOfEnded } from './order.queries.ts';
import { deleteOldPhoneOrders } from './telephone/phone-order.queries.ts';

export const orderSweeps: Slice = ({ sweeps }) => {
  sweeps.add({
    what: 'files of orders that ended 30 days ago',
    removeSome: (inTx, atMost) => inTx((tx) => forgetFilesOfEnded(tx, atMost)),
  });
  sweeps.add({
    what: 'telephone orders older than two days',
    removeSome: (inTx, atMost) => inTx((tx) => deleteOldPhoneOrders(tx, atMost)),
  });
};

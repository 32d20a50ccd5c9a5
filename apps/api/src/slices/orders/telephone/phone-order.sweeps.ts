import type { Slice } from '../../../platform/slice-context.ts';
import { deleteOldPhoneOrders } from './phone-order.queries.ts';

export const phoneOrderSweeps: Slice = ({ sweeps }) =>
  sweeps.add({
    what: 'telephone orders older than two days',
    removeSome: (inTx, atMost) => inTx((tx) => deleteOldPhoneOrders(tx, atMost)),
  });

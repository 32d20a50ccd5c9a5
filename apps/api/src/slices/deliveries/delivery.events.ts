// Updates each delivery when its order is accepted, assigned, released or finished. Later statements see the change, so
// nothing waits for it.
import type { Slice } from '../../platform/slice-context.ts';
import { assignDelivery, cancelDelivery, deleteDeliveriesOf, insertDelivery } from './delivery.queries.ts';

export const deliverySubscribers: Slice = ({ events }) => {
  events.on('order.accepted', async (tx, { orderId, cityId }) => {
    tx.withCommit(insertDelivery(tx, { orderId, cityId }));
  });

  events.on('order.assigned', async (tx, { orderId, delivererId }) => {
    tx.withCommit(assignDelivery(tx, orderId, delivererId));
  });

  events.on('order.handed_over', async (tx, { orderId, delivererId }) => {
    tx.withCommit(assignDelivery(tx, orderId, delivererId));
  });

  events.on('order.released', async (tx, { orderId }) => {
    tx.withCommit(assignDelivery(tx, orderId, null));
  });

  events.on('order.cancelled', async (tx, { orderId }) => {
    tx.withCommit(cancelDelivery(tx, orderId));
  });

  events.on('orders.archived', deleteDeliveriesOf);
};

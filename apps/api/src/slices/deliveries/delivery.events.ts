// Updates each delivery when its order is accepted, assigned, released or finished.
import type { Slice } from '../../platform/slice-context.ts';
import { assignDelivery, cancelDelivery, deleteDeliveriesOf, insertDelivery } from './delivery.queries.ts';

export const deliverySubscribers: Slice = ({ events }) => {
  events.on('order.accepted', async (tx, { orderId, cityId, fulfilment }) => {
    if (fulfilment === 'delivery') await insertDelivery(tx, { orderId, cityId });
  });

  events.on('order.assigned', (tx, { orderId, delivererId }) => assignDelivery(tx, orderId, delivererId));

  events.on('order.handed_over', (tx, { orderId, delivererId }) => assignDelivery(tx, orderId, delivererId));

  events.on('order.released', (tx, { orderId }) => assignDelivery(tx, orderId, null));

  events.on('order.cancelled', (tx, { orderId }) => cancelDelivery(tx, orderId));

  events.on('orders.archived', deleteDeliveriesOf);
};

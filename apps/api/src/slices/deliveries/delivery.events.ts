// Keeps each delivery in step with its order: opened, assigned, released, finished.
import type { Slice } from '../../platform/slice-context.ts';
import { insertDelivery, updateDelivery } from './delivery.queries.ts';

export const deliverySubscribers: Slice = ({ events }) => {
  events.on('order.accepted', async (tx, { orderId, cityId }) => {
    await insertDelivery(tx, { orderId, cityId });
  });

  events.on('order.assigned', async (tx, { orderId, delivererId }) => {
    await updateDelivery(tx, orderId, { delivererId });
  });

  events.on('order.handed_over', async (tx, { orderId, delivererId }) => {
    await updateDelivery(tx, orderId, { delivererId });
  });

  events.on('order.released', async (tx, { orderId }) => {
    await updateDelivery(tx, orderId, { delivererId: null });
  });

  events.on('order.cancelled', async (tx, { orderId }) => {
    await updateDelivery(tx, orderId, { isCancelled: true });
  });
};

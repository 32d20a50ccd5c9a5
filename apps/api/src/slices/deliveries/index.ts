// Delivery requests and deliveries, as those who carry orders see them.
import type { Slice } from '../../platform/kit.ts';
import { deliveryRoutes, requestRoutes } from './deliveries.routes.ts';
import { deliveryEars } from './delivery.events.ts';

export const deliveries: Slice = (kit) => {
  requestRoutes(kit);
  deliveryRoutes(kit);
  deliveryEars(kit);
};

export { acceptRequest } from './accept-request.ts';
export type { RequestOpened } from './delivery.event-types.ts';
export { getDeliveryOfOrder } from './delivery.queries.ts';
export { dismissDeliverer } from './dismiss-deliverer.ts';
export { markDelivery } from './mark-delivery.ts';

// Delivery requests and deliveries, as deliverers see them.

import type { Manifest } from '../manifest.ts';
import { delivererSteps } from './deliverer-steps.views.ts';
import { deliveryActionRoutes, deliveryRoutes, dutyRoutes, requestRoutes } from './deliveries.routes.ts';
import { deliverySubscribers } from './delivery.events.ts';
import { operatorDelivererRoutes } from './operator-deliverers.routes.ts';

export const deliveries: Manifest<'deliveries'> = {
  start: (context) => {
    requestRoutes(context);
    dutyRoutes(context);
    deliveryRoutes(context);
    deliveryActionRoutes(context);
    operatorDelivererRoutes(context);
    deliverySubscribers(context);
  },
  tables: {
    distributed: ['deliveries'],
  },
  steps: delivererSteps,
};

export { acceptRequest } from './accept-request.ts';
export type { RequestAccepting } from './delivery.event-types.ts';
export { getDeliveryOfOrder } from './delivery.queries.ts';
export { viewChangedDelivery } from './delivery.views.ts';
export { oneDecimal, wayKm } from './delivery-way.ts';
export { dismissDeliverer } from './dismiss-deliverer.ts';
export { giveBack, lockOwnDelivery, recordDeliveryAction } from './record-delivery-action.ts';

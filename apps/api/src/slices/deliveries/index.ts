// Delivery requests and deliveries, as deliverers see them.

import type { Manifest } from '../manifest.ts';
import { deliveryActionRoutes, deliveryRoutes, dutyRoutes, requestRoutes } from './deliveries.routes.ts';
import { deliverySubscribers } from './delivery.events.ts';
import { dispatchRoutes } from './dispatch.routes.ts';
import { operatorDelivererRoutes } from './operator-deliverers.routes.ts';
import { delivererSteps } from './operator-deliverers.views.ts';

export const deliveries: Manifest<'deliveries'> = {
  start: (context) => {
    requestRoutes(context);
    dutyRoutes(context);
    deliveryRoutes(context);
    deliveryActionRoutes(context);
    operatorDelivererRoutes(context);
    dispatchRoutes(context);
    deliverySubscribers(context);
  },
  tables: {
    distributed: ['deliveries'],
  },
  steps: delivererSteps,
};

export type { RequestAccepting } from './delivery.event-types.ts';
export { getDeliveryOfOrder } from './delivery.queries.ts';
export { oneDecimal, viewChangedDelivery, wayKm } from './delivery.views.ts';
export { provideHeld } from './dispatch.views.ts';
export { dismissDeliverer } from './hire-deliverer.ts';
export { acceptRequest, giveBack, lockOwnDelivery, recordDeliveryAction } from './record-delivery-action.ts';

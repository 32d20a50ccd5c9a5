import type { Slice } from '../../platform/slice-context.ts';
import { countActiveOrders, countEndedOrders } from './desk/order-states.views.ts';

/** Counting the ended orders takes a second when there are a million. */
const endedKeepSeconds = 300;

/** Orders by state. */
export const orderMeters: Slice = ({ meters, database: { db } }) => {
  meters.gauge({
    name: 'haat_orders_active',
    help: 'Orders that have not ended, by state.',
    labels: ['status'],
    read: () => countActiveOrders(db),
  });
  meters.gauge({
    name: 'haat_orders_ended',
    help: 'Orders that have ended and are not archived, by state.',
    labels: ['status'],
    read: () => countEndedOrders(db),
    keepSeconds: endedKeepSeconds,
  });
};

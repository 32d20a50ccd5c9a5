// What a list says of an order that its customer fetches.
import { isActiveOrder } from '@haat/contract/order-machine';
import type { OrderInList } from '@haat/contract/orders';
import { pickUp } from './pick-up.messages.ts';

/** Null for an order that is delivered. */
export function fetchWords({
  fulfilment,
  ready_at: readyAt,
  status,
}: Pick<OrderInList, 'fulfilment' | 'ready_at' | 'status'>): string | null {
  if (fulfilment === 'delivery') return null;
  return readyAt !== null && isActiveOrder(status) ? pickUp.ready : pickUp.ways.pick_up;
}

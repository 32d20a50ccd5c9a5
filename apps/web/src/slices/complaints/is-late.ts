import { complaintDays } from '@haat/contract/complaint-kinds';
import { isActiveOrder } from '@haat/contract/order-machine';
import type * as orders from '@haat/contract/orders';

const lateMs = complaintDays * 24 * 60 * 60 * 1000;

/** Whether the order ended too long ago to complain about it. */
export function isLate({ events }: Pick<orders.Order, 'events'>, nowMs: number): boolean {
  const end = events.find(({ status }) => !isActiveOrder(status));
  return end !== undefined && nowMs > Date.parse(end.at) + lateMs;
}

import type { OrderStatus } from '@haat/contract/order-machine';

/** Whether an order has reached a status, even if it has a later one now. */
export const hasBeen = (
  { events }: { readonly events: readonly { readonly status: OrderStatus }[] },
  wanted: OrderStatus,
): boolean => events.some(({ status }) => status === wanted);

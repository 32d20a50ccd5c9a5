import type { OrderStatus } from '@haat/contract/order-machine';

/** Whether an order has reached a status. Since then others may have taken it further. */
export const hasBeen = (
  { events }: { readonly events: readonly { readonly status: OrderStatus }[] },
  wanted: OrderStatus,
): boolean => events.some(({ status }) => status === wanted);

import type { OrderNeed } from '@haat/contract/operator/orders';

/** What operators look for first, as choices of a filter. */
export const orderNeedWords: Readonly<Record<OrderNeed, string>> = {
  deliveries_late: 'Late for the slot',
  orders_unanswered: 'Shop doesn’t answer',
  requests_open: 'Nobody delivers',
};

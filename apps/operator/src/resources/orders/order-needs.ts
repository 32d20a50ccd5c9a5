import type { OrderNeed } from '@haat/contract/operator/orders';

/** The needs of orders, as choices for a filter. */
export const orderNeedWords: Readonly<Record<OrderNeed, string>> = {
  deliveries_late: 'Late for the slot',
  orders_unanswered: 'Shop doesn’t answer',
  requests_open: 'Nobody delivers',
  deliveries_failed: 'Not delivered',
  payments_denied: 'Payment did not come',
};

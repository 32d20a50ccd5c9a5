// The public interface of cash: the pages of deliverers and retailers, and what the deliveries page shows.
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export { cashQuery } from './cash.api.ts';
export { CashLink } from './components/cash-link.tsx';
export { DaySummaries } from './components/day-summaries.tsx';
export { SalesLink } from './components/sales-link.tsx';

export const cashPages: readonly PageRoute[] = [
  {
    // Somebody who was dismissed still hands over what they hold.
    path: '/deliverer/cash',
    who: 'any deliverer',
    up: '/deliverer',
    load: async () => (await import('./pages/deliverer-cash-page.tsx')).DelivererCashPage,
  },
  {
    path: '/retailer/cash',
    who: 'any retailer',
    up: '/retailer/user',
    load: async () => (await import('./pages/retailer-cash-page.tsx')).RetailerCashPage,
  },
  {
    path: '/retailer/sales',
    who: 'any retailer',
    up: '/retailer/orders',
    load: async () => (await import('./pages/retailer-sales-page.tsx')).RetailerSalesPage,
  },
];

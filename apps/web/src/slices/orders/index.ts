// The door of orders: its pages, and the pieces of an order that later slices place.
import type { RouteObject } from 'react-router';
import { lazyPage } from '../../platform/lazy-page.ts';

export { OrderHead } from './components/order-head.tsx';
export { OrderItems } from './components/order-items.tsx';
export { OrderNotes } from './components/order-notes.tsx';
export { OrderSummaryCard } from './components/order-summary-card.tsx';

export const retailerOrderRoutes: RouteObject[] = [
  {
    path: '/retailer/orders',
    lazy: lazyPage(async () => (await import('./pages/retailer-orders-page.tsx')).RetailerOrdersPage),
  },
  {
    path: '/retailer/orders/:orderId',
    handle: { up: '/retailer/orders' },
    lazy: lazyPage(async () => (await import('./pages/retailer-order-page.tsx')).RetailerOrderPage),
  },
];

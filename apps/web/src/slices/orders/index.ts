// The door of orders: its pages, and the pieces of an order that later slices place.
import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/feedback/lazy-page.tsx';

export { OrderHead } from './components/order-head.tsx';
export { OrderItems } from './components/order-items.tsx';
export { OrderNotes } from './components/order-notes.tsx';
export { OrderSummaryCard } from './components/order-summary-card.tsx';
export { ToPay } from './components/to-pay.tsx';

export const customerOrderRoutes: RouteObject[] = [
  {
    path: '/shops/slot',
    handle: { up: '/shops/cart' },
    lazy: lazyPage(async () => (await import('./pages/slot-page.tsx')).SlotPage),
  },
  {
    path: '/shops/order-placed',
    lazy: lazyPage(async () => (await import('./pages/order-placed-page.tsx')).OrderPlacedPage),
  },
  {
    path: '/shops/user',
    lazy: lazyPage(async () => (await import('./pages/customer-profile-page.tsx')).CustomerProfilePage),
  },
  {
    path: '/shops/order/:orderId',
    handle: { up: '/shops/user' },
    lazy: lazyPage(async () => (await import('./pages/customer-order-page.tsx')).CustomerOrderPage),
  },
];

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

// Pages of an order that combine the slices orders and payments.
import type { PageRoute } from '../platform/navigation/page-route.ts';

export const orderJoinedPages: readonly PageRoute[] = [
  {
    path: '/shops/slot',
    who: 'signed in',
    up: '/shops/cart',
    load: async () => (await import('./order-slot-page.tsx')).OrderSlotPage,
  },
  {
    path: '/shops/order/:orderId',
    who: 'signed in',
    up: '/shops/user',
    isBroughtAlong: true,
    load: async () => (await import('./order-customer-page.tsx')).OrderCustomerPage,
    bringsAlso: () => import('../ui/pictures/qr-picture.tsx'),
  },
  {
    path: '/retailer/not-verified',
    who: 'unverified retailer',
    load: async () => (await import('./order-not-verified-page.tsx')).OrderNotVerifiedPage,
  },
  {
    path: '/retailer/orders/:orderId',
    who: 'retailer',
    up: '/retailer/orders',
    whileUnverified: ({ orderId }) => `/retailer/not-verified?order=${orderId}`,
    isBroughtAlong: true,
    load: async () => (await import('./order-retailer-page.tsx')).OrderRetailerPage,
  },
];

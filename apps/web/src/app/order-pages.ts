// Pages of orders that combine the slices orders, payments and cash.
import { IconClipboardList, IconUser } from '@tabler/icons-react';
import { pages } from '../messages/pages.ts';
import type { PageRoute } from '../platform/navigation/page-route.ts';

export const orderJoinedPages: readonly PageRoute[] = [
  {
    path: '/shops/slot',
    who: 'signed in',
    up: '/shops/cart',
    load: async () => (await import('./order-slot-page.tsx')).OrderSlotPage,
  },
  {
    path: '/shops/user',
    who: 'signed in',
    needsEmail: true,
    navigation: { place: 4, label: () => pages.profile, icon: IconUser },
    isBroughtAlong: true,
    load: async () => (await import('./order-profile-page.tsx')).OrderProfilePage,
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
    path: '/shops/standing',
    who: 'signed in',
    up: '/shops/user',
    load: async () => (await import('./order-standings-page.tsx')).OrderStandingsPage,
  },
  {
    path: '/shops/standing/new',
    who: 'signed in',
    up: '/shops/standing',
    load: async () => (await import('./order-standing-page.tsx')).OrderStandingPage,
  },
  {
    path: '/retailer/packing',
    who: 'retailer',
    up: '/retailer/orders',
    load: async () => (await import('./order-packing-page.tsx')).OrderPackingPage,
  },
  {
    path: '/retailer/not-verified',
    who: 'unverified retailer',
    load: async () => (await import('./order-not-verified-page.tsx')).OrderNotVerifiedPage,
  },
  {
    path: '/retailer/orders',
    who: 'retailer',
    navigation: { place: 1, label: () => pages.orders, icon: IconClipboardList },
    isBroughtAlong: true,
    load: async () => (await import('./order-list-page.tsx')).OrderListPage,
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

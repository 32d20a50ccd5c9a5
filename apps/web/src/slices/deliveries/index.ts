// The door of deliveries: the deliverer's pages.
import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/feedback/lazy-page.tsx';

export const deliveryRoutes: RouteObject[] = [
  {
    path: '/deliverer',
    lazy: lazyPage(async () => (await import('./pages/deliveries-page.tsx')).DeliveriesPage),
  },
  {
    path: '/deliverer/requests',
    lazy: lazyPage(async () => (await import('./pages/requests-page.tsx')).RequestsPage),
  },
  {
    path: '/deliverer/delivery/:deliveryId',
    handle: { up: '/deliverer' },
    lazy: lazyPage(async () => (await import('./pages/delivery-page.tsx')).DeliveryPage),
  },
  {
    path: '/deliverer/user',
    lazy: lazyPage(async () => (await import('./pages/deliverer-profile-page.tsx')).DelivererProfilePage),
  },
];

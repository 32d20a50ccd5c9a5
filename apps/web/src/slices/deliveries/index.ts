// The public interface of deliveries: the deliverer's pages, and what `app/` shows on `/deliverer`.

import { IconBell } from '@tabler/icons-react';
import { pages } from '../../messages/pages.ts';
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export { HandOutDialog } from './handing/components/hand-out-dialog.tsx';
export { DelivererProfilePage } from './pages/deliverer-profile-page.tsx';
export { DeliveriesPage } from './pages/deliveries-page.tsx';

/** For a place without a network. */
export const bringTripMap = () =>
  Promise.all([import('./trip/components/trip-map.tsx'), import('../../ui/map/leaflet-map.tsx')]);

export const deliveryPages: readonly PageRoute[] = [
  {
    path: '/deliverer/requests',
    who: 'deliverer',
    navigation: { place: 2, label: () => pages.requests, icon: IconBell },
    load: async () => (await import('./requests/pages/requests-page.tsx')).RequestsPage,
  },
  {
    path: '/deliverer/delivery/:deliveryId',
    who: 'deliverer',
    up: '/deliverer',
    isBroughtAlong: true,
    load: async () => (await import('./pages/delivery-page.tsx')).DeliveryPage,
    bringsAlso: () => import('../../ui/pictures/qr-picture.tsx'),
  },
];

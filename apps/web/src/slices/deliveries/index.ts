// The public interface of deliveries: the deliverer's pages.

import { pages } from '../../messages/pages.ts';
import type { PageRoute } from '../../platform/navigation/page-route.ts';
import { IconBell } from '../../ui/icons/icon-bell.tsx';
import { IconTruckDelivery } from '../../ui/icons/icon-truck-delivery.tsx';
import { IconUser } from '../../ui/icons/icon-user.tsx';
import { delivererSection } from './deliverer-section.messages.ts';

export const deliveryPages: readonly PageRoute[] = [
  {
    path: '/deliverer',
    who: 'deliverer',
    section: {
      label: () => delivererSection.label,
      menu: { place: 5, icon: IconTruckDelivery, label: () => delivererSection.menu },
    },
    navigation: { place: 1, label: () => pages.deliveries, icon: IconTruckDelivery },
    isBroughtAlong: true,
    load: async () => (await import('./pages/deliveries-page.tsx')).DeliveriesPage,
  },
  {
    path: '/deliverer/requests',
    who: 'deliverer',
    navigation: { place: 2, label: () => pages.requests, icon: IconBell },
    load: async () => (await import('./pages/requests-page.tsx')).RequestsPage,
  },
  {
    path: '/deliverer/delivery/:deliveryId',
    who: 'deliverer',
    up: '/deliverer',
    isBroughtAlong: true,
    load: async () => (await import('./pages/delivery-page.tsx')).DeliveryPage,
    bringsAlso: () => import('../../ui/pictures/qr-picture.tsx'),
  },
  {
    path: '/deliverer/user',
    who: 'deliverer',
    needsEmail: true,
    navigation: { place: 3, label: () => pages.profile, icon: IconUser },
    isBroughtAlong: true,
    load: async () => (await import('./pages/deliverer-profile-page.tsx')).DelivererProfilePage,
  },
];

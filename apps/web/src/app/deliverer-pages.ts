// The deliverer's pages that combine the slices deliveries and cash.

import { IconTruckDelivery, IconUser } from '@tabler/icons-react';
import { pages } from '../messages/pages.ts';
import type { PageRoute } from '../platform/navigation/page-route.ts';
import { delivererSection } from '../slices/deliveries/deliverer-section.messages.ts';
import { bringTripMap } from '../slices/deliveries/index.ts';

export const delivererJoinedPages: readonly PageRoute[] = [
  {
    path: '/deliverer',
    who: 'deliverer',
    section: {
      label: () => delivererSection.label,
      menu: { place: 5, icon: IconTruckDelivery, label: () => delivererSection.menu },
    },
    navigation: { place: 1, label: () => pages.deliveries, icon: IconTruckDelivery },
    isBroughtAlong: true,
    load: async () => (await import('./deliverer-page.tsx')).DelivererPage,
    bringsAlso: bringTripMap,
  },
  {
    path: '/deliverer/user',
    who: 'deliverer',
    needsEmail: true,
    navigation: { place: 3, label: () => pages.profile, icon: IconUser },
    isBroughtAlong: true,
    load: async () => (await import('./deliverer-user-page.tsx')).DelivererUserPage,
  },
];

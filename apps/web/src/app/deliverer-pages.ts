// The deliverer's page that combines the slices deliveries and cash.

import { pages } from '../messages/pages.ts';
import type { PageRoute } from '../platform/navigation/page-route.ts';
import { delivererSection } from '../slices/deliveries/deliverer-section.messages.ts';
import { IconTruckDelivery } from '../ui/icons/icon-truck-delivery.tsx';

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
  },
];

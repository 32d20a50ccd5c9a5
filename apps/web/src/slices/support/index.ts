// The public interface of support: contacts and the request form, open to everybody.

import { IconLifebuoy } from '@tabler/icons-react';
import type { PageRoute } from '../../platform/navigation/page-route.ts';
import { supportSection } from './support-section.messages.ts';

export const supportPages: readonly PageRoute[] = [
  {
    path: '/support',
    who: 'anyone',
    help: () => supportSection.help,
    section: {
      label: () => supportSection.label,
      menu: { place: 4, icon: IconLifebuoy, label: () => supportSection.menu },
    },
    load: async () => (await import('./pages/support-page.tsx')).SupportPage,
  },
  {
    path: '/support/request',
    who: 'anyone',
    up: '/support',
    load: async () => (await import('./pages/request-page.tsx')).RequestPage,
  },
];

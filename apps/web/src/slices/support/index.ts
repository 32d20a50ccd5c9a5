// The public interface of support: contacts and the request form, open to everybody.
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export const supportPages: readonly PageRoute[] = [
  {
    path: '/support',
    who: 'anyone',
    load: async () => (await import('./pages/support-page.tsx')).SupportPage,
  },
  {
    path: '/support/request',
    who: 'anyone',
    up: '/support',
    load: async () => (await import('./pages/request-page.tsx')).RequestPage,
  },
];

// The door of support: contacts and the request form, open to everybody.
import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/feedback/lazy-page.tsx';

export const supportRoutes: RouteObject[] = [
  { path: '/support', lazy: lazyPage(async () => (await import('./pages/support-page.tsx')).SupportPage) },
  {
    path: '/support/request',
    handle: { up: '/support' },
    lazy: lazyPage(async () => (await import('./pages/request-page.tsx')).RequestPage),
  },
];

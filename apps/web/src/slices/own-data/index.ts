// The door of one's own data: the page of the account.
import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/feedback/lazy-page.tsx';

export const ownDataRoutes: RouteObject[] = [
  {
    path: '/account',
    handle: { up: '/blogs/user' },
    lazy: lazyPage(async () => (await import('./pages/account-page.tsx')).AccountPage),
  },
];

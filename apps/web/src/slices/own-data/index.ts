// The public interface of own data: the account page.
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export const ownDataPages: readonly PageRoute[] = [
  {
    path: '/account',
    who: 'signed in',
    up: '/blogs/user',
    load: async () => (await import('./pages/account-page.tsx')).AccountPage,
  },
];

// The public interface of own data: the account page.

import type { PageRoute } from '../../platform/navigation/page-route.ts';
import { accountSection } from './account-section.messages.ts';

export const ownDataPages: readonly PageRoute[] = [
  {
    path: '/account',
    who: 'signed in',
    section: { label: () => accountSection.label },
    up: '/blogs/user',
    load: async () => (await import('./pages/account-page.tsx')).AccountPage,
  },
];

// The public interface of standing orders: their pages, and their parts of the shop's pages.
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export { AcceptStanding } from './components/accept-standing.tsx';
export { TomorrowsNeeds } from './components/tomorrows-needs.tsx';
export { NewStandingPage } from './pages/new-standing-page.tsx';

export const standingPages: readonly PageRoute[] = [
  {
    path: '/shops/standing',
    who: 'signed in',
    up: '/shops/user',
    load: async () => (await import('./pages/standing-page.tsx')).StandingPage,
  },
];

// The public interface of standing orders: their pages, and their parts of the shop's pages.
export { AcceptStanding } from './components/accept-standing.tsx';
export { TomorrowsNeeds } from './components/tomorrows-needs.tsx';
export { NewStandingPage } from './pages/new-standing-page.tsx';
export { StandingPage } from './pages/standing-page.tsx';

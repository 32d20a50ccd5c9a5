// Runs before every page: asks the access table who may open it and redirects everybody else.
import { getToken } from '@haat/client/session';
import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect, replace } from 'react-router';
import { lastWorkplace, noteWorkplace, openPath } from '../platform/navigation/workplace.ts';
import { noteTap, noteVisit } from '../platform/push/tapped-page.ts';
import { loadOrKept } from '../platform/queries/kept-data.ts';
import { afterSignIn, detailsQuery, type Person, takePageAfterSignIn } from '../slices/accounts/index.ts';
import { redirectFor } from './access.ts';
import { findPage } from './pages.ts';

// Going back to a page that is no longer allowed must not leave it in history: the redirect replaces it.
let isGoingBack = false;
window.addEventListener('popstate', () => {
  isGoingBack = true;
});

export const makeGuard =
  (queryClient: QueryClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const { pathname, search } = new URL(request.url);
    noteVisit(pathname);
    const wasGoingBack = isGoingBack;
    isGoingBack = false;
    const person = getToken() === null ? null : await personOf(queryClient);
    // The token may have ended meanwhile.
    const to = redirectFor(pathname, getToken() === null ? null : person);
    if (to === null && pathname === openPath) throw replace(lastWorkplace());
    if (to === null) {
      if (person) noteWorkplace(pathname);
      return null;
    }
    if (person === null && !wasGoingBack && findPage(pathname)?.page.isShared) noteTap(pathname + search);
    throw (wasGoingBack ? replace : redirect)(to === afterSignIn ? takePageAfterSignIn() : to);
  };

/** Without a network or an answer, the phone's own copy of the person counts. */
const personOf = (queryClient: QueryClient): Promise<Person> =>
  loadOrKept(queryClient, detailsQuery.queryKey, () => queryClient.ensureQueryData(detailsQuery));

// The router, and how it reacts when the session ends or the person changes.
import { getToken, onSessionEnd } from '@haat/client/session';
import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { failures } from '../messages/failures.ts';
import { onSignInElsewhere } from '../platform/session.ts';
import { toastFailure } from '../platform/toast.ts';
import { detailsKey } from '../slices/accounts/index.ts';
import { makeRoutes } from './routes.tsx';
import { watchDataSaver } from './watch-data-saver.ts';
import { watchRoleRefusals } from './watch-role-refusals.ts';

type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Returns the router and a function to dispose of it (tests create many). */
export function makeRouter(queryClient: QueryClient): { router: AppRouter; dispose: () => void } {
  const router = createBrowserRouter(makeRoutes(queryClient));
  const stopSession = onSessionEnd((reason) => {
    // The sign-in page navigates by itself.
    if (reason === 'replaced') return;
    if (reason === 'expired') toastFailure(failures.fetch);
    queryClient.removeQueries({ queryKey: detailsKey });
    // Another tab may have signed in somebody else: start at the root. Clear the cache only after leaving the page, which
    // would otherwise reload everything without a session.
    void router
      .navigate(getToken() === null ? '/auth/login' : '/', { replace: true })
      .finally(() => queryClient.clear());
  });
  // Otherwise, the code for the number typed here would sign in to the other person's account.
  const stopSignIn = onSignInElsewhere(() => {
    if (router.state.location.pathname.startsWith('/auth/'))
      void router.navigate('/auth/login', { replace: true });
  });
  // When the person's data changes, other pages may be allowed.
  const stopDetails = queryClient.getQueryCache().subscribe((event) => {
    const isDetails = event.query.queryKey.join() === detailsKey.join();
    if (event.type !== 'updated' || event.action.type !== 'success' || !isDetails) return;
    // Set by a sign-in page, which navigates by itself.
    if (event.action.manual) return;
    if (router.state.initialized && router.state.navigation.state === 'idle') void router.revalidate();
  });
  const stopRoles = watchRoleRefusals(queryClient);
  const stopSaver = watchDataSaver(queryClient);
  return {
    router,
    dispose() {
      stopSaver();
      stopRoles();
      stopSession();
      stopSignIn();
      stopDetails();
      router.dispose();
    },
  };
}

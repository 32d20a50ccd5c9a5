// The router and what must happen to it when the session ends or the person changes.
import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { failures } from '../messages/failures.ts';
import { getToken, onSessionEnd } from '../platform/session.ts';
import { toastFailure } from '../platform/toast.ts';
import { detailsKey } from '../slices/accounts/index.ts';
import { makeRoutes } from './routes.tsx';
import { watchRoleRefusals } from './watch-role-refusals.ts';

type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Returns the router and how to let go of it (tests build many). */
export function makeRouter(queryClient: QueryClient): { router: AppRouter; dispose: () => void } {
  const router = createBrowserRouter(makeRoutes(queryClient));
  const stopSession = onSessionEnd((reason) => {
    if (reason === 'expired') toastFailure(failures.fetch);
    queryClient.removeQueries({ queryKey: detailsKey });
    // Another tab may have signed somebody else in: they begin at the root. The rest of the cache goes once the page
    // that shows it is gone; sooner, that page would ask for everything again, as nobody.
    void router
      .navigate(getToken() === null ? '/auth/login' : '/', { replace: true })
      .finally(() => queryClient.clear());
  });
  // When the server says something new about the person, other pages may be theirs.
  const stopDetails = queryClient.getQueryCache().subscribe((event) => {
    const isDetails = event.query.queryKey.join() === detailsKey.join();
    if (event.type !== 'updated' || event.action.type !== 'success' || !isDetails) return;
    // Set by a page of the sign-in, which goes on by itself.
    if (event.action.manual) return;
    if (router.state.initialized && router.state.navigation.state === 'idle') void router.revalidate();
  });
  const stopRoles = watchRoleRefusals(queryClient);
  return {
    router,
    dispose() {
      stopRoles();
      stopSession();
      stopDetails();
      router.dispose();
    },
  };
}

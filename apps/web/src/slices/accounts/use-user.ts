// The signed-in person for any screen; undefined while nobody is.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endSession, isSignedIn } from '../../platform/session.ts';
import { detailsKey, detailsQuery, endTokenOnServer } from './accounts.api.ts';
import type { Person } from './sign-in-step.ts';

export function useUser(): Person | undefined {
  return useQuery({ ...detailsQuery, enabled: isSignedIn() }).data;
}

/** Asks the server about the person again, e.g. after registering a shop. */
export function useRefreshUser(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: detailsKey, refetchType: 'all' });
}

/** Signed out here and now, also without network; the server's token ends as soon as it hears of it. */
export function logout(): void {
  endTokenOnServer().catch((error: unknown) => console.warn('The server did not hear the logout', error));
  endSession('logout');
}

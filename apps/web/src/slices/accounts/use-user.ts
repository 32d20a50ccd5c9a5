// The signed-in person for any screen; undefined while nobody is.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../platform/api-error.ts';
import { endSession, getToken, isSignedIn } from '../../platform/session.ts';
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

/** Signed out here and now, also without network. */
export function logout(): void {
  const token = getToken();
  if (token !== null) void endToken(token);
  endSession('logout');
}

/** Tries again each time the network returns, while the page is open: else the token would stay good. */
async function endToken(token: string): Promise<void> {
  try {
    await endTokenOnServer(token);
  } catch (error) {
    console.warn('The server did not hear the logout', error);
    if (isApiError(error) && error.status === 0)
      window.addEventListener('online', () => void endToken(token), { once: true });
  }
}

// The signed-in person for any screen; undefined while nobody is.
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../platform/api-error.ts';
import { endSession, getToken, isSignedIn } from '../../platform/session.ts';
import { detailsQuery, endTokenOnServer } from './accounts.api.ts';
import type { Person } from './sign-in-step.ts';

export function useUser(): Person | undefined {
  return useQuery({ ...detailsQuery, enabled: isSignedIn() }).data;
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

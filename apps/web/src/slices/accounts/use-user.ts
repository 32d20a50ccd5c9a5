// The signed-in person, or undefined.
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../platform/api-error.ts';
import { endSession, getToken, isSignedIn } from '../../platform/session.ts';
import { detailsQuery, endTokenOnServer } from './accounts.api.ts';
import type { Person } from './sign-in-step.ts';

export function useUser(): Person | undefined {
  return useQuery({ ...detailsQuery, enabled: isSignedIn() }).data;
}

/** Signs out at once, even without a network. */
export function logout(): void {
  const token = getToken();
  if (token !== null) void endToken(token);
  endSession('logout');
}

/** Retries whenever the network returns, because the token stays valid until the server ends it. */
async function endToken(token: string): Promise<void> {
  try {
    await endTokenOnServer(token);
  } catch (error) {
    console.warn('The server did not hear the logout', error);
    if (isApiError(error) && error.status === 0)
      window.addEventListener('online', () => void endToken(token), { once: true });
  }
}

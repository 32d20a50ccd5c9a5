// The signed-in person, or undefined.
import { isApiError } from '@haat/client/api-error';
import { getToken, isSignedIn } from '@haat/client/session';
import { useQuery } from '@tanstack/react-query';
import { outbox } from '../../messages/outbox.ts';
import { waitingEntries } from '../../platform/outbox/outbox-entries.ts';
import { endSession } from '../../platform/session.ts';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { detailsQuery, endTokenOnServer } from './accounts.api.ts';
import type { Person } from './sign-in-step.ts';

export function useUser(): Person | undefined {
  return useQuery({ ...detailsQuery, enabled: isSignedIn() }).data;
}

/** Signs out at once, even without a network. Asks first when actions are waiting to be sent. */
export async function logout(): Promise<void> {
  const count = waitingEntries().length;
  if (count > 0 && !(await confirm(outbox.logOut(count), outbox.loggingOut, 'danger'))) return;
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

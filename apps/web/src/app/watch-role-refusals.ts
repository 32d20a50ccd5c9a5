// A role may end while somebody uses it: a shop is suspended, a deliverer dismissed. A role refusal reloads the person, and
// the access table redirects.
import { isApiError } from '@haat/client/api-error';
import type { QueryClient } from '@tanstack/react-query';
import { detailsKey } from '../slices/accounts/index.ts';

const isRoleRefusal = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'role.required' || error.code === 'shop.not_verified');

/** Returns a function that stops it. */
export const watchRoleRefusals = (queryClient: QueryClient): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || !isRoleRefusal(event.action.error))
      return;
    void queryClient.invalidateQueries({ queryKey: detailsKey, refetchType: 'all' });
  });

import { isApiError } from '@haat/client/api-error';
import { useIsOnline } from './online.ts';

/** Whether a call failed without a connection, and there is still none. */
export function useIsCutOff(error: unknown): boolean {
  const isOnline = useIsOnline();
  return !isOnline && isApiError(error) && error.code === 'network';
}

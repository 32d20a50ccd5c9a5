// Signing devices out, and what the list shows after it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { isApiError } from '../../platform/api-error.ts';
import { toastOnFailure } from '../../platform/toast.ts';
import { logout } from '../accounts/index.ts';
import { endOtherSessions, endSession, sessionsQuery } from './own-data.api.ts';

interface Device {
  readonly id: number;
  readonly is_current: boolean;
}

/** Shutdown this device's own session is the same as logging out. */
export function useEndDevice() {
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: ({ id }: Device) => endSession(id),
    meta: { failure: failures.endDevice },
    onError(error) {
      // It was ended elsewhere meanwhile: the list will show it.
      if (!isApiError(error) || error.status !== 404) toastOnFailure(failures.endDevice)(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return {
    endingId: end.isPending ? end.variables.id : undefined,
    end: (device: Device) => (device.is_current ? logout() : end.mutate(device)),
  };
}

export function useEndOtherDevices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endOtherSessions,
    meta: { failure: failures.endDevice },
    onError: toastOnFailure(failures.endDevice),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { registerDevice } from './device.api.ts';
import { useUser } from './use-user.ts';

/** Registers this device for push messages at each start, if the person allows them. A failure is only logged. */
export function useDeviceRegistration(): void {
  const personId = useUser()?.id;
  const client = useQueryClient();
  // Outside system: the device's push service.
  useEffect(() => {
    if (personId === undefined) return;
    registerDevice(client).catch((error: unknown) =>
      console.warn('This device gets no push messages', error),
    );
  }, [client, personId]);
}

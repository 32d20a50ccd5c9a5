import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsFirstScreenIn } from '../../platform/loading/first-screen.ts';
import { hasPush } from '../../platform/push/push.ts';
import { useUser } from './use-user.ts';

/** Registers this device for push messages at each start, if the person allows them. A failure is only logged. */
export function useDeviceRegistration(): void {
  const personId = useUser()?.id;
  const client = useQueryClient();
  const isFirstScreenIn = useIsFirstScreenIn();
  // Outside system: the device's push service. The registering code loads after the first screen.
  useEffect(() => {
    if (personId === undefined || !isFirstScreenIn || !hasPush()) return;
    let isOpen = true;
    import('./device.api.ts')
      .then(({ registerDevice }) => (isOpen ? registerDevice(client) : undefined))
      .catch((error: unknown) => console.warn('This device gets no push messages', error));
    return () => {
      isOpen = false;
    };
  }, [client, personId, isFirstScreenIn]);
}

import { useEffect } from 'react';
import { findPushId } from '../../platform/push.ts';
import { registerDevice } from './accounts.api.ts';
import { useUser } from './use-user.ts';

async function register(): Promise<void> {
  const id = await findPushId();
  if (id !== null) await registerDevice(id);
}

/** Registers this device for push messages at each start. A failure is only logged. */
export function useDeviceRegistration(): void {
  const personId = useUser()?.id;
  // Outside system: the phone's push service.
  useEffect(() => {
    if (personId === undefined) return;
    register().catch((error: unknown) => console.warn('This phone gets no push notifications', error));
  }, [personId]);
}

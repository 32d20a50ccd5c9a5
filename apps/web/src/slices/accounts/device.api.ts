// Push messages on this device: whether it gets them, and its registration on the server.
import { isApiError, sessionOver } from '@haat/client/api-error';
import { noteSession, onSessionEnd } from '@haat/client/session';
import * as accounts from '@haat/contract/accounts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { call } from '../../platform/http.ts';
import {
  closePush,
  findPushPermission,
  hasPush,
  isPushSwitchedOff,
  keepPushSwitch,
  openPush,
} from '../../platform/push/push.ts';
import type { PushAddress } from '../../platform/push/push-address.ts';

/** `not asked`: the person hasn't answered the permission question yet. `refused`: the push service gave no address. */
type PushState = 'on' | 'off' | 'not asked' | 'blocked' | 'refused' | 'impossible';

const stateKey = ['accounts', 'push'] as const;

/** Whether the last attempt to get an address from the push service failed. */
let isRefused = false;

onSessionEnd(() => {
  isRefused = false;
});

async function openAddress(): Promise<PushAddress> {
  const isSame = noteSession();
  const opened = await openPush().catch((error: unknown) => {
    if (isSame()) isRefused = true;
    throw error;
  });
  // The next person registers this device for themselves.
  if (!isSame()) throw sessionOver();
  isRefused = false;
  return opened;
}

async function findState(): Promise<PushState> {
  if (!hasPush()) return 'impossible';
  const permission = await findPushPermission();
  if (permission === 'denied') return 'blocked';
  if (isPushSwitchedOff()) return 'off';
  if (permission === 'prompt') return 'not asked';
  return isRefused ? 'refused' : 'on';
}

/** The person may change the permission in the settings at any time. */
export const pushStateQuery = queryOptions({
  queryKey: stateKey,
  queryFn: findState,
  networkMode: 'always',
  staleTime: 0,
  meta: { failure: null },
});

const register = (address: PushAddress, active: boolean) => {
  if (address.kind === 'phone') {
    const { registrationId } = address;
    const body = { registration_id: registrationId, cloud_message_type: 'FCM', active } as const;
    return call(accounts.registerDevice, { body });
  }
  const { endpoint, keys } = address;
  return active
    ? call(accounts.registerWebPush, { body: { endpoint, keys } })
    : call(accounts.removeWebPush, { body: { endpoint } });
};

/** Runs at each start. Doesn't ask the person. */
export async function registerDevice(client: QueryClient): Promise<void> {
  const isSame = noteSession();
  const state = await findState();
  if ((state !== 'on' && state !== 'refused') || !isSame()) return;
  try {
    await register(await openAddress(), true);
  } finally {
    await client.invalidateQueries({ queryKey: stateKey });
  }
}

/** Asks for permission if needed. If it is denied, the state says so, and no error appears. */
export const switchPush = mutationOptions({
  mutationFn: async (isOn: boolean) => {
    if (isOn) await turnOn();
    else await turnOff();
  },
  meta: { failure: () => failures.switchPush, invalidates: [stateKey], invalidatesOnFailure: true },
});

async function turnOn(): Promise<void> {
  const address = await openAddress().catch(async (error: unknown) => {
    if (isApiError(error) || (await findPushPermission()) === 'granted') throw error;
    console.warn('This device gets no push messages', error);
    return null;
  });
  if (!address) return;
  await register(address, true);
  keepPushSwitch(true);
}

async function turnOff(): Promise<void> {
  const isSame = noteSession();
  const address = await closePush();
  if (!isSame()) throw sessionOver();
  if (address) await register(address, false);
  keepPushSwitch(false);
}

/** Doesn't ask again in this session. The profile still has the switch. */
export const declinePush = mutationOptions({
  mutationFn: async () => keepPushSwitch(false),
  meta: { invalidates: [stateKey] },
});

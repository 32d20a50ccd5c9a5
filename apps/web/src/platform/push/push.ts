// Push messages to this device: by FCM in the phone app, by Web Push in browsers.

import { deviceStorage } from '@haat/client/device-storage';
import { onSessionEnd } from '@haat/client/session';
import { appConfig } from '../app-config.ts';
import { isNativeApp } from '../native.ts';
import { serviceWorkers } from '../service-workers.ts';
import type { PushAddress } from './push-address.ts';

export type PushPermission = 'granted' | 'denied' | 'prompt';

/** The phone's own push service. */
interface PushRegistrar {
  /** Doesn't ask the person. */
  permission(): Promise<PushPermission>;
  /** Asks for permission if needed and returns the phone's registration id. Throws when it is denied. */
  register(): Promise<string>;
}

/** The native shell sets its own. */
let registrar: PushRegistrar | undefined;

export function setPushRegistrar(phone: PushRegistrar | undefined): void {
  registrar = phone;
}

const isBrowserAble = (): boolean =>
  !isNativeApp() &&
  appConfig.vapidPublicKey !== null &&
  'Notification' in window &&
  'PushManager' in window &&
  serviceWorkers() !== undefined;

/** False when messages can never arrive: the server has no keys, or the browser doesn't support them. */
export const hasPush = (): boolean => registrar !== undefined || isBrowserAble();

/** Doesn't ask the person. */
export async function findPushPermission(): Promise<PushPermission> {
  if (registrar) return registrar.permission();
  const { permission } = Notification;
  return permission === 'default' ? 'prompt' : permission;
}

/** The end of the last session's subscription. */
let clearing: Promise<void> = Promise.resolve();

/** Asks for permission if needed. Throws when it is denied, and where there is no push. */
export async function openPush(): Promise<PushAddress> {
  if (registrar) return { kind: 'phone', registrationId: await registrar.register() };
  await clearing;
  const { subscribe } = await import('./browser-push.ts');
  return subscribe(appConfig.vapidPublicKey ?? '');
}

/** Stops messages in this browser. Null when there were none. A phone goes on receiving until the server stops. */
export async function closePush(): Promise<PushAddress | null> {
  if (registrar) return { kind: 'phone', registrationId: await registrar.register() };
  const { unsubscribe } = await import('./browser-push.ts');
  return unsubscribe();
}

const switchedOffKey = 'notifications';

/** The person's own choice on this device, until the session ends. */
export const isPushSwitchedOff = (): boolean => deviceStorage.getItem(switchedOffKey) === 'off';

export function keepPushSwitch(isOn: boolean): void {
  if (isOn) deviceStorage.removeItem(switchedOffKey);
  else deviceStorage.setItem(switchedOffKey, 'off');
}

// Messages on the screen are private. The next person gets a subscription of their own.
onSessionEnd(() => {
  if (registrar || !isBrowserAble() || Notification.permission !== 'granted') return;
  clearing = import('./browser-push.ts')
    .then(({ clear }) => clear())
    .catch((error: unknown) => console.warn('Old notifications could not be closed', error));
});

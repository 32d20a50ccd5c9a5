// Web Push in this browser: its subscription, through the service worker.
import { serviceWorkers } from '../service-workers.ts';
import type { PushAddress } from './push-address.ts';

/** Undefined while no service worker is installed, for example during development. */
const findWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  serviceWorkers()?.getRegistration('/');

async function findSubscription(): Promise<PushSubscription | null> {
  return (await (await findWorker())?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission first if needed. */
export async function subscribe(vapidPublicKey: string): Promise<PushAddress> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('notifications are not allowed');
  const worker = await findWorker();
  if (!worker) throw new Error('there is no service worker');
  const { pushManager } = (await serviceWorkers()?.ready) ?? worker;
  const applicationServerKey = bytesOf(vapidPublicKey);
  const known = await pushManager.getSubscription();
  if (known && isFor(known, applicationServerKey)) return addressOf(known);
  // The server has new keys.
  await known?.unsubscribe();
  return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

export async function unsubscribe(): Promise<PushAddress | null> {
  const known = await findSubscription();
  await known?.unsubscribe();
  return known && addressOf(known);
}

/** Also closes the messages on the screen. */
export async function clear(): Promise<void> {
  const shown = (await (await findWorker())?.getNotifications()) ?? [];
  for (const notification of shown) notification.close();
  await unsubscribe();
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('the subscription has no keys');
  return { kind: 'browser', endpoint, keys: { p256dh, auth } };
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const old = new Uint8Array(options.applicationServerKey ?? []);
  return old.length === key.length && old.every((byte, at) => byte === key[at]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

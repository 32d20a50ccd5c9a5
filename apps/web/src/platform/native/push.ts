// Push messages of the phone app, through Firebase on Android and Apple's service on iOS.
import type { PluginListenerHandle } from '@capacitor/core';
import { PushNotifications } from '@capacitor/push-notifications';
import { native } from '../../messages/native.ts';
import { pathInApp } from '../path-in-app.ts';
import type { PushPermission } from '../push/push.ts';

/** The manifest names the same channel for messages that name none. */
const channel = 'haat';

export async function findPermission(): Promise<PushPermission> {
  const { receive } = await PushNotifications.checkPermissions();
  return receive === 'granted' || receive === 'denied' ? receive : 'prompt';
}

/** Asks for permission if needed and returns this phone's registration id. Throws when it is denied. */
export async function registerForPush(): Promise<string> {
  const { receive } = await PushNotifications.requestPermissions();
  if (receive !== 'granted') throw new Error('notifications are not allowed');
  let added: Promise<PluginListenerHandle>[] = [];
  const registration = new Promise<string>((resolve, reject) => {
    added = [
      PushNotifications.addListener('registration', ({ value }) => resolve(value)),
      PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(error))),
    ];
  });
  const listeners = await Promise.all(added);
  await PushNotifications.register();
  try {
    return await registration;
  } finally {
    for (const listener of listeners) void listener.remove();
  }
}

interface PushReactions {
  /** A message arrived while the app is open. */
  readonly onReceived: () => void;
  /** A message was tapped. Also called for the tap that started the app. */
  readonly onTapped: (path: string) => void;
}

export async function listenToPush({ onReceived, onTapped }: PushReactions): Promise<void> {
  await PushNotifications.addListener('pushNotificationReceived', onReceived);
  await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const link: unknown = notification.data?.link;
    const path = typeof link === 'string' ? pathInApp(link) : undefined;
    if (path !== undefined) onTapped(path);
  });
}

/** Android rings and vibrates as the channel says. The person can change that in the phone's settings. iOS has none. */
export async function makeChannel(): Promise<void> {
  await PushNotifications.createChannel({
    id: channel,
    name: native.channelName,
    description: native.channelDescription,
    importance: 4,
    vibration: true,
  });
}

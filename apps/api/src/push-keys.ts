// What the log says at the start about the keys of push messages.
import type { Config } from './config.ts';
import { readServiceKey } from './platform/push/fcm.ts';
import { isPair } from './platform/push/vapid-keys.ts';
import { commandLine } from './platform/release.ts';

/** A sentence for each kind of push messages whose key can't sign. */
export function wrongPushKeys({ fcmServiceAccount, vapid }: Config): string[] {
  return [
    ...(fcmServiceAccount && !readServiceKey(fcmServiceAccount.privateKey)
      ? ['Push to the app is off: the private key in FCM_SERVICE_ACCOUNT is not an RSA key']
      : []),
    ...(vapid && !isPair(vapid)
      ? [
          `Push to browsers is off: VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY. To make a pair, run: ${commandLine('make-vapid-keys')}`,
        ]
      : []),
  ];
}

/** A sentence for each kind of push messages that has no key. */
export function pushWithoutKeys({ fcmServiceAccount, vapid }: Config): string[] {
  return [
    ...(fcmServiceAccount === undefined ? ['Push to the app is off: FCM_SERVICE_ACCOUNT is not set'] : []),
    ...(vapid === undefined ? ['Push to browsers is off: the VAPID keys are not set'] : []),
  ];
}

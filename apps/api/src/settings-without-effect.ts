// Settings that are checked at the start but not used yet. A check compares this list with what the sources read.
import type { Config } from './config.ts';

const settingsWithoutEffect = {
  fcmServiceAccount: 'FCM_SERVICE_ACCOUNT',
  vapid: 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY',
  metricsPort: 'METRICS_PORT',
} as const satisfies Partial<Record<keyof Config, string>>;

/** A sentence for each setting that was set in vain. */
export function settingsInVain(config: Config): string[] {
  return Object.entries(settingsWithoutEffect)
    .filter(([key]) => Object(config)[key] !== undefined)
    .map(([, name]) => `${name}: no effect yet`);
}

/** A sentence for each kind of push messages that has no key. */
export function pushWithoutKeys({ fcmServiceAccount, vapid }: Config): string[] {
  return [
    ...(fcmServiceAccount === undefined ? ['Push to the app is off: FCM_SERVICE_ACCOUNT is not set'] : []),
    ...(vapid === undefined ? ['Push to browsers is off: the VAPID keys are not set'] : []),
  ];
}

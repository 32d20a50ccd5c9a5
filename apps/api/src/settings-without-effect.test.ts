import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { pushWithoutKeys, settingsInVain } from './settings-without-effect.ts';

const vapid = {
  VAPID_PUBLIC_KEY: Buffer.alloc(65).toString('base64url'),
  VAPID_PRIVATE_KEY: Buffer.alloc(32).toString('base64url'),
};

it('names each setting that was set and has no effect yet', () => {
  expect(settingsInVain(readConfig({}))).toEqual([]);
  const metrics = { METRICS_PORT: '9100' };
  expect(settingsInVain(readConfig({ ...vapid, ...metrics }))).toEqual([
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: no effect yet',
    'METRICS_PORT: no effect yet',
  ]);
});

it('says that push is off without its keys [RUN-19]', () => {
  expect(pushWithoutKeys(readConfig({}))).toEqual([
    'Push to the app is off: FCM_SERVICE_ACCOUNT is not set',
    'Push to browsers is off: the VAPID keys are not set',
  ]);
  expect(pushWithoutKeys(readConfig(vapid))).toEqual([
    'Push to the app is off: FCM_SERVICE_ACCOUNT is not set',
  ]);
});

import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { makeVapidKeys } from './platform/push/vapid-keys.ts';
import { pushWithoutKeys, wrongPushKeys } from './push-keys.ts';

const vapid = {
  VAPID_PUBLIC_KEY: Buffer.alloc(65).toString('base64url'),
  VAPID_PRIVATE_KEY: Buffer.alloc(32).toString('base64url'),
};

it('says that push is off with keys that cannot sign [PUSH-12]', () => {
  const { publicKey, privateKey } = makeVapidKeys();
  const right = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  const pem = (type: 'rsa' | 'ec') =>
    type === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
      : generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const account = (key: string) => ({
    FCM_SERVICE_ACCOUNT: JSON.stringify({ project_id: 'p', client_email: 'e', private_key: key }),
  });
  const [rsa, ec] = [pem('rsa'), pem('ec')].map((key) =>
    String(key.export({ type: 'pkcs8', format: 'pem' })),
  );
  expect(wrongPushKeys(readConfig({}))).toEqual([]);
  expect(wrongPushKeys(readConfig({ ...right, ...account(rsa ?? '') }))).toEqual([]);
  const app = 'Push to the app is off: the private key in FCM_SERVICE_ACCOUNT is not an RSA key';
  for (const key of ['no key', ec ?? '']) {
    expect(wrongPushKeys(readConfig({ ...vapid, ...account(key) }))).toEqual([
      app,
      expect.stringMatching(
        /^Push to browsers is off: VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY/,
      ),
    ]);
  }
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

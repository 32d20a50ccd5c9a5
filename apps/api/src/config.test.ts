import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import type { Environment } from './config-values.ts';

function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

describe('an empty environment', () => {
  const config = readConfig({});

  it('gives the defaults [RUN-7]', () => {
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: resolve('data'),
      demo: true,
      sms: { provider: 'console' },
      otpLimitPerNumber: 5,
      otpLimitPerIp: 50,
      rateLimitPerMinute: 3000,
      trustProxy: false,
      media: { store: 'local', directory: resolve('data/media') },
      appName: 'Haat',
      webConcurrency: 1,
      metricsPort: undefined,
      unsafe: false,
    });
  });

  it('treats empty variables as unset', () => {
    expect(readConfig({ PORT: '', HOST: '  ', DATABASE_URL: '', HAAT_DEMO: '' })).toEqual(config);
  });

  it('cannot be changed later', () => {
    expect(Object.isFrozen(config) && Object.isFrozen(config.sms) && Object.isFrozen(config.media)).toBe(
      true,
    );
  });
});

describe('the demo village', () => {
  const databaseUrl = 'postgres://haat:secret@db.example:5432/haat';

  it('is off by default on a database of one’s own [RUN-7]', () => {
    expect(readConfig({ DATABASE_URL: databaseUrl }).demo).toBe(false);
  });

  it('follows HAAT_DEMO first [RUN-7]', () => {
    expect(readConfig({ DATABASE_URL: databaseUrl, HAAT_DEMO: 'on' }).demo).toBe(true);
    expect(readConfig({ HAAT_DEMO: 'off' }).demo).toBe(false);
  });
});

describe('a wrong value', () => {
  it.each<[string, string, string]>([
    ['PORT', '80a', 'a whole number from 1 to 65535'],
    ['PORT', '0', 'a whole number from 1 to 65535'],
    ['PORT', '65536', 'a whole number from 1 to 65535'],
    ['HOST', 'two words', 'an address or a host name'],
    ['HAAT_DEMO', 'yes', 'on or off'],
    ['HAAT_UNSAFE', 'yes', 'on or off'],
    ['SMS_PROVIDER', 'pigeon', 'one of console, msg91, twilio'],
    ['OTP_LIMIT_PER_NUMBER', '-1', 'a whole number from 1'],
    ['OTP_LIMIT_PER_IP', '1.5', 'a whole number from 1'],
    ['RATE_LIMIT_PER_MINUTE', '1e3', 'a whole number from 1'],
    ['ORDERS_PER_HOUR', '0', 'a whole number from 1'],
    ['TELLS_PER_HOUR', '0', 'a whole number from 1'],
    ['TRUST_PROXY', 'maybe', 'off, the number of proxies'],
    ['TRUST_PROXY', 'on', 'off, the number of proxies'],
    ['TRUST_PROXY', 'true', 'off, the number of proxies'],
    ['TRUST_PROXY', '0', 'off, the number of proxies'],
    ['TRUST_PROXY', '0.0.0.0/0', 'off, the number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/64', 'off, the number of proxies'],
    ['MEDIA_STORE', 'tape', 'local or s3'],
    ['MAP_TILE_URL', 'https://tiles.example/{z}/{x}.png', '{z}, {x} and {y}'],
    ['SUPPORT_PHONE', 'call me', 'a phone number'],
    ['SUPPORT_EMAIL', 'nobody', 'an e-mail address'],
    ['STORE_URL', 'javascript:alert(1)', 'https://'],
    ['SMS_HOST', 'https://haat.example', 'the host of the web app'],
    ['SMS_ANDROID_HASH', 'short', 'the 11 characters'],
    ['APP_ORIGINS', 'localhost', 'off, or origins'],
    ['ANDROID_APP', 'example.haat', 'the SHA-256 fingerprints'],
    ['IOS_APP', 'example.haat', 'a team id and a bundle id'],
    ['WEB_CONCURRENCY', '0', 'a whole number from 1 to 64'],
    ['METRICS_PORT', '8080', 'other than PORT'],
    ['DATA_DIR', '/dev/null/data', 'a folder that this user can write to'],
    ['DATA_DIR', '/proc/data', 'a folder that this user can write to'],
  ])('of %s (%s) is reported with its name, its value and what is allowed [RUN-5]', (name, value, right) => {
    const lines = problemsOf({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${name} is ${JSON.stringify(value)}`);
    expect(lines[0]).toContain(right);
  });

  it.each<[string, string]>([
    ['DATABASE_URL', 'mysql://haat:hunter2@db.example/haat'],
    ['DATABASE_URL', 'hunter2'],
    ['DATABASE_URL', 'postgres://haat:hunter2@db.example'],
    ['DATABASE_URL', 'postgres://haat:hunter2@one.example:5432,two.example:port/haat'],
    ['FCM_SERVICE_ACCOUNT', '{"private_key":"hunter2"}'],
    ['GOOGLE_MAPS_KEY', 'hunter2"'],
  ])('of %s is reported without its value [RUN-5]', (name, value) => {
    const lines = problemsOf({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(name);
    expect(lines[0]).not.toContain('hunter2');
  });

  it('is reported together with all others, one line each [RUN-5]', () => {
    const lines = problemsOf({ PORT: 'x', HAAT_DEMO: 'x', TRUST_PROXY: 'x' });
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(['HAAT_DEMO', 'PORT', 'TRUST_PROXY']);
  });

  it('never breaks its line', () => {
    expect(problemsOf({ PORT: '80\n81' })[0]).not.toContain('\n');
  });
});

describe('a public address', () => {
  const msg91 = { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template' };

  it.each<[string, Environment, string[]]>([
    ['the demo and codes in the log', { HOST: '0.0.0.0' }, ['HAAT_DEMO HOST', 'SMS_PROVIDER HOST']],
    ['codes in the log', { HOST: '192.0.2.1', HAAT_DEMO: 'off' }, ['SMS_PROVIDER HOST']],
    ['the demo', { HOST: '::', ...msg91 }, ['HAAT_DEMO HOST', 'HAAT_DEMO SMS_PROVIDER']],
    ['the demo with a real SMS provider, on any address', msg91, ['HAAT_DEMO SMS_PROVIDER']],
    ['a host name', { HOST: 'haat.example', HAAT_DEMO: 'off' }, ['SMS_PROVIDER HOST']],
  ])('refuses %s [RUN-9]', (_, env, pairs) => {
    const lines = problemsOf(env);
    expect(lines.map((line) => /^(\w+) is .* and (\w+) is /.exec(line)?.slice(1).join(' '))).toEqual(pairs);
    for (const line of lines) expect(line).toMatch(/^[^\n]* HAAT_UNSAFE=on\.$/);
    expect(readConfig({ ...env, HAAT_UNSAFE: 'on' }).unsafe).toBe(true);
  });

  it('accepts a real SMS provider without the demo [RUN-9]', () => {
    expect(readConfig({ HOST: '0.0.0.0', HAAT_DEMO: 'off', ...msg91 }).host).toBe('0.0.0.0');
  });

  it.each(['127.0.0.1', '127.8.9.10', '::1', '0:0:0:0:0:0:0:1', 'localhost', 'LocalHost'])(
    'is not %s [RUN-9]',
    (HOST) => {
      expect(problemsOf({ HOST })).toEqual([]);
    },
  );

  it('is reported together with other problems', () => {
    expect(problemsOf({ HOST: '0.0.0.0', PORT: 'x' })).toHaveLength(3);
  });
});

describe('settings that depend on each other', () => {
  it('names every missing key of a provider [RUN-8]', () => {
    const lines = problemsOf({ HAAT_DEMO: 'off', SMS_PROVIDER: 'twilio', TWILIO_FROM: '+15005550006' });
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN']);
  });

  it('accepts a complete provider and store', () => {
    const config = readConfig({
      HAAT_DEMO: 'off',
      SMS_PROVIDER: 'msg91',
      MSG91_AUTH_KEY: 'key',
      MSG91_TEMPLATE_ID: 'template',
      MEDIA_STORE: 's3',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'haat',
      S3_KEY: 'id',
      S3_SECRET: 'secret',
    });
    expect(config.sms).toMatchObject({ provider: 'msg91', authKey: 'key', templateId: 'template' });
    expect(config.media).toMatchObject({ store: 's3', bucket: 'haat' });
  });

  it('accepts a second SMS provider and what phones find in the text [SMS-3, SMS-4]', () => {
    const { sms } = readConfig({
      HAAT_DEMO: 'off',
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15550001111',
      SMS_FALLBACK: 'msg91',
      MSG91_AUTH_KEY: 'key',
      MSG91_TEMPLATE_ID: 'template',
      SMS_HOST: 'haat.example',
      SMS_ANDROID_HASH: 'FA+9qCX9VSu',
    });
    expect(sms).toMatchObject({
      provider: 'twilio',
      fallback: { provider: 'msg91', authKey: 'key', templateId: 'template' },
      text: { host: 'haat.example', androidHash: 'FA+9qCX9VSu' },
    });
  });

  it.each([
    ['the same provider twice', { SMS_PROVIDER: 'msg91', SMS_FALLBACK: 'msg91' }],
    ['a fallback of the console', { SMS_FALLBACK: 'twilio' }],
  ])('refuses %s [SMS-3]', (_, env) => {
    expect(problemsOf(env)).toContainEqual(expect.stringMatching(/^SMS_FALLBACK is .* SMS_PROVIDER/));
  });

  it('names the missing settings of the S3 store', () => {
    expect(problemsOf({ MEDIA_STORE: 's3' }).map((line) => line.split(' ')[0])).toEqual([
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_KEY',
      'S3_SECRET',
    ]);
  });

  it('needs both VAPID keys or neither', () => {
    const publicKey = Buffer.alloc(65, 4).toString('base64url');
    const privateKey = Buffer.alloc(32, 7).toString('base64url');
    expect(problemsOf({ VAPID_PUBLIC_KEY: publicKey })).toHaveLength(1);
    expect(problemsOf({ VAPID_PRIVATE_KEY: 'short' })).toHaveLength(1);
    expect(readConfig({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }).vapid).toEqual({
      publicKey,
      privateKey,
    });
  });

  it('reads a service account from text or from a file', () => {
    const account = { project_id: 'haat', client_email: 'push@haat.example', private_key: 'key' };
    const file = join(mkdtempSync(join(tmpdir(), 'haat-config-')), 'account.json');
    writeFileSync(file, JSON.stringify(account));
    const expected = {
      projectId: 'haat',
      clientEmail: 'push@haat.example',
      privateKey: 'key',
      tokenUri: 'https://oauth2.googleapis.com/token',
    };
    expect(readConfig({ FCM_SERVICE_ACCOUNT: JSON.stringify(account) }).fcmServiceAccount).toEqual(expected);
    expect(readConfig({ FCM_SERVICE_ACCOUNT: file }).fcmServiceAccount).toEqual(expected);
  });

  it('accepts proxies as a number or as addresses [LIMIT-4]', () => {
    expect(readConfig({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1');
  });
});

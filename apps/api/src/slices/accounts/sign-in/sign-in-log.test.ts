// No log line contains a number, a code or a token, at any log level.
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { withoutPrivate } from '../../../platform/log.ts';
import { anyWrite } from '../../../testing/any-write.ts';
import { type Client, makeClient } from '../../../testing/client.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let client: (token?: string) => Client;
const lines: string[] = [];
beforeAll(async () => {
  t = await createTestApp();
  const { config, database, events, clock, files, sms } = t;
  const log = pino(
    { level: 'trace', hooks: { streamWrite: withoutPrivate } },
    { write: (line: string) => lines.push(line) },
  );
  const app = await buildApp({ config, database, events, clock, files, sms, log });
  client = (token) => makeClient(app, token, '');
});
afterAll(() => t.close());

it('logs what happened at a sign-in, without number, code or token [SAFE-4]', async () => {
  const number = '+919876543210';
  const sent = { number };
  await client().post('/users/login/', sent);
  const otp = t.sms.codes.get(number) ?? '';
  const wrong = otp === '111111' ? '222222' : '111111';
  await client().post('/users/login/verify/', { number, otp: wrong });
  const { token } = (await client().post('/users/login/verify/', { number, otp })).body;
  await client(token).get('/users/details/');
  t.sms.fail = true;
  await client(token).post('/users/login/', sent);
  t.sms.fail = false;
  await client(token).send('POST', '/shops/product-images/', 'x', { 'content-type': 'multipart/form-data' });
  await t.database.pool.query(`alter table ${anyWrite.table} rename to elsewhere`);
  const failed = await client(token).post(
    anyWrite.path,
    anyWrite.bodyOf(`Call ${number}, my code is ${otp}`),
  );
  expect(failed.status).toBe(500);
  const log = lines.join('');
  expect(log).toContain('could not send a sign-in code');
  expect(log).toContain('unexpected error');
  for (const secret of ['9876543210', otp, wrong, token]) expect(log).not.toContain(secret);
});

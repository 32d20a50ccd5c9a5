// Uploads while the disk of the pictures is full: what is answered, what is left, what the log says.
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { Events } from '../../platform/events.ts';
import { withoutPrivate } from '../../platform/log.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { makePicture, uploadPicture } from '../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { markShopSetUp, setShopVerified } from '../accounts/index.ts';

let t: TestApp;
let retailer: Client;
beforeAll(async () => {
  t = await createTestApp();
  retailer = await t.signIn();
  await t.database.inTx(async (tx) => {
    await markShopSetUp(tx, retailer.userId);
    await setShopVerified(tx, retailer.userId, true);
  });
});
afterEach(() => {
  t.files.room = Number.POSITIVE_INFINITY;
});
afterAll(() => t.close());

const imageRows = async () => (await t.database.pool.query('select * from images order by id')).rows;

it.each([0, 1, 2])(
  'answers an upload with 503 after %d of its files, and leaves none [PICT-11]',
  async (room) => {
    t.files.room = room;
    const [rows, names] = [await imageRows(), t.files.names()];
    const answer = await uploadPicture(retailer, { file: await makePicture() });
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(answer.headers['retry-after']).toBe('120');
    expect(answer.body.detail).toBe('The picture could not be stored. Try again in a few minutes.');
    expect([await imageRows(), t.files.names()]).toEqual([rows, names]);
    t.files.room = 3;
    expect((await uploadPicture(retailer, { file: await makePicture() })).status).toBe(201);
  },
);

it('logs a warning with ENOSPC, as the page about a bad day says [PICT-11]', async () => {
  const lines: string[] = [];
  const log = pino({ hooks: { streamWrite: withoutPrivate } }, { write: (line: string) => lines.push(line) });
  const { config, database, clock, files, sms } = t;
  const app = await buildApp({ config, database, events: new Events(), clock, files, sms, log });
  try {
    files.room = 0;
    await uploadPicture(makeClient(app, retailer.token, ''), { file: await makePicture() });
    const warnings = lines
      .map((line) => JSON.parse(line))
      .filter(({ level }) => level === 40 || level === 'warn');
    expect(warnings).toMatchObject([{ msg: 'unavailable' }]);
    expect(lines.join('')).toContain('ENOSPC');
  } finally {
    await app.close();
  }
});

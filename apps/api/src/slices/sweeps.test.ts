// What a sweep removes and what it keeps.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCommand } from '../cli-commands.ts';
import { sweepIfDue } from '../platform/daily-sweep.ts';
import { Sweeps, withSweepLock } from '../platform/sweeps.ts';
import { anyWrite } from '../testing/any-write.ts';
import { makeArticle } from '../testing/articles.ts';
import { makeOperatorClient } from '../testing/operators.ts';
import { makePicture, uploadPicture } from '../testing/pictures.ts';
import { makeProduct } from '../testing/products.ts';
import { makeShop } from '../testing/shops.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { markShopSetUp, setShopVerified } from './accounts/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

beforeEach(async () => {
  await t.database.pool.query(`
    delete from product_images; update products set cover_image_id = null; delete from article_images;
    update articles set image_id = null; delete from images;
    delete from sessions; delete from sent_codes; delete from wrong_guesses;
    delete from known_addresses; delete from code_limits; delete from notifications;
    delete from idempotency_keys; delete from article_views; delete from sweep_days`);
  for (const name of t.files.names()) await t.files.remove(name);
});

const count = async (table: string): Promise<number> =>
  (await t.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;

/** What was removed, by name in the sweep. Without zeros. */
async function sweep(): Promise<Record<string, number>> {
  const swept = await t.sweeps.run(t.database);
  expect(swept.filter(({ failure }) => failure !== undefined)).toEqual([]);
  // Every sign-in of a test leaves some of these rows.
  const found = swept.filter(({ what, removed }) => removed > 0 && !/codes|limits/.test(what));
  return Object.fromEntries(found.map(({ what, removed }) => [what, removed]));
}

it('removes sign-in codes, guesses and limits that are over, and addresses unused for a year [OWN-10]', async () => {
  const { number } = await t.signIn();
  await t.nobody.post('/users/login/', { number });
  const wrong = t.sms.codes.get(number) === '000000' ? '000001' : '000000';
  await t.nobody.post('/users/login/verify/', { number, otp: wrong });
  const tables = ['sent_codes', 'wrong_guesses', 'known_addresses'];
  const counts = () => Promise.all(tables.map(count));
  t.clock.advance(dayMs - 1);
  await sweep();
  expect(await counts()).toEqual([2, 1, 1]);
  t.clock.advance(1);
  await sweep();
  expect(await counts()).toEqual([0, 0, 1]);
  expect(await count('code_limits')).toBe(0);
  t.clock.advance(365 * dayMs);
  await sweep();
  expect(await counts()).toEqual([0, 0, 0]);
});

it('removes sessions 90 days after their last use, with their devices [OWN-10]', async () => {
  const [gone, stays] = [await t.signIn(), await t.signIn()];
  for (const person of [gone, stays]) {
    const device = { registration_id: `of ${person.number}`, type: 'FCM' };
    await person.post('/users/device/', device);
  }
  t.clock.advance(89 * dayMs);
  expect((await stays.get('/users/details/')).status).toBe(200);
  // The use is written after the response.
  await expect.poll(() => count('sessions where last_used_at > created_at')).toBe(1);
  t.clock.advance(2 * dayMs);
  expect(await sweep()).toEqual({ 'expired sessions': 1 });
  expect((await stays.get('/users/details/')).status).toBe(200);
  expect(await count('sessions')).toBe(1);
});

it('removes stored answers after 24 hours, and keeps those a repeat may still need [OWN-10]', async () => {
  const person = await t.signIn();
  const send = (key: string) =>
    person.post(anyWrite.path, anyWrite.bodyOf('Rice'), { 'idempotency-key': key });
  await send('old');
  t.clock.advance(dayMs - 1);
  await t.signIn();
  const other = await t.signIn();
  await other.post(anyWrite.path, anyWrite.bodyOf('Rice'), { 'idempotency-key': 'new' });
  t.clock.advance(2);
  expect(await sweep()).toMatchObject({ 'answers stored for repeated requests, older than a day': 1 });
  expect((await t.database.pool.query('select key from idempotency_keys')).rows).toEqual([{ key: 'new' }]);
});

it('removes notifications 90 days after they were read, and never unread ones [OWN-10]', async () => {
  const person = await t.signIn();
  await t.database.pool.query(
    `insert into notifications (user_id, body, link, created_at, read_at)
      select $1, 'x', '/', $2::timestamptz - interval '1 year', read_at
      from (values (null), ($2::timestamptz - interval '89 days'), ($2::timestamptz - interval '91 days')) v(read_at)`,
    [person.userId, t.clock.now()],
  );
  expect(await sweep()).toEqual({ 'notifications read more than 90 days ago': 1 });
  expect(await count('notifications')).toBe(2);
});

it("removes records of past days' views, and never counts a view twice on one day [OWN-10]", async () => {
  const person = await t.signIn();
  const articleId = await makeArticle(t);
  const read = () => person.get(`/blog/articles/${articleId}/`);
  await read();
  t.clock.advance(2 * dayMs);
  await read();
  expect(await sweep()).toMatchObject({ 'records of article views before today': 1 });
  await read();
  expect(await count('article_views')).toBe(1);
});

it('removes more rows than fit in one batch', async () => {
  const person = await t.signIn();
  await t.database.pool.query(
    `insert into notifications (user_id, body, link, created_at, read_at)
      select $1, 'x', '/', now(), '2020-01-01' from generate_series(1, 1200)`,
    [person.userId],
  );
  expect(await sweep()).toEqual({ 'notifications read more than 90 days ago': 1200 });
});

describe('pictures', () => {
  const unused = 'pictures unused for a day';

  async function makeRetailer() {
    const { retailer } = await makeShop(t);
    await t.database.inTx(async (tx) => {
      await markShopSetUp(tx, retailer.userId);
      await setShopVerified(tx, retailer.userId, true);
    });
    return retailer;
  }

  const upload = async (retailer: Awaited<ReturnType<typeof makeRetailer>>) =>
    (await uploadPicture(retailer, { file: await makePicture(), fields: { is_primary: 'true' } })).body;

  it('that no product used within a day are removed with all their files [PICT-10]', async () => {
    const retailer = await makeRetailer();
    await upload(retailer);
    t.clock.advance(dayMs);
    expect(await sweep()).toEqual({});
    t.clock.advance(1);
    const fresh = await upload(retailer);
    expect(await sweep()).toEqual({ [unused]: 1 });
    expect(t.files.names()).toHaveLength(3);
    expect((await t.app.inject({ url: fresh.cover })).statusCode).toBe(200);
    expect(await count('removed_images')).toBe(0);
  });

  it('are all kept in the store, and a day later nothing else of uploads [PICT-12]', async () => {
    const retailer = await makeRetailer();
    const { id, cover } = await upload(retailer);
    await makeProduct(t, retailer, { images: [id] });
    const kept = t.files.names();
    const key = (letter: string) => letter.repeat(32);
    const half = cover.replace('/media/', '');
    const rests = [`${key('a')}-s.webp`, `${key('b')}-l.webp`, `${half}.0123abcd.part`];
    const foreign = ['.DS_Store', 'logo.webp', `${key('c')}-x.webp`];
    const store = (names: readonly string[]) =>
      Promise.all(names.map((name) => t.files.put(name, new Uint8Array(), 'image/webp')));
    await store([...rests, ...foreign]);
    t.clock.advance(dayMs);
    // A running upload, whose row isn't written yet.
    const running = `${key('d')}-m.webp`;
    await store([running]);
    expect(await sweep()).toEqual({});
    t.clock.advance(1);
    expect(await sweep()).toEqual({ 'stored files without a row of pictures': 3 });
    expect(t.files.names()).toEqual([...kept, ...foreign, running]);
  });

  it('of another database stay, because none of its files has a row [PICT-12]', async () => {
    const rest = `${'a'.repeat(32)}-s.webp`;
    await t.files.put(rest, new Uint8Array(), 'image/webp');
    t.clock.advance(2 * dayMs);
    expect(await sweep()).toEqual({});
    expect(t.files.names()).toEqual([rest]);
  });

  it('of a product stay, also after it is deleted [PICT-10]', async () => {
    const retailer = await makeRetailer();
    const { id, cover } = await upload(retailer);
    const product = await makeProduct(t, retailer, { images: [id] });
    await retailer.delete(`/shops/products-retailer/${product.id}/`);
    t.clock.advance(2 * dayMs);
    expect(await sweep()).toEqual({});
    expect((await t.app.inject({ url: cover })).statusCode).toBe(200);
  });

  it('of an article stay, on its cover and in its text, until they leave it [DESK-35]', async () => {
    const operator = await makeOperatorClient(t);
    const pictures = [];
    for (let made = 0; made < 3; made += 1) {
      const file = await makePicture();
      pictures.push((await uploadPicture(operator, { file }, '/operator/images/')).body);
    }
    const [cover, first, second] = pictures;
    const { body: category } = await operator.post('/operator/categories/', { name: 'Temple feast' });
    const images = `<p>Text</p><img src="${first.cover}"><img src="${second.cover.replace('-m', '-l')}">`;
    const article = { title: 'Feast', body: images, category: category.id, cover: cover.id };
    const { body: made } = await operator.post('/operator/articles/', article);
    const path = `/operator/articles/${made.id}/`;
    t.clock.advance(2 * dayMs);
    expect(await sweep()).toEqual({});
    const desk = await t.signIn(operator.number);
    await desk.patch(path, { body: `<p>Text</p><img src="${second.cover}">`, version: 1 });
    expect(await sweep()).toEqual({ [unused]: 1 });
    expect((await t.app.inject({ url: first.cover })).statusCode).toBe(404);
    expect((await t.app.inject({ url: second.cover })).statusCode).toBe(200);
    expect((await desk.delete(path)).status).toBe(204);
    expect(await sweep()).toEqual({ [unused]: 2 });
  });

  it("whose files couldn't be removed lose them in the next sweep", async () => {
    await upload(await makeRetailer());
    t.clock.advance(2 * dayMs);
    const { remove } = t.files;
    t.files.remove = () => Promise.reject(new Error('the store does not answer'));
    const swept = await t.sweeps.run(t.database);
    expect(swept.find(({ what }) => what === unused)?.failure).toBeDefined();
    expect(await count('images')).toBe(0);
    t.files.remove = remove;
    await sweep();
    expect(t.files.names()).toEqual([]);
    expect(await count('removed_images')).toBe(0);
  });
});

describe('the daily sweep', () => {
  const due = (parts: object = {}) => sweepIfDue({ ...t, timeZone: 'Asia/Kolkata', ...parts });

  it('runs once a day, after 03:00 [OWN-10]', async () => {
    t.clock.set('2026-11-21T21:29:00Z'); // 02:59 in Kerala, so it still is the day before
    expect(await due()).toBeDefined();
    expect(await due()).toBeUndefined();
    t.clock.set('2026-11-21T21:30:00Z');
    expect(await due()).toBeDefined();
    t.clock.set('2026-11-22T12:00:00Z');
    expect(await due()).toBeUndefined();
    expect(await count('sweep_days')).toBe(1);
  });

  it('runs in one of several processes', async () => {
    const all = await Promise.all([due(), due(), due(), due()]);
    expect(all.filter((swept) => swept !== undefined)).toHaveLength(1);
  });

  it('is not run while another process sweeps', async () => {
    await withSweepLock(t.database, async () => {
      expect(await due()).toBeUndefined();
      await expect(readCommand(['sweep'])(t)).rejects.toThrow('try again in a minute');
    });
    expect(await due()).toBeDefined();
  });

  it('stops after the current batch when the server ends, and continues next time', async () => {
    const ending = new AbortController();
    const sweeps = new Sweeps();
    sweeps.add({
      what: 'endless things',
      removeSome: async (_, atMost) => {
        ending.abort();
        return atMost;
      },
    });
    const swept = await sweepIfDue({ ...t, sweeps, timeZone: 'Asia/Kolkata' }, ending.signal);
    expect(swept?.at(-1)).toEqual({ what: 'endless things', removed: 500 });
    expect(await count('sweep_days')).toBe(0);
  });
});

describe('npm run haat -- sweep', () => {
  it('prints what it removed [TERM-12]', async () => {
    const person = await t.signIn();
    const old = `insert into notifications (user_id, body, link, created_at, read_at) values ($1, '', '', now(), '2020-01-01')`;
    await t.database.pool.query(old, [person.userId]);
    const told = await readCommand(['sweep'])(t);
    expect(told).toContain('Removed 1 rows and pictures:');
    expect(told).toContain('  1  notifications read more than 90 days ago');
    expect(await readCommand(['sweep'])(t)).toContain('There was nothing to remove.');
  });

  it('takes no arguments [TERM-12]', () => {
    expect(() => readCommand(['sweep', 'all'])).toThrow('Usage: npm run haat -- sweep');
  });
});

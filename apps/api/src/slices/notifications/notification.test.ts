import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everywhere } from '../../platform/localized-text.ts';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notify } from './index.ts';

let t: TestApp;
let person: Client;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-21T04:30:00Z');
  person = await t.signIn();
});
afterAll(() => t.close());

const path = '/users/notifications/';
const read = '/users/notifications/mark_read/';

const readerOf = ({ userId: id }: Client) => ({ id, language: null });

/** Notifications, one transaction each, a minute apart. */
async function tell(...bodies: string[]): Promise<void> {
  for (const body of bodies) {
    await t.database.inTx((tx) =>
      notify(tx, [{ to: readerOf(person), body: everywhere(body), link: '/shops/order/1' }], null),
    );
    t.clock.advance(60_000);
  }
}
const list = async () => (await person.get(path)).body;
const isRead = async (): Promise<boolean[]> =>
  (await list()).results.map(({ is_read }: { is_read: boolean }) => is_read);

describe('the list', () => {
  it('is empty at first', async () => {
    const answer = await person.get(path);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ count: 0, unread_count: 0, results: [] });
  });

  it('is newest first, with time and read state [NOTE-7]', async () => {
    await tell('First', 'Second');
    expect(await list()).toEqual({
      count: 2,
      unread_count: 2,
      results: [
        {
          id: expect.any(Number),
          body: 'Second',
          link: '/shops/order/1',
          created_at: '2026-11-21T10:01:00+05:30',
          is_read: false,
        },
        expect.objectContaining({ body: 'First', created_at: '2026-11-21T10:00:00+05:30' }),
      ],
    });
  });

  it('comes in pages of ten, with total counts [NOTE-7]', async () => {
    await tell(...Array.from({ length: 12 }, (_, at) => `NewNotification ${at}`));
    const first = await list();
    expect([first.count, first.unread_count, first.results.length]).toEqual([12, 12, 10]);
    const next = (await person.get(`${path}?limit=10&offset=10`)).body;
    expect(next.results.map(({ body }: { body: string }) => body)).toEqual([
      'NewNotification 1',
      'NewNotification 0',
    ]);
    expect((await person.get(`${path}?offset=99`)).body.results).toEqual([]);
    expect((await person.get(`${path}?limit=0`)).status).toBe(400);
  });

  it("has only one's own notifications [NOTE-7]", async () => {
    await tell('Mine');
    const other = await t.signIn();
    expect((await other.get(path)).body.count).toBe(0);
  });

  it('needs a token', async () => {
    expect((await t.nobody.get(path)).status).toBe(401);
    expect((await t.nobody.post(read, {})).status).toBe(401);
  });
});

describe('polling', () => {
  const poll = (tag: string, by = person, query = '') => by.get(`${path}${query}`, { 'if-none-match': tag });
  const tagOf = async (query = '') => String((await person.get(`${path}${query}`)).headers.etag);

  it('answers 304 without a body while nothing changed [NOTE-4, NOTE-8]', async () => {
    await tell('First');
    const answer = await person.get(path);
    expect(answer.headers.etag).toMatch(/^(W\/)?"[^"]+"$/);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const again = await poll(String(answer.headers.etag));
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.etag).toBe(answer.headers.etag);
    expect(again.headers['cache-control']).toBe('private, no-cache');
  });

  it('has a new tag after each notification, including the first [NOTE-8]', async () => {
    for (let times = 0; times < 2; times += 1) {
      const before = await tagOf();
      await tell('New');
      const answer = await poll(before);
      expect([answer.status, answer.body.results[0].body]).toEqual([200, 'New']);
      expect(answer.headers.etag).not.toBe(before);
    }
  });

  it('has a new tag after each reading [NOTE-8]', async () => {
    await tell('First', 'Second', 'Third');
    const tags = new Set([await tagOf()]);
    const [third, second] = (await list()).results;
    await person.post(read, { ids: [third.id] });
    tags.add(await tagOf());
    await person.post(read, { ids: [second.id] });
    tags.add(await tagOf());
    await person.post(read, {});
    tags.add(await tagOf());
    expect(tags.size).toBe(4);
    expect((await poll(await tagOf())).status).toBe(304);
    await person.post(read, {});
    expect(tags).toContain(await tagOf());
  });

  it('has a new tag when one was read and another one came', async () => {
    await tell('First');
    const before = await tagOf();
    await person.post(read, {});
    await tell('Second');
    expect((await poll(before)).status).toBe(200);
  });

  it('has a tag per person and page [NOTE-8]', async () => {
    const other = await t.signIn();
    const tag = await tagOf();
    expect((await poll(tag, other)).status).toBe(200);
    expect((await poll(tag, person, '?limit=5')).status).toBe(200);
    expect((await poll(await tagOf('?limit=5'), person, '?limit=5')).status).toBe(304);
  });

  it('reads all forms of If-None-Match', async () => {
    const tag = await tagOf();
    const bare = tag.replace('W/', '');
    for (const header of [tag, bare, `"x", ${tag}`, '*']) expect((await poll(header)).status).toBe(304);
    for (const header of ['"x"', '', 'nonsense', '""']) expect((await poll(header)).status).toBe(200);
  });
});

describe('marking as read', () => {
  it.each([['{}'], [undefined]])('all with %j for a body [NOTE-9]', async (body) => {
    await tell('First', 'Second');
    const answer = await person.post(read, body === undefined ? undefined : JSON.parse(body));
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await isRead()).toEqual([true, true]);
    expect((await list()).unread_count).toBe(0);
  });

  it('marks all with an empty JSON body', async () => {
    await tell('First');
    const answer = await person.send('POST', read, '', { 'content-type': 'application/json' });
    expect(answer.status).toBe(204);
    expect(await isRead()).toEqual([true]);
  });

  it('marks the given ids [NOTE-9]', async () => {
    await tell('First', 'Second', 'Third');
    const [, second] = (await list()).results;
    expect((await person.post(read, { ids: [second.id] })).status).toBe(204);
    expect(await isRead()).toEqual([false, true, false]);
    expect((await list()).unread_count).toBe(2);
    expect((await person.post(read, { ids: [] })).status).toBe(204);
    expect(await isRead()).toEqual([false, true, false]);
  });

  it("ignores other people's [NOTE-9]", async () => {
    await tell('First');
    const [mine] = (await list()).results;
    const other = await t.signIn();
    expect((await other.post(read, { ids: [mine.id, 999_999] })).status).toBe(204);
    expect((await other.post(read, {})).status).toBe(204);
    expect(await isRead()).toEqual([false]);
  });

  it.each([
    [{ ids: 'all' }],
    [{ ids: ['1'] }],
    [{ ids: [0] }],
    [{ ids: [1.5] }],
    [{ ids: [1e20] }],
    [{ ids: null }],
    [{ ids: Array.from({ length: 1001 }, (_, at) => at + 1) }],
  ])('refuses %.30j [NOTE-9]', async (body) => {
    expect((await person.post(read, body)).status).toBe(400);
  });

  it('accepts a thousand ids [NOTE-9]', async () => {
    const ids = Array.from({ length: 1000 }, (_, at) => at + 1);
    expect((await person.post(read, { ids })).status).toBe(204);
  });
});

describe('the text of a notification', () => {
  it.each([
    ['x'.repeat(300), 'x'.repeat(300)],
    ['x'.repeat(301), `${'x'.repeat(299)}…`],
    ['🍅'.repeat(151), `${'🍅'.repeat(149)}…`],
  ])('is cut to 300 characters, never within a surrogate pair (%#) [NOTE-17]', async (body, kept) => {
    await tell(body);
    const [newest] = (await list()).results;
    expect(newest.body).toBe(kept);
  });

  it('goes once to each person, and not to the actor [NOTE-16]', async () => {
    const other = await t.signIn();
    const items = [
      { to: readerOf(person), body: everywhere('first'), link: '/a' },
      { to: readerOf(person), body: everywhere('second'), link: '/b' },
      { to: readerOf(other), body: everywhere('first'), link: '/a' },
      { to: null, body: everywhere('first'), link: '/a' },
    ];
    await t.database.inTx((tx) => notify(tx, items, other.userId));
    expect((await list()).results.map(({ link }: { link: string }) => link)).toEqual(['/a']);
    expect((await other.get(path)).body.count).toBe(0);
  });
});

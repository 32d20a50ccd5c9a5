import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeCustomer, makeDelivererClient, makeRetailer } from '../../testing/village.ts';
import { announceToNext } from './announce.ts';

const village = setUpVillage();
const texts = { en: 'The river road is flooded.', hi: 'नदी वाली सड़क पर पानी है।' };
let operator: Client;
let cityId: number;
let customer: Client;
let retailer: Client;
let deliverer: Client;
beforeAll(async () => {
  operator = await makeOperatorClient(village.testApp);
});
beforeEach(async () => {
  const { testApp } = village;
  cityId = await makeCity(testApp);
  customer = await makeCustomer(testApp, cityId);
  retailer = await makeRetailer(testApp, cityId);
  deliverer = await makeDelivererClient(testApp, cityId);
});

const announce = (body: object = {}) =>
  operator.post('/operator/announcements/', { city: cityId, audiences: ['customer'], texts, ...body });
const send = async (): Promise<void> => {
  while ((await village.testApp.jobs.runDue({ early: true })) > 0);
};
const newsOf = async (client: Client): Promise<[body: string, link: string][]> =>
  (await client.get('/users/notifications/?limit=100')).body.results
    .filter(({ body }: { body: string }) => Object.values(texts).includes(body))
    .map(({ body, link }: { body: string; link: string }) => [body, link]);
const count = async (audiences: string): Promise<number> =>
  (await operator.get(`/operator/announcements/people/?city=${cityId}&audiences=${audiences}`)).body.people;

describe('an announcement', () => {
  it('is told to each of its people once, in their language [NEWS-1, NEWS-2, NEWS-5]', async () => {
    await retailer.patch('/users/preferences/', { language: 'hi' });
    await deliverer.patch('/users/preferences/', { language: 'ml' });
    const answer = await announce({ audiences: ['customer', 'retailer', 'deliverer'] });
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        city: cityId,
        audiences: ['customer', 'retailer', 'deliverer'],
        texts,
        link: '/notifications',
        people: 3,
        sent: 0,
        at: expect.stringMatching(/\+05:30$/),
        by: { id: operator.userId, name: 'Meera Nair' },
      },
    ]);
    await send();
    expect(await newsOf(customer)).toEqual([[texts.en, '/notifications']]);
    expect(await newsOf(retailer)).toEqual([[texts.hi, '/notifications']]);
    expect(await newsOf(deliverer)).toEqual([[texts.en, '/notifications']]);
    const { body } = await operator.get(`/operator/announcements/?city=${cityId}`);
    expect(body).toEqual({ count: 1, results: [{ ...answer.body, sent: 3 }] });
    const rows = await auditOf(operator, 'announcement', answer.body.id);
    expect(rows).toMatchObject([
      { action: 'announcement.create', after: { text: texts.en, people: 3, link: '/notifications' } },
    ]);
  });

  it('is for its roles in its city alone, and not for blocked people [NEWS-1]', async () => {
    const elsewhere = await makeCustomer(village.testApp, await makeCity(village.testApp));
    const blocked = await makeCustomer(village.testApp, cityId);
    await village.testApp.database.pool.query('update users set is_blocked = true where id = $1', [
      blocked.userId,
    ]);
    expect(await count('customer')).toBe(1);
    expect(await count('retailer')).toBe(1);
    expect(await count('customer,retailer,deliverer')).toBe(3);
    expect((await announce({ link: '/shops' })).body.people).toBe(1);
    await send();
    expect(await newsOf(customer)).toEqual([[texts.en, '/shops']]);
    for (const one of [retailer, deliverer, elsewhere]) expect(await newsOf(one)).toEqual([]);
  });

  it('goes on where it stopped, and tells nobody twice [NEWS-3]', async () => {
    const { database, jobs } = village.testApp;
    await database.pool.query(
      `insert into users (number, first_name, created_at)
        select '+9170' || lpad(n::text, 8, '0'), 'Many', now() from generate_series(1, 600) n`,
    );
    await database.pool.query(
      `insert into addresses (user_id, name, address, receiver, number, latitude, longitude, city_id, is_primary, created_at)
        select id, 'Home', 'Lane', 'Many', number, 10.5, 76.2, $1, true, now() from users where first_name = 'Many'`,
      [cityId],
    );
    const { body } = await announce();
    expect(body.people).toBe(601);
    await jobs.runDue();
    const sent = async (): Promise<number> =>
      (await operator.get(`/operator/announcements/?city=${cityId}`)).body.results[0].sent;
    expect(await sent()).toBe(250);
    // The same batch runs twice at once, as after a crash.
    await Promise.all([
      database.inTx((tx) => announceToNext(tx, body.id)),
      database.inTx((tx) => announceToNext(tx, body.id)),
    ]);
    await send();
    expect(await sent()).toBe(601);
    const { rows } = await database.pool.query(
      `select count(*)::int as told, count(distinct user_id)::int as people from notifications where body = $1
        and user_id in (select user_id from addresses where city_id = $2)`,
      [texts.en, cityId],
    );
    expect(rows).toEqual([{ told: 601, people: 601 }]);
    expect(await database.inTx((tx) => announceToNext(tx, body.id))).toBe(false);
  });

  it('can be made three times a day in a city [NEWS-4]', async () => {
    village.testApp.clock.set('2026-11-21T05:00:00Z');
    operator = await village.testApp.signIn(operator.number);
    for (let made = 0; made < 3; made += 1) expect((await announce()).status).toBe(201);
    const refused = await announce();
    expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited']);
    // 13.5 hours until midnight in Kerala.
    expect(refused.headers['retry-after']).toBe(String(13.5 * 3600));
    expect((await announce({ city: await makeCity(village.testApp) })).status).toBe(201);
    village.testApp.clock.set('2026-11-21T18:31:00Z');
    operator = await village.testApp.signIn(operator.number);
    expect((await announce()).status).toBe(201);
    await send();
  });

  it('of four at once is made three times [NEWS-4]', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => announce()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429]);
  });

  it('leads to a page of the app, and a refused link says so [NEWS-1]', async () => {
    const { body } = await announce({ link: 'https://example.com/road' });
    expect(body.errors).toEqual({
      link: [
        'Enter a page of the app without spaces or backslashes. It begins with one of these: /shops, /retailer, /deliverer, /blogs, /notifications, /support, /account.',
      ],
    });
  });

  it.each([
    ['city', { city: 999_999 }],
    ['audiences', { audiences: [] }],
    ['audiences', { audiences: ['operator'] }],
    ['texts', { texts: {} }],
    ['texts', { texts: { en: ' ' } }],
    ['texts', { texts: { en: 'x'.repeat(301) } }],
    ['texts', { texts: { en: 'x', hi: 'x'.repeat(301) } }],
    ['link', { link: 'https://example.org' }],
    ['link', { link: '//example.org' }],
    ['link', { link: '/operator' }],
  ])('is 400 on %s for %j [NEWS-1]', async (field, body) => {
    const answer = await announce(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)[0]).toMatch(new RegExp(`^${field}`));
  });
});

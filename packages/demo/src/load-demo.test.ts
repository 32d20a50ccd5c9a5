// The demo village (DEMO-1 and on), as the people in it see it.

import type { Client } from '@haat/api/testing/client';
import { recordStatements } from '@haat/api/testing/sent-statements';
import { createTestApp, type TestApp } from '@haat/api/testing/test-app';
import type { Complaint } from '@haat/contract/complaints';
import { distanceKm } from '@haat/contract/geo';
import { orderStatuses } from '@haat/contract/order-machine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from './load-demo.ts';
import type { Pictures } from './pictures.ts';
import { city } from './village/city.ts';
import { village } from './village/village.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly cover: string | null;
}

interface Listed<Row> {
  readonly count: number;
  readonly results: readonly Row[];
}

const numbers = {
  lakshmi: '+919000000001',
  ammini: '+919000000002',
  ravi: '+919000000003',
  joseph: '+919000000004',
  meera: '+919000000009',
};
const silent = () => undefined;

let haat: TestApp;
let lakshmi: Client;
let ammini: Client;
let homeId: number;
let shopIds: number[];
const told: string[] = [];

const listOf = async <Row>(who: Client, path: string): Promise<Listed<Row>> => {
  const answer = await who.get(path);
  expect(answer.status, path).toBe(200);
  return answer.body;
};

const expectNewestFirst = (rows: readonly { created_at: string }[]) => {
  const times = rows.map(({ created_at }) => new Date(created_at).getTime());
  expect(times).toEqual([...times].sort((a, b) => b - a));
};

/** Expects the file of a stored cover to exist. */
const expectPicture = (cover: string | null | undefined, of: string) => {
  expect(cover, of).toMatch(/^\/media\/[0-9a-f]{32}-m\.webp$/);
  const file = String(cover).replace('/media/', '');
  for (const size of ['s', 'm', 'l']) {
    expect(haat.files.names(), of).toContain(file.replace(/-m\.webp$/, `-${size}.webp`));
  }
};

/** Pictures without files. Fails after this many, like a machine that loses its power. */
const noFiles = (atMost: number): Pictures => {
  let taken = 0;
  return {
    take: async () => {
      taken += 1;
      if (taken > atMost) throw new Error('the power is gone');
      return { key: taken.toString(16).padStart(32, '0'), width: 1, height: 1, bytes: 1 };
    },
  };
};

beforeAll(async () => {
  haat = await createTestApp();
  const parts = { database: haat.database, files: haat.files, now: haat.clock.now() };
  const brokenOff = loadDemo({ ...parts, say: silent, pictures: noFiles(500) });
  await expect(brokenOff).rejects.toThrow('the power is gone');
  expect(await loadDemo({ ...parts, say: (line) => told.push(line) })).toBe(true);
  lakshmi = await haat.signIn(numbers.lakshmi);
  ammini = await haat.signIn(numbers.ammini);
  const homes = await listOf<{ id: number; is_primary: boolean }>(lakshmi, '/customers/addresses/');
  homeId = homes.results.find((address) => address.is_primary)?.id ?? 0;
  const nearby = await listOf<Named>(lakshmi, `/shops/nearby/?address_id=${homeId}&limit=100`);
  shopIds = nearby.results.map(({ id }) => id);
}, 300_000);

afterAll(async () => {
  await haat.close();
});

describe('the demo village', () => {
  it('reports its progress', () => {
    expect(told).toEqual(['Loading the demo village', 'The demo village is open']);
  });

  it('is one city, with its radius and its prices of delivery [DEMO-5]', async () => {
    const { rows } = await haat.database.pool.query(
      'SELECT radius_km, delivery_base_paise, free_km, per_km_paise FROM cities',
    );
    expect(rows).toEqual([{ radius_km: 15, delivery_base_paise: '2000', free_km: 2, per_km_paise: '500' }]);
  });

  it('is never loaded twice, and leaves nothing when it fails [RUN-3]', async () => {
    const before = await lakshmi.get('/users/cities/');
    expect(before.body.count).toBe(1);
    const parts = { database: haat.database, files: haat.files, now: haat.clock.now() };
    expect(await loadDemo({ ...parts, say: silent })).toBe(false);
    const after = await listOf<Named>(lakshmi, `/shops/nearby/?address_id=${homeId}`);
    expect(after.count).toBe(shopIds.length);
  });

  it('has its people with names and addresses [DEMO-7]', async () => {
    const flags = async (number: string) => (await (await haat.signIn(number)).get('/users/details/')).body;
    for (const number of Object.values(numbers)) {
      const user = await flags(number);
      expect(user.email).toContain('@');
      expect(user.status).toMatchObject({
        is_initial_setup_done: true,
        is_customer_initial_setup_done: true,
      });
    }
    expect(await flags(numbers.ammini)).toMatchObject({ first_name: 'Ammini', is_shop_verified: true });
    expect((await flags(numbers.ravi)).status.is_deliverer_initial_setup_done).toBe(true);
    expect(await flags(numbers.joseph)).toMatchObject({
      is_shop_verified: false,
      status: { is_shop_initial_setup_done: true },
    });
    expect((await flags(numbers.meera)).is_operator).toBe(true);
  });

  it('gives everybody else a number from +91 70000 00001 on [DEMO-8]', async () => {
    const { rows } = await haat.database.pool.query(
      'SELECT number FROM users WHERE number <> ALL($1) ORDER BY number',
      [Object.values(numbers)],
    );
    const expected = rows.map((_, index) => `+91${7_000_000_001 + index}`);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(({ number }) => number)).toEqual(expected);
  });

  it("has Lakshmi's home within 2 km of the centre [DEMO-7]", async () => {
    const { body } = await lakshmi.get('/customers/addresses/');
    const home = body.results.find((address: { id: number }) => address.id === homeId);
    expect(home.name).toBe('Home');
    expect(distanceKm(home, city.centre)).toBeLessThan(2);
  });

  it("has a landmark, a photo and spoken directions with Lakshmi's home, and in her orders [HOUSE-51]", async () => {
    const { body } = await lakshmi.get('/customers/addresses/');
    const [home] = body.results;
    expect(home.landmark).toMatch(/^Blue gate/);
    for (const [id, type] of [
      [home.photo, 'image/webp'],
      [home.voice_note, 'audio/ogg'],
    ]) {
      const file = await lakshmi.get(`/files/${id}/`);
      expect([file.status, file.headers['content-type']]).toEqual([200, type]);
    }
    const { body: orders } = await lakshmi.get('/customers/orders/');
    const { body: order } = await lakshmi.get(`/customers/orders/${orders.results[0].id}/`);
    expect(order.address).toMatchObject({ landmark: home.landmark, photo: home.photo });
  });

  it('has 24 verified shops of 6 types within 10 km, each with a picture [DEMO-1]', async () => {
    const shops = await listOf<Named & { type: Named; latitude: number; longitude: number }>(
      lakshmi,
      `/shops/nearby/?address_id=${homeId}&limit=100`,
    );
    const near = shops.results.filter((shop) => distanceKm(shop, city.centre) <= 10);
    expect(near.length).toBeGreaterThanOrEqual(24);
    expect(new Set(near.map(({ type }) => type.id)).size).toBeGreaterThanOrEqual(6);
    for (const shop of shops.results) expectPicture(shop.cover, shop.name);
    expect(shops.results.map(({ name }) => name)).not.toContain('Varghese Stores');
  });

  it('has 300 products, each with a picture of its own and a unit in its name [PROD-12, DEMO-2]', async () => {
    const covers: string[] = [];
    for (const shopId of shopIds) {
      const path = `/shops/products/?shop__id=${shopId}&limit=100`;
      const products = await listOf<Omit<Named, 'cover'> & { cover: { cover: string } | null }>(
        lakshmi,
        path,
      );
      expect(products.count, path).toBeGreaterThan(0);
      for (const { name, cover } of products.results) {
        expect(name).toMatch(/, .*\d|dozen/);
        expectPicture(cover?.cover, name);
        covers.push(cover?.cover ?? '');
      }
    }
    expect(covers.length).toBeGreaterThanOrEqual(300);
    expect(new Set(covers).size).toBe(covers.length);
  });

  it('has a symbol for each type and category, and 80 catalogue products with pictures [DEMO-2]', async () => {
    for (const path of ['/shops/shop-types/', '/shops/product-types/', '/blog/categories/']) {
      for (const { name, cover } of (await listOf<Named>(lakshmi, path)).results) expectPicture(cover, name);
    }
    const first = await listOf<Named>(ammini, '/shops/catalogue/?limit=100');
    expect(first.count).toBeGreaterThanOrEqual(80);
    for (const { name, cover } of first.results) expectPicture(cover, name);
  });

  it('has the types that sell most first: Grocery, Vegetables, Fish [DEMO-9]', async () => {
    const namesOf = async (path: string) =>
      (await listOf<Named>(lakshmi, path)).results.map(({ name }) => name);
    const shopTypes = await namesOf('/shops/shop-types/');
    expect(shopTypes.slice(0, 3)).toEqual(['Grocery', 'Vegetables', 'Fish']);
    expect(shopTypes).toEqual(Object.values(village.shopTypes).map(({ name }) => name));
    const productTypes = Object.values(village.productTypes).map(({ name }) => name);
    expect(await namesOf('/shops/product-types/')).toEqual(productTypes);
  });

  it('has 12 articles in 6 categories, some pinned and read, and 3 banners that lead into the app [DEMO-3]', async () => {
    const articles = await listOf<{
      title: string;
      cover: string;
      category: Named;
      views: number;
      is_pinned: boolean;
    }>(lakshmi, '/blog/articles/?limit=100');
    expect(articles.count).toBeGreaterThanOrEqual(12);
    expect(new Set(articles.results.map(({ category }) => category.id)).size).toBeGreaterThanOrEqual(6);
    expect(articles.results.filter((article) => article.is_pinned).length).toBeGreaterThanOrEqual(3);
    for (const article of articles.results) {
      expectPicture(article.cover, article.title);
      expect(article.views, article.title).toBeGreaterThan(0);
    }
    const banners = await listOf<{ title: string; cover: string; link: string }>(lakshmi, '/blog/banners/');
    expect(banners.count).toBeGreaterThanOrEqual(3);
    for (const banner of banners.results) {
      expectPicture(banner.cover, banner.title);
      expect(banner.link).toMatch(/^\/(blogs|shops|retailer)(\/\d+)?$/);
    }
  });

  it('delivers four times a day for seven days, with room for 300 [DEMO-4]', async () => {
    const slots = await listOf<{ start: string; left: number }>(lakshmi, '/shops/get-slots/');
    const days = Map.groupBy(slots.results, ({ start }) => start.slice(0, 10));
    expect(days.size).toBe(7);
    const [, ...wholeDays] = days.values();
    for (const day of wholeDays) expect(day).toHaveLength(4);
    expect(Math.max(...slots.results.map(({ left }) => left))).toBe(300);
    expect(slots.results[0]?.start.slice(0, 10)).toBe('2026-11-21');
  });

  it.each(['lakshmi', 'ammini'] as const)(
    "has %s's orders in every state, none in the future [DEMO-6]",
    async (who) => {
      const client = { lakshmi, ammini }[who];
      const base = { lakshmi: '/customers/orders', ammini: '/shops/orders' }[who];
      type Row = { id: number; status: string; item_count: number; amount: number; created_at: string };
      const active = await listOf<Row>(client, `${base}/?limit=100`);
      const previous = await listOf<Row>(client, `${base}/previous/?limit=100`);
      for (const { results } of [active, previous]) expectNewestFirst(results);
      const orders = [...active.results, ...previous.results];
      expect([...new Set(orders.map(({ status }) => status))].sort()).toEqual([...orderStatuses].sort());
      for (const { id, amount, created_at } of orders) {
        expect(amount).toBeGreaterThan(0);
        expect(new Date(created_at).getTime()).toBeLessThanOrEqual(haat.clock.now().getTime());
        const { body } = await client.get(`${base}/${id}/`);
        const times = body.events.map(({ at }: { at: string }) => new Date(at).getTime());
        expect(times, `the story of order ${id}`).toEqual([...times].sort((a, b) => a - b));
        expect(times.at(-1)).toBeLessThanOrEqual(haat.clock.now().getTime());
      }
    },
  );

  it('has deliveries and requests for the deliverer, and notifications [DEMO-6]', async () => {
    const ravi = await haat.signIn(numbers.ravi);
    expect((await ravi.get('/deliveries/')).body.count).toBeGreaterThan(3);
    expect((await ravi.get('/deliveries/requests/')).body.count).toBeGreaterThan(0);
    for (const person of [lakshmi, ammini, ravi]) {
      const { body } = await person.get('/users/notifications/?limit=100');
      expect(body.unread_count).toBeGreaterThan(0);
      expectNewestFirst(body.results);
    }
  });
});

it('has paid orders, credit, cash in hand, a hand-over that waits and an open proposal [DEMO-10]', async () => {
  const ravi = await haat.signIn(numbers.ravi);
  const done: { payments: { method: string }[] }[] = (await ravi.get('/deliveries/?limit=100')).body.results;
  const methods = new Set(done.flatMap(({ payments }) => payments.map(({ method }) => method)));
  expect([...methods].sort()).toEqual(['cash', 'upi']);
  const cash = (await ravi.get('/deliveries/cash/')).body;
  expect(cash.in_hand).toBeGreaterThan(0);
  expect(cash.in_hand).toBeLessThan(20_000);
  expect((await ammini.get('/shops/cash/')).body.hand_overs).toMatchObject([{ state: 'waiting' }]);
  const accounts = (await ammini.get('/shops/credit/')).body.results;
  const common = accounts.filter(({ is_paper }: { is_paper: boolean }) => !is_paper);
  expect(common.map(({ state }: { state: string }) => state).sort()).toEqual(['offered', 'open', 'open']);
  const waiting = await listOf<{ id: number; status: string }>(ammini, '/shops/orders/?limit=100');
  const pages = await Promise.all(
    waiting.results.map(async ({ id }) => (await ammini.get(`/shops/orders/${id}/`)).body.proposal?.state),
  );
  expect(pages).toContain('open');
});

it('has a notebook with what was owed before, counter sales, and a bill of the last month [DEMO-15]', async () => {
  const { results } = (await ammini.get('/shops/credit/')).body;
  const papers = results.filter(({ is_paper }: { is_paper: boolean }) => is_paper);
  const told = papers.map(({ customer, balance }: { customer: { name: string }; balance: number }) => [
    customer.name,
    balance,
  ]);
  expect(Object.fromEntries(told)).toEqual({
    'Kunjamma, Temple Road': 560,
    'Chandran, the mason': 275,
    Mariamma: 150,
  });
  const [{ id }] = papers.filter(({ balance }: { balance: number }) => balance === 560);
  const month = '2026-10';
  const bill = (await ammini.get(`/shops/credit/${id}/statement/?month=${month}`)).body;
  expect(bill.entries.map(({ kind }: { kind: string }) => kind)).toEqual(['opening', 'sale']);
});

it('has three standing orders with orders behind them, and a list in each state [DEMO-17]', async () => {
  const { rows } = await haat.database.pool.query('select count(*)::int as n from standing_orders');
  expect(rows).toEqual([{ n: 3 }]);
  type Placed = { id: number; standing: number | null; status: string; amount: number };
  const placed = await listOf<Placed>(lakshmi, '/customers/orders/previous/?limit=100');
  const ofMornings = placed.results.filter((order) => order.standing !== null);
  expect(new Set(ofMornings.map(({ status, amount }) => `${status} ${amount}`))).toEqual(
    new Set(['COMPLETED 48']),
  );
  expect(ofMornings).toHaveLength(12);
  const { body: last } = await lakshmi.get(`/customers/orders/${ofMornings[0]?.id}/`);
  expect(last.events[0].text).toBe('Ordered by ‘Every morning’');
  expect(last.payments).toMatchObject([{ method: 'cash', amount: 48 }]);
  const { rows: fetched } = await haat.database.pool.query(
    "select count(*)::int as n from orders where standing_id is not null and fulfilment = 'pick_up' and status = 'COMPLETED'",
  );
  expect(fetched).toEqual([{ n: 12 }]);
  const standing = await listOf<{ state: string; next: object | null }>(lakshmi, '/customers/standing/');
  expect(standing.results).toMatchObject([{ state: 'active', next: { day: expect.any(String) } }]);
  const lists = await listOf<{ state: string }>(lakshmi, '/customers/lists/');
  expect(lists.results.map(({ state }) => state)).toEqual([
    'waiting',
    'offered',
    'ordered',
    'refused',
    'cancelled',
    'expired',
  ]);
});

it('has a trip of five stops for the deliverer [DEMO-19]', async () => {
  const ravi = await haat.signIn(numbers.ravi);
  const { stops } = (await ravi.get('/deliveries/trip/')).body;
  const kinds = stops.map(({ kind, deliveries }: { kind: string; deliveries: number[] }) => [
    kind,
    deliveries.length,
  ]);
  expect(kinds.sort()).toEqual([
    ['drop', 1],
    ['drop', 1],
    ['drop', 1],
    ['drop', 1],
    ['pick_up', 2],
  ]);
});

it('has an order to fetch, at a shop that offers it [DEMO-20]', async () => {
  const { results } = await listOf<{ id: number; fulfilment: string }>(
    lakshmi,
    '/customers/orders/?limit=100',
  );
  const [order] = results.filter(({ fulfilment }) => fulfilment === 'pick_up');
  const { body } = await lakshmi.get(`/customers/orders/${order?.id}/`);
  expect(body).toMatchObject({
    status: 'ACCEPTED',
    ready_at: expect.any(String),
    delivery_cost: 0,
    delivery_code: expect.stringMatching(/^\d{4}$/),
  });
  expect((await lakshmi.get(`/shops/${body.shop.id}/`)).body.offers_pick_up).toBe(true);
});

it('has a refund that is owed and one that is paid, a closed day that changed since, and news [DEMO-18]', async () => {
  const { rows: given } = await haat.database.pool.query(
    'select source, way, paid_at is not null as is_paid from refunds order by id',
  );
  expect(given).toEqual([
    { source: 'shop', way: 'cash', is_paid: false },
    { source: 'operator', way: 'upi', is_paid: true },
  ]);
  const { rows: days } = await haat.database.pool.query('select day::text, city_id, sums from daily_closes');
  expect(days).toMatchObject([{ sums: { refunds: 0 } }]);
  const { rows: news } = await haat.database.pool.query('select people, sent from announcements');
  expect(news[0].sent).toBe(news[0].people);
  expect(news[0].people).toBeGreaterThan(3);
  const { rows: paid } = await haat.database.pool.query(
    "select count(*) filter (where kind = 'order')::int as orders, count(*) filter (where kind = 'payment')::int as payments from commission_entries",
  );
  expect(paid[0].orders).toBeGreaterThan(10);
  expect(paid[0].payments).toBe(1);
});

it('has an unanswered complaint, an answered one and a closed one [DEMO-11]', async () => {
  const lakshmi = await haat.signIn(numbers.lakshmi);
  const complaints: Complaint[] = (await lakshmi.get('/customers/complaints/')).body.results;
  expect(complaints.map(({ state, messages }) => [state, messages.length])).toEqual([
    ['open', 1],
    ['open', 3],
    ['closed', 4],
  ]);
  expect((await ammini.get('/shops/complaints/')).body.count).toBe(3);
});

it('has two shops that are closed on Sundays, and one on Fridays [DEMO-13]', async () => {
  const closed = new Map<number, string[]>();
  for (const id of shopIds) {
    const { name, closed_weekdays } = (await lakshmi.get(`/shops/${id}/`)).body;
    for (const weekday of closed_weekdays) closed.set(weekday, [...(closed.get(weekday) ?? []), name].sort());
  }
  expect([...closed].sort()).toEqual([
    [0, ['Nila Ayurveda', 'Vidya Books']],
    [5, ['Rahmath Chicken']],
  ]);
});

it('sells fish, meat, vegetables and fruit loose, and finished orders say what they weighed [DEMO-16]', async () => {
  const { rows: types } = await haat.database.pool.query(
    'select distinct t.name from products p join product_types t on t.id = p.type_id where p.is_loose',
  );
  const names = types.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Sea fish', 'Chicken & duck', 'Vegetables', 'Fruit']));
  const { rows } = await haat.database.pool.query(
    "select i.weighed from order_items i join orders o using (city_id) where o.id = i.order_id and o.status = 'COMPLETED' and i.is_loose",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ weighed }) => weighed === null)).toEqual([]);
});

it('has a telephone order that waits for its code [DEMO-12]', async () => {
  const { results } = (await ammini.get('/shops/phone-orders/')).body;
  expect(results).toMatchObject([{ state: 'waiting', name: 'Amina Beevi', items: [{ quantity: 2 }] }]);
});

it('goes on reminding of its waiting orders, and repeats no step of their past [DEMO-14]', async () => {
  const { rows } = await haat.database.pool.query(
    `select o.id from orders o join users u on u.id = o.customer_id where o.status = 'INITIATED' and u.number = $1
      order by o.created_at desc limit 1`,
    [numbers.lakshmi],
  );
  const path = `/customers/orders/${rows[0].id}/`;
  const counts = async () => {
    const { rows: found } = await haat.database.pool.query(
      'select (select count(*) from order_events) as steps, (select count(*) from notifications) as told',
    );
    return found[0];
  };
  const before = await counts();
  await haat.jobs.runDue();
  expect(await counts()).toEqual(before);
  expect((await lakshmi.get(path)).body.is_unanswered).toBe(false);
  haat.clock.advance(3 * 60_000);
  await haat.jobs.runDue({ early: true });
  haat.clock.advance(-3 * 60_000);
  expect((await lakshmi.get(path)).body.is_unanswered).toBe(true);
  expect(haat.sms.texts).toEqual([]);
});

describe('a village loaded at an unusual hour', () => {
  it.each([
    ['just after midnight', '2026-11-20T18:32:00Z'],
    ['just before it', '2026-11-21T18:27:00Z'],
  ])(
    '%s has orders in every state, too, and reminded no shop that was closed [DEMO-6, DEMO-14]',
    async (_, now) => {
      const other = await createTestApp();
      try {
        other.clock.set(now);
        const parts = { database: other.database, files: other.files, now: other.clock.now() };
        const load = async () => void (await loadDemo({ ...parts, say: silent, pictures: noFiles(10_000) }));
        // One product after the other, it took 17,000.
        expect((await recordStatements(load)).length).toBeLessThan(10_500);
        const customer = await other.signIn(numbers.lakshmi);
        const active = await listOf<{ status: string }>(customer, '/customers/orders/?limit=100');
        const previous = await listOf<{ status: string }>(customer, '/customers/orders/previous/?limit=100');
        const statuses = new Set([...active.results, ...previous.results].map(({ status }) => status));
        expect([...statuses].sort()).toEqual([...orderStatuses].sort());
        // All shops are closed then.
        const { rows } = await other.database.pool.query(
          `select action, at from order_events where action in ('remind_shop', 'sms_shop', 'tell_operator', 'tell_customer')
            and extract(hour from at at time zone 'Asia/Kolkata') not between 5 and 21`,
        );
        expect(rows).toEqual([]);
      } finally {
        await other.close();
      }
    },
    120_000,
  );
});

it.each(['rice', 'chawal', 'arisi', 'അരി', 'चावल'])(
  'finds rice for the search %s [SAYS-8, SAYS-13]',
  async (search) => {
    const path = (word: string) =>
      `/shops/product-search/?address_id=${homeId}&limit=100&search=${encodeURIComponent(word)}`;
    const named = (await listOf<Named>(lakshmi, path('Matta rice'))).results.map(({ id }) => id);
    const found = (await listOf<Named>(lakshmi, path(search))).results.map(({ id }) => id);
    expect(named.length).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(named));
  },
);

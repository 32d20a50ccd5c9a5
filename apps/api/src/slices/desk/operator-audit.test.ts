// The audit as the desk shows it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommand } from '../../cli-commands.ts';
import { publish } from '../../platform/events.ts';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeDelivererClient, makeVillage, type Village } from '../../testing/village.ts';
import { cancelByOperator, handOverOrder, releaseOrder } from '../orders/index.ts';
import { suspendShop } from '../shops/index.ts';

let t: TestApp;
let village: Village;
let operator: Client;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());

const list = async (query = '') => (await operator.get(`/operator/audit/?${query}`)).body;

describe('the audit at the desk', () => {
  it('shows who did what, newest first [DESK-26]', async () => {
    const { shopId } = village.retailer;
    const actor = { id: operator.userId, name: 'Meera Nair' };
    await t.database.inTx((tx) => suspendShop(tx, operator.userId, { shopId, reason: 'Stale goods' }));
    t.clock.advance(60_000);
    await readCommand(['restore-shop', String(shopId)])(t);
    const { results } = await list('limit=2');
    expect(results).toEqual([
      {
        id: expect.any(Number),
        at: '2026-11-21T10:01:00+05:30',
        actor: null,
        source: 'terminal',
        action: 'shop.restore',
        object: { kind: 'shop', id: shopId, name: 'Ammini Vegetables' },
        before: { state: 'suspended' },
        after: { state: 'verified' },
      },
      {
        id: expect.any(Number),
        at: '2026-11-21T10:00:00+05:30',
        actor,
        source: 'desk',
        action: 'shop.suspend',
        object: { kind: 'shop', id: shopId, name: 'Ammini Vegetables' },
        before: { state: 'verified' },
        after: { state: 'suspended', reason: 'Stale goods' },
      },
    ]);
  });

  it('has what operators did with orders, and nothing that others did [DESK-26]', async () => {
    const second = await makeDelivererClient(t, village.cityId);
    const { order } = await orderIn(village, 'ASSIGNED');
    const [orderId, actor, first] = [order.id, operator.userId, village.deliverer.userId];
    const named = (id: number) => ({ id, name: 'Ravi Kumar' });
    expect((await list(`kind=order&object_id=${orderId}`)).count).toBe(0);
    await t.database.inTx((tx) => handOverOrder(tx, actor, { orderId, delivererId: second.userId }));
    await t.database.inTx((tx) => releaseOrder(tx, actor, { orderId }));
    await t.database.inTx((tx) => cancelByOperator(tx, actor, { orderId, reason: 'The shop burnt down.' }));
    const { results } = await list(`kind=order&object_id=${orderId}`);
    const rows = results.map(({ action, before, after }: Record<string, unknown>) => [action, before, after]);
    expect(rows).toEqual([
      ['order.cancel', {}, { reason: 'The shop burnt down.' }],
      ['order.release', { deliverer: named(second.userId) }, { deliverer: null }],
      ['order.hand_over', { deliverer: named(first) }, { deliverer: named(second.userId) }],
    ]);
    const cancelled = await orderIn(village, 'CANCELLED');
    expect((await list(`kind=order&object_id=${cancelled.order.id}`)).count).toBe(0);
  });

  it('names the records that a row is about, also deleted ones [DESK-160]', async () => {
    const category = async (name: string): Promise<number> =>
      (await operator.post('/operator/categories/', { name })).body.id;
    const [notices, recipes] = [await category('Notices'), await category('Recipes')];
    const { id, version } = (
      await operator.post('/operator/articles/', {
        title: 'Market day',
        body: '<p>Come.</p>',
        category: notices,
      })
    ).body;
    await operator.patch(`/operator/articles/${id}/`, { category: recipes, version });
    await operator.delete(`/operator/articles/${id}/`);
    await operator.delete(`/operator/categories/${recipes}/`);
    const { results } = await list('kind=article');
    expect(results).toMatchObject([
      {
        action: 'article.delete',
        object: { kind: 'article', id, name: 'Market day' },
        before: { category: { id: recipes, name: 'Recipes' } },
      },
      {
        before: { category: { id: notices, name: 'Notices' } },
        after: { category: { id: recipes, name: 'Recipes' } },
      },
      {
        action: 'article.create',
        object: { id, name: 'Market day' },
        after: { category: { name: 'Notices' } },
      },
    ]);
    expect((await list('kind=category&limit=1')).results[0].object.name).toBe('Recipes');
  });

  it('names the types of a shop, and shows an unknown id as it is [DESK-160]', async () => {
    const type = (await operator.post('/operator/shop-types/', { name: 'Fish' })).body.id;
    const { shopId } = village.retailer;
    const { version } = (await operator.get(`/operator/shops/${shopId}/`)).body;
    await operator.patch(`/operator/shops/${shopId}/`, { additional_types: [type], version });
    const { results } = await list(`kind=shop&object_id=${shopId}&limit=1`);
    expect(results[0]).toMatchObject({
      before: { additional_types: [] },
      after: { additional_types: [{ id: type, name: 'Fish' }] },
    });
    await t.database.inTx((tx) =>
      publish(tx, 'record.changed', {
        ...{ kind: 'catalogue', id: 99_999, action: 'update', actorId: operator.userId },
        ...{ before: { type: 88_888 }, after: { type: null } },
      }),
    );
    expect((await list('kind=catalogue&limit=1')).results[0]).toMatchObject({
      object: { kind: 'catalogue', id: 99_999, name: '' },
      before: { type: { id: 88_888, name: '' } },
      after: { type: null },
    });
  });

  it('names a slot by its city, day and times, and a synonym by its names [DESK-160]', async () => {
    const nameOfLast = async (kind: string) => (await list(`kind=${kind}&limit=1`)).results[0].object.name;
    const { name: city } = (await operator.get(`/operator/cities/${village.cityId}/`)).body;
    const times = { start: '05:00', end: '06:30', cut_off_minutes: 60, capacity: 20 };
    const slots = '/operator/slots/';
    const { body: weekly } = await operator.post(slots, { city: village.cityId, weekday: 1, ...times });
    await operator.patch(`${slots}${weekly.id}/`, { capacity: 25, version: 1 });
    expect(await nameOfLast('slot')).toBe(`${city}, Monday 05:00–06:30`);
    const { body: once } = await operator.post(slots, { city: village.cityId, date: '2026-12-05', ...times });
    await operator.delete(`${slots}${once.id}/`);
    expect(await nameOfLast('slot')).toBe(`${city}, 5 Dec 2026 05:00–06:30`);
    const { body: rice } = await operator.post('/operator/synonyms/', { names: ['Rice', 'chawal'] });
    expect(await nameOfLast('synonym')).toBe('Rice, chawal');
    await operator.delete(`/operator/synonyms/${rice.id}/`);
    expect(await nameOfLast('synonym')).toBe('Rice, chawal');
  });

  it('is filtered by actor, kind and object [DESK-26]', async () => {
    const person = await t.signIn();
    await operator.get(`/operator/users/${person.userId}/`);
    const [byActor, byKind, byObject] = await Promise.all([
      list(`actor=${operator.userId}&limit=100`),
      list('kind=user&limit=100'),
      list(`kind=user&object_id=${person.userId}`),
    ]);
    const all = [...byActor.results, ...byKind.results];
    expect(byObject).toMatchObject({ count: 1, results: [{ action: 'user.view_number' }] });
    expect(byActor.count).toBe(byActor.results.length);
    for (const row of byActor.results) expect(row.actor.id).toBe(operator.userId);
    for (const row of byKind.results) expect(row.object.kind).toBe('user');
    expect(new Set(all.map(({ object }) => object.kind)).size).toBeGreaterThan(1);
    expect((await list('actor=999999')).count).toBe(0);
    expect((await list('limit=1&offset=1')).results).toEqual((await list('limit=2')).results.slice(1));
  });

  it('is filtered by the day in India [DESK-136]', async () => {
    const begin = t.clock.now().toISOString();
    try {
      t.clock.set('2026-11-24T18:29:00Z'); // 23:59 in Kerala
      await readCommand(['suspend-shop', String(village.retailer.shopId), 'Flood'])(t);
      t.clock.set('2026-11-24T18:30:00Z');
      await readCommand(['restore-shop', String(village.retailer.shopId)])(t);
      // The other operator's session was idle for too long.
      const late = await makeOperatorClient(t);
      const actions = async (day: string) => {
        const { results } = (await late.get(`/operator/audit/?day=${day}&kind=shop`)).body;
        return results.map(({ action }: { action: string }) => action);
      };
      expect(await actions('2026-11-24')).toEqual(['shop.suspend']);
      expect(await actions('2026-11-25')).toEqual(['shop.restore']);
      expect(await actions('2026-11-26')).toEqual([]);
    } finally {
      t.clock.set(begin);
    }
  });

  it.each(['kind=spoon', 'actor=me', 'object_id=x', 'limit=101', 'day=2026-02-30', 'day=today'])(
    'refuses ?%s',
    async (query) => {
      const { status, body } = await operator.get(`/operator/audit/?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([400, [query.split('=')[0]]]);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('answers 405 to %s [DESK-26]', async (method) => {
    const answer = await operator.send(method, '/operator/audit/', '{}', {
      'content-type': 'application/json',
    });
    expect([answer.status, answer.body.code]).toEqual([405, 'method.not_allowed']);
    expect(answer.headers.allow).toContain('GET');
  });

  it("contains nobody's number in any row [DESK-26]", async () => {
    const { text } = await operator.get('/operator/audit/?limit=100');
    expect(text).not.toMatch(/\+91\d|[6-9]\d{9}/);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAddress } from '../../../testing/addresses.ts';
import { makeCity } from '../../../testing/cities.ts';
import type { Client } from '../../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../../testing/operators.ts';
import { makeOperatorImage } from '../../../testing/pictures.ts';
import { makeProduct } from '../../../testing/products.ts';
import {
  type MadeShop,
  makeProductType,
  makeShop,
  makeShopType,
  makeVerifiedShop,
  villageCentre,
} from '../../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let operator: Client;
let cityId: number;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
  cityId = await makeCity(t, { name: 'Chembukara' });
});
afterAll(() => t.close());

const pathOf = ({ shop }: MadeShop, action = '') => `/operator/shops/${shop.id}/${action}`;
const list = async (query: string) => (await operator.get(`/operator/shops/?${query}`)).body;
const idsIn = async (query: string): Promise<number[]> =>
  (await list(query)).results.map(({ id }: { id: number }) => id);

describe('the list of shops', () => {
  it('has the newest first, with masked numbers [DESK-10, DESK-4]', async () => {
    const first = await makeShop(t, { cityId });
    const second = await makeShop(t, { cityId, name: 'Padma Stores' });
    const { count, results } = await list('limit=2');
    expect(count).toBeGreaterThanOrEqual(2);
    expect(results.map(({ id }: { id: number }) => id)).toEqual([second.shop.id, first.shop.id]);
    const { number, userId } = second.retailer;
    expect(results[0]).toMatchObject({
      name: 'Padma Stores',
      state: 'unverified',
      is_verified: false,
      allowed_actions: ['verify', 'suspend'],
      type: { id: second.shop.type.id, name: second.shop.type.name },
      city: { id: cityId, name: 'Chembukara' },
      retailer: { id: userId, name: 'Ammini Thomas', number: `+91******${number.slice(-4)}` },
      created_at: '2026-11-21T10:00:00+05:30',
    });
    expect(JSON.stringify(results)).not.toContain(number.slice(3, 9));
  });

  it('can be filtered by state, city and type, and searched by name and number [DESK-10]', async () => {
    const other = await makeCity(t);
    const typeId = await makeShopType(t);
    const waiting = await makeShop(t, { cityId: other, name: 'Kerala Café & Bakery' });
    const open = await makeVerifiedShop(t, { cityId: other, additionalTypeIds: [typeId] });
    const [a, b] = [waiting.shop.id, open.shop.id];
    expect(await idsIn(`city=${other}`)).toEqual([b, a]);
    expect(await idsIn(`city=${other}&state=unverified`)).toEqual([a]);
    expect(await idsIn(`city=${other}&state=verified`)).toEqual([b]);
    expect(await idsIn(`type=${typeId}`)).toEqual([b]);
    expect(await idsIn(`type=${waiting.shop.type.id}`)).toEqual([a]);
    expect(await idsIn('search=cafe+kerala')).toEqual([a]);
    expect(await idsIn('search=cafe+pizza')).toEqual([]);
    expect(await idsIn(`search=${encodeURIComponent(open.retailer.number)}`)).toEqual([b]);
    expect(await idsIn(`search=${open.retailer.number.slice(3)}`)).toEqual([b]);
    expect((await operator.get('/operator/shops/?state=open')).status).toBe(400);
  });
});

describe('one shop', () => {
  it('has the whole number, and the audit notes who saw it [DESK-10, DESK-4]', async () => {
    const made = await makeShop(t, { cityId });
    const { body } = await operator.get(pathOf(made));
    const { userId, number } = made.retailer;
    expect(body).toMatchObject({
      name: made.shop.name,
      type: { id: made.shop.type.id, name: made.shop.type.name, cover: null },
      additional_types: [],
      cover: null,
      has_own_cover: false,
      suspension_reason: null,
      opening_time: '09:00',
      product_types: [],
      retailer: { id: userId, name: 'Ammini Thomas', number },
      version: 1,
    });
    const [row] = await auditOf(operator, 'user', userId);
    expect(row).toMatchObject({ action: 'user.view_number', actor: { id: operator.userId } });
    for (const unknown of ['68719476735', 'x']) {
      const answer = await operator.get(`/operator/shops/${unknown}/`);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
  });
});

describe('an operator', () => {
  it('verifies, suspends and restores a shop, and its retailer is notified [DESK-10, NOTE-15]', async () => {
    const made = await makeShop(t, { cityId });
    const verified = await operator.post(pathOf(made, 'verify/'));
    expect(verified.status).toBe(200);
    expect(verified.body).toMatchObject({
      state: 'verified',
      is_verified: true,
      allowed_actions: ['suspend'],
    });
    expect(verified.body.retailer.number).toContain('******');
    expect((await made.retailer.get('/users/details/')).body.is_shop_verified).toBe(true);
    const suspended = await operator.post(pathOf(made, 'suspend/'), { reason: ' Stones for rice ' });
    expect(suspended.body).toMatchObject({ state: 'suspended', suspension_reason: 'Stones for rice' });
    const restored = await operator.post(pathOf(made, 'restore/'));
    expect(restored.body).toMatchObject({ state: 'verified', suspension_reason: null });
    const { body } = await made.retailer.get('/users/notifications/');
    const { name } = made.shop;
    expect(body.results.map(({ body, link }: { body: string; link: string }) => [body, link])).toEqual([
      [`${name} is restored. You can sell again.`, '/retailer/orders'],
      [`${name} is suspended: Stones for rice`, '/retailer/not-verified'],
      [`${name} is verified. You can sell now.`, '/retailer/orders'],
    ]);
    const rows = await auditOf(operator, 'shop', made.shop.id);
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      'shop.restore',
      'shop.suspend',
      'shop.verify',
    ]);
  });

  it('changes nothing when repeated [DESK-10]', async () => {
    const made = await makeShop(t, { cityId });
    const first = await operator.post(pathOf(made, 'verify/'));
    const again = await operator.post(pathOf(made, 'verify/'));
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await made.retailer.get('/users/notifications/')).body.count).toBe(1);
  });

  it('needs a reason to suspend [DESK-10]', async () => {
    const made = await makeVerifiedShop(t, { cityId });
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }]) {
      const answer = await operator.post(pathOf(made, 'suspend/'), body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['reason']]);
    }
    for (const action of ['verify', 'suspend', 'restore']) {
      const answer = await operator.post(`/operator/shops/9/${action}/`, { reason: 'Closed' });
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
  });
});

describe('a correction of a shop', () => {
  it('changes its name, types and picture for everybody at once [DESK-10, SHOP-37]', async () => {
    const made = await makeVerifiedShop(t, { cityId });
    await makeProduct(t, made.retailer, { type: await makeProductType(t) });
    const customer = await t.signIn();
    const address = await makeAddress(customer, cityId, villageCentre);
    const [main, further] = [await makeShopType(t), await makeShopType(t)];
    const picture = await makeOperatorImage(operator);
    const { version } = (await operator.get(pathOf(made))).body;
    const answer = await operator.patch(pathOf(made), {
      version,
      name: 'Padma\nStores',
      type: main,
      additional_types: [further, main, further],
      cover: picture.id,
    });
    expect(answer.body).toMatchObject({
      name: 'Padma Stores',
      type: { id: main },
      additional_types: [{ id: further }],
      cover: picture.cover,
      has_own_cover: true,
      version: version + 1,
    });
    for (const type of [main, further]) {
      const path = `/shops/nearby/?address_id=${address.id}&shop_type=${type}`;
      const { results } = (await customer.get(path)).body;
      expect(results).toMatchObject([{ id: made.shop.id, name: 'Padma Stores', cover: picture.cover }]);
    }
    const rows = await auditOf(operator, 'shop', made.shop.id);
    expect(rows[0]).toMatchObject({
      action: 'shop.update',
      before: { name: made.shop.name, additional_types: [], cover: null },
      after: { name: 'Padma Stores', additional_types: [further], cover: picture.id },
    });
  });

  it('keeps omitted fields, takes the path of its picture, and removes the picture [DESK-10]', async () => {
    const made = await makeShop(t, { cityId });
    const { id, cover } = await makeOperatorImage(operator);
    const first = (await operator.patch(pathOf(made), { version: 1, cover: id })).body;
    const second = (await operator.patch(pathOf(made), { version: 2, cover })).body;
    expect(second).toEqual(first);
    const third = (await operator.patch(pathOf(made), { version: 2, cover: null })).body;
    expect(third).toEqual({ ...first, cover: null, has_own_cover: false, version: 3 });
  });

  it('refuses unknown types and pictures, a name without letters and an old version [DESK-10, DESK-3]', async () => {
    const made = await makeShop(t, { cityId });
    const wrong = [
      { type: 999_999 },
      { additional_types: [999_999] },
      { cover: 999_999 },
      { cover: `/media/${'0'.repeat(32)}-m.webp` },
      { name: ' ' },
      { name: 'x'.repeat(121) },
    ];
    for (const change of wrong) {
      const answer = await operator.patch(pathOf(made), { version: 1, ...change });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, Object.keys(change)]);
    }
    const none = await operator.patch(pathOf(made), { name: 'New' });
    expect([none.status, Object.keys(none.body.errors)]).toEqual([400, ['version']]);
    await operator.patch(pathOf(made), { version: 1, name: 'New' });
    const stale = await operator.patch(pathOf(made), { version: 1, name: 'Newer' });
    expect([stale.status, stale.body.code]).toEqual([409, 'edit.stale']);
  });
});

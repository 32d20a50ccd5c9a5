import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { noPack } from '../../testing/packs.ts';
import { makeOperatorImage } from '../../testing/pictures.ts';
import { makeProductType, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const base = '/operator/catalogue/';
let testApp: TestApp;
let operator: Client;
let fruit: number;
let spices: number;

beforeAll(async () => {
  testApp = await createTestApp();
  operator = await makeOperatorClient(testApp);
  fruit = await makeProductType(testApp, 'Fruit');
  spices = await makeProductType(testApp, 'Spices');
});
afterAll(() => testApp.close());

const jackfruit = () => ({
  name: 'Jackfruit, 1 kg',
  type: fruit,
  description: 'Ripe and sweet.',
  price: 60.5,
  tags: ['chakka', 'ripe'],
});

async function makeRecord(parts: object = {}) {
  const answer = await operator.post(base, { ...jackfruit(), ...parts });
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body;
}

const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('names that lost their letters [DESK-190]', () => {
  it('are refused in a new product and in a change', async () => {
    const names = { hi: '????', ml: 'ചക്ക' };
    const refused = await operator.post(base, { ...jackfruit(), name: '?????, 1 kg', names });
    expect(codeOf(refused)).toEqual([400, 'input.invalid']);
    expect(Object.keys(refused.body.errors).sort()).toEqual(['name', 'names.hi']);
    expect(refused.body.errors.name[0]).toContain('save it as CSV UTF-8');
    const { id, version } = await makeRecord({ name: 'Sapota', tags: [] });
    const changed = await operator.patch(`${base}${id}/`, { version, name: 'à´šà´•àµà´•' });
    expect(Object.keys(changed.body.errors)).toEqual(['name']);
  });
});

describe('POST /operator/catalogue/', () => {
  it('adds a product, which retailers then find [DESK-40]', async () => {
    const { id: cover } = await makeOperatorImage(operator);
    const record = await makeRecord({ cover });
    expect(record).toEqual({
      id: expect.any(Number),
      ...jackfruit(),
      names: {},
      ...noPack,
      type: { id: fruit, name: 'Fruit' },
      cover: expect.stringMatching(/^\/media\//),
      version: 1,
    });
    expect((await operator.get(`${base}${record.id}/`)).body).toEqual(record);
    const { retailer } = await makeVerifiedShop(testApp);
    const { body } = await retailer.get('/shops/catalogue/?search=jakfruit');
    expect(body.results).toMatchObject([{ id: record.id, cover: record.cover }]);
    expect(await auditOf(operator, 'catalogue', record.id)).toMatchObject([
      {
        action: 'catalogue.create',
        actor: { id: operator.userId },
        after: { name: 'Jackfruit, 1 kg', type: fruit, price: 60.5, cover },
      },
    ]);
  });

  it('needs a name, a type and a price', async () => {
    const least = await operator.post(base, { name: 'Nendran', type: fruit, price: 45 });
    expect([least.status, least.body]).toEqual([
      201,
      expect.objectContaining({ description: '', tags: [], cover: null }),
    ]);
    const nothing = await operator.post(base, {});
    expect(codeOf(nothing)).toEqual([400, 'input.invalid']);
    expect(Object.keys(nothing.body.errors).sort()).toEqual(['name', 'price', 'type']);
  });

  it.each([
    ['type', { type: 999_999 }],
    ['price', { price: 1.999 }],
    ['price', { price: -1 }],
    ['name', { name: 'x'.repeat(121) }],
    ['tags.0', { tags: [''] }],
    ['cover', { cover: 999_999 }],
  ])('refuses a wrong %s', async (field, parts) => {
    const answer = await operator.post(base, { ...jackfruit(), ...parts });
    expect([...codeOf(answer), Object.keys(answer.body.errors)]).toEqual([400, 'input.invalid', [field]]);
  });
});

describe('GET /operator/catalogue/', () => {
  it('lists by name, filters by type and searches [DESK-40]', async () => {
    const type = await makeProductType(testApp, 'Listed');
    const pepper = await makeRecord({ type, name: 'Pepper', tags: ['kurumulaku'] });
    const clove = await makeRecord({ type, name: 'clove', tags: [] });
    const look = async (query: string) => {
      const { body } = await operator.get(`${base}?type=${type}&${query}`);
      return [body.count, ...body.results.map(({ id }: { id: number }) => id)];
    };
    expect(await look('')).toEqual([2, clove.id, pepper.id]);
    expect(await look('limit=1&offset=1')).toEqual([2, pepper.id]);
    expect(await look('search=KURUMULAKU')).toEqual([1, pepper.id]);
    expect(await look('search=%25')).toEqual([0]);
    expect((await operator.get(`${base}?limit=0`)).status).toBe(400);
  });

  it('answers 404 for an unknown product', async () => {
    for (const path of ['999999/', 'x/']) expect((await operator.get(base + path)).status).toBe(404);
  });
});

describe('PATCH /operator/catalogue/{id}/', () => {
  it('changes what is sent and counts the version [DESK-3, DESK-40]', async () => {
    const record = await makeRecord();
    const url = `${base}${record.id}/`;
    const cheaper = await operator.patch(url, { price: 58, version: 1 });
    expect([cheaper.status, cheaper.body]).toEqual([200, { ...record, price: 58, version: 2 }]);
    const all = { name: 'Chakka', type: spices, description: '', tags: ['a'], cover: null, version: 2 };
    const renamed = await operator.patch(url, all);
    expect(renamed.body).toEqual({
      ...record,
      ...all,
      price: 58,
      type: { id: spices, name: 'Spices' },
      version: 3,
    });
    const found = await operator.get(`${base}?search=chaka&type=${spices}`);
    expect(found.body.results).toEqual([renamed.body]);
    expect(await auditOf(operator, 'catalogue', record.id)).toMatchObject([
      { action: 'catalogue.update', before: { type: fruit }, after: { type: spices, name: 'Chakka' } },
      { action: 'catalogue.update', before: { price: 60.5 }, after: { price: 58 } },
      { action: 'catalogue.create' },
    ]);
  });

  it('keeps version and audit when nothing changes [DESK-3]', async () => {
    const record = await makeRecord();
    const url = `${base}${record.id}/`;
    const { type, ...same } = record;
    const answer = await operator.patch(url, { ...same, type: type.id });
    expect([answer.status, answer.body]).toEqual([200, record]);
    expect(await auditOf(operator, 'catalogue', record.id)).toHaveLength(1);
  });

  it('refuses an older version, and a missing one [DESK-3]', async () => {
    const record = await makeRecord();
    const url = `${base}${record.id}/`;
    await operator.patch(url, { price: 1, version: 1 });
    expect(codeOf(await operator.patch(url, { price: 2, version: 1 }))).toEqual([409, 'edit.stale']);
    const none = await operator.patch(url, { price: 2 });
    expect([...codeOf(none), Object.keys(none.body.errors)]).toEqual([400, 'input.invalid', ['version']]);
    expect((await operator.get(url)).body).toMatchObject({ price: 1, version: 2 });
  });

  it('lets one of two simultaneous edits win [DESK-3]', async () => {
    const { id } = await makeRecord();
    const edit = (price: number) => operator.patch(`${base}${id}/`, { price, version: 1 });
    const answers = await Promise.all([edit(1), edit(2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('answers 404 for an unknown product and 400 for bad input', async () => {
    const { id } = await makeRecord();
    expect((await operator.patch(`${base}999999/`, { version: 1 })).status).toBe(404);
    const bad = await operator.patch(`${base}${id}/`, { version: 1, type: 999_999 });
    expect(codeOf(bad)).toEqual([400, 'input.invalid']);
  });
});

describe('DELETE /operator/catalogue/{id}/', () => {
  it('removes it from the catalogue, and shops keep their copies [DESK-40]', async () => {
    const record = await makeRecord();
    const { retailer } = await makeVerifiedShop(testApp);
    const { body: copy } = await retailer.post(`/shops/catalogue/${record.id}/add/`);
    const url = `${base}${record.id}/`;
    expect((await operator.delete(url)).status).toBe(204);
    expect((await operator.get(url)).status).toBe(404);
    expect((await operator.delete(url)).status).toBe(404);
    expect((await retailer.post(`/shops/catalogue/${record.id}/add/`)).status).toBe(404);
    expect((await retailer.get(`/shops/products-retailer/${copy.id}/`)).body).toEqual(copy);
    expect((await auditOf(operator, 'catalogue', record.id))[0]).toMatchObject({
      action: 'catalogue.delete',
      before: { name: record.name },
    });
  });

  it('leaves no copy of a deleted product when a shop adds it at the same time, 10 rounds', async () => {
    const { retailer } = await makeVerifiedShop(testApp);
    for (let round = 0; round < 10; round += 1) {
      const { id } = await makeRecord({ name: `Round ${round}` });
      const [added, deleted] = await Promise.all([
        retailer.post(`/shops/catalogue/${id}/add/`),
        operator.delete(`${base}${id}/`),
      ]);
      expect([201, 404]).toContain(added.status);
      expect(deleted.status).toBe(204);
    }
  });
});

// A search knows what goods are called in English, Malayalam and Hindi.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { makeProduct } from '../../testing/products.ts';
import { type MadeShop, makeProductType, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let made: MadeShop;
let operator: Client;
let customer: Client;
let typeId: number;
const add = async (...names: string[]) => (await operator.post('/operator/synonyms/', { names })).body;

beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
  made = await makeVerifiedShop(t);
  customer = await t.signIn();
  const type = await makeProductType(t, 'Groceries');
  typeId = type;
  const goods = [
    'Matta rice, 1 kg',
    'അരി 5 kg',
    'Cherupayar, 500 g',
    'Green peas',
    'Gram flour',
    'Marie biscuits',
    'പാൽ 500 ml',
    'തൈര് 200 g',
  ];
  for (const name of goods)
    await makeProduct(t, made.retailer, { name, type, tags: ['goods'], description: 'x' });
  await add('rice', 'arisi', 'ari', 'chawal', 'അരി', 'चावल');
  await add('milk', 'പാല്');
  await add('curd', 'തൈര്');
  await add('green gram', 'cherupayar', 'ചെറുപയർ', 'moong dal', 'मूंग दाल');
});
afterAll(() => t.close());

const path = (search: string) =>
  `/shops/product-search/?shop_id=${made.shop.id}&search=${encodeURIComponent(search)}`;
const find = async (search: string): Promise<string[]> =>
  (await customer.get(path(search))).body.results.map(({ name }: { name: string }) => name).sort();
const own = async (search: string): Promise<string[]> => {
  const { body } = await made.retailer.get(`/shops/products-retailer/?search=${encodeURIComponent(search)}`);
  return body.results.map(({ name }: { name: string }) => name).sort();
};
const rices = ['Matta rice, 1 kg', 'അരി 5 kg'];

describe('a search', () => {
  it.each(['rice', 'RICE', 'arisi', 'chawal', 'അരി', 'चावल'])(
    'for %s finds rice [SAYS-8]',
    async (search) => {
      expect(await find(search)).toEqual(rices);
    },
  );

  it.each(['green gram', 'cherupayar', 'ചെറുപയർ', 'moong dal', 'मूंग दाल', 'Moong  Dal 500'])(
    'for %s finds a name of several words [SAYS-8]',
    async (search) => expect(await find(search)).toEqual(['Cherupayar, 500 g']),
  );

  it('needs all words, with their other names [SAYS-8]', async () => {
    expect(await find('matta chawal')).toEqual(['Matta rice, 1 kg']);
    expect(await find('chawal cherupayar')).toEqual([]);
    expect(await find('green')).toEqual(['Green peas']);
  });

  it.each(['പാൽ', 'പാല്', 'പാല്‍', 'milk'])('for %s finds both spellings of milk [SAYS-16]', async (search) => {
    expect(await find(search)).toEqual(['പാൽ 500 ml']);
    expect(await own(search)).toEqual(['പാൽ 500 ml']);
  });

  it.each(['തൈർ', 'തൈര്', 'curd'])('for %s finds both spellings of curd [SAYS-16]', async (search) => {
    expect(await find(search)).toEqual(['തൈര് 200 g']);
    expect(await own(search)).toEqual(['തൈര് 200 g']);
  });

  it('corrects a mistyped name first [SAYS-9]', async () => {
    expect(await find('chawel')).toEqual(rices);
    expect(await find('cherupayr')).toEqual(['Cherupayar, 500 g']);
  });

  it("of a shop's products and of the catalogue knows them, too [SAYS-10]", async () => {
    const list = `/shops/products/?shop__id=${made.shop.id}&search=${encodeURIComponent('चावल')}`;
    const found = (await customer.get(list)).body.results.map(({ name }: { name: string }) => name);
    expect(found.sort()).toEqual(rices);
    const body = { name: 'Raw rice, 1 kg', type: typeId, description: 'x', price: 40, tags: ['pachari'] };
    expect((await operator.post('/operator/catalogue/', body)).status).toBe(201);
    const inCatalogue = `/shops/catalogue/?search=${encodeURIComponent('चावल')}`;
    expect((await made.retailer.get(inCatalogue)).body.results).toMatchObject([{ name: body.name }]);
  });

  it.each(['rice', 'chawal', 'അരി', 'चावल'])(
    "of a retailer's own products for %s finds rice, and the type's or description's words don't count [SAYS-15]",
    async (search) => {
      await makeProduct(t, made.retailer, { name: 'Pulav mix', tags: ['pulav'], description: 'With rice' });
      expect(await own(search)).toEqual(rices);
      expect(await own(`matta ${search}`)).toEqual(['Matta rice, 1 kg']);
      expect(await own(`${search} cherupayar`)).toEqual([]);
    },
  );

  it("of a retailer's own products finds a name of several words and corrects nothing [SAYS-15]", async () => {
    expect(await own('मूंग दाल')).toEqual(['Cherupayar, 500 g']);
    expect(await own('chawel')).toEqual([]);
  });

  it('knows each change at once [SAYS-11]', async () => {
    await makeProduct(t, made.retailer, { name: 'Kappa, 1 kg' });
    expect(await find('cassava')).toEqual([]);
    const { id } = await add('cassava', 'kappa');
    expect(await find('cassava')).toEqual(['Kappa, 1 kg']);
    await operator.patch(`/operator/synonyms/${id}/`, { names: ['tapioca', 'kappa'], version: 1 });
    expect([await find('cassava'), await find('tapioca')]).toEqual([[], ['Kappa, 1 kg']]);
    await operator.delete(`/operator/synonyms/${id}/`);
    expect(await find('tapioca')).toEqual([]);
  });
});

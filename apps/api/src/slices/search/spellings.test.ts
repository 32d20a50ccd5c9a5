// Other spellings of what people type: in a shop's products, and in the names of goods.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { makeProduct } from '../../testing/products.ts';
import { type MadeShop, makeProductType, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let made: MadeShop;
let customer: Client;

const old = (text: string) => text.replaceAll('~', '\u200d');

beforeAll(async () => {
  t = await createTestApp();
  made = await makeVerifiedShop(t);
  customer = await t.signIn();
  const type = await makeProductType(t, 'Groceries');
  const names = [
    ...['अंडा', 'सन्तरा', 'ഷാംപൂ', 'ഇഞ്ചി', 'വൻപയർ', old('ചെറുപയര്~ പരിപ്പ്'), 'മുളകുപൊടി', 'മല്ലിപ്പൊടി', 'മഞ്ഞൾ പൊടി'],
    ...['Coconut oil', 'Ladyfinger', 'Jeera', 'Sabun', 'Dahi', 'Pudina', 'Buttermilk', 'Milk and butter'],
  ];
  for (const name of names)
    await makeProduct(t, made.retailer, { name, type, tags: ['goods'], description: 'x' });
  const operator = await makeOperatorClient(t);
  await operator.post('/operator/synonyms/', { names: ['lady finger', 'vendakka'] });
  await operator.post('/operator/synonyms/', { names: ['coconut oil', 'velichenna'] });
  await makeProduct(t, made.retailer, { name: 'Vendakka', type, tags: ['goods'], description: 'x' });
});
afterAll(() => t.close());

const namesAt = async (path: string, search: string): Promise<string[]> => {
  const { body } = await customer.get(`${path}&search=${encodeURIComponent(search)}`);
  return body.results.map(({ name }: { name: string }) => name).sort();
};
const find = (search: string) => namesAt(`/shops/product-search/?shop_id=${made.shop.id}`, search);

describe('a search', () => {
  it.each([
    ['अण्डा', 'अंडा'],
    ['अंडा', 'अंडा'],
    ['संतरा', 'सन्तरा'],
    ['सन्तरा', 'सन्तरा'],
    ['ഷാമ്പൂ', 'ഷാംപൂ'],
    ['ഇംചി', 'ഇഞ്ചി'],
  ])('for %s finds a nasal and its dot, here %s [SAYS-17]', async (search, name) => {
    expect(await find(search)).toEqual([name]);
  });

  it.each([
    [old('വന്~പയര്~'), 'വൻപയർ'],
    ['വൻപയർ', 'വൻപയർ'],
    ['ചെറുപയർ പരിപ്പ്', old('ചെറുപയര്~ പരിപ്പ്')],
    [old('ചെറുപയര്~'), old('ചെറുപയര്~ പരിപ്പ്')],
  ])(
    'for %s finds chillus as they were written before Unicode 5.1, here %s [SAYS-17]',
    async (search, name) => {
      expect(await find(search)).toEqual([name]);
    },
  );

  it.each([
    ['മുളക് പൊടി', ['മുളകുപൊടി']],
    ['മുളകുപൊടി', ['മുളകുപൊടി']],
    ['മഞ്ഞൾപൊടി', ['മഞ്ഞൾ പൊടി']],
    ['coconutoil', ['Coconut oil']],
    ['lady finger', ['Ladyfinger', 'Vendakka']],
    ['ladyfinger', ['Ladyfinger']],
    ['velichenna', ['Coconut oil']],
  ])('for %s finds words that are joined or apart [SAYS-18]', async (search, names) => {
    expect(await find(search)).toEqual(names);
  });

  it('does not part a word that is known [SAYS-18]', async () => {
    expect(await find('buttermilk')).toEqual(['Buttermilk']);
    expect(await find('butter milk')).toEqual(['Buttermilk', 'Milk and butter']);
  });

  it.each([
    ['jira', 'Jeera'],
    ['saboon', 'Sabun'],
    ['dahee', 'Dahi'],
    ['pudeena', 'Pudina'],
  ])('for %s finds long vowels in Latin letters, here %s [SAYS-19]', async (search, name) => {
    expect(await find(search)).toEqual([name]);
    expect(await namesAt(`/shops/products/?shop__id=${made.shop.id}`, search)).toEqual([name]);
  });
});

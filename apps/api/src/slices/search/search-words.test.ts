// The words that mistyped words are corrected to: those of the city's present products. A short word is corrected only
// when the city doesn't know it, so 'mango' finds 'Mangu' only where no product is called mango.
import { limits, serverLimits } from '@haat/contract/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAddress } from '../../testing/addresses.ts';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { makeProduct, type ProductParts } from '../../testing/products.ts';
import { type MadeShop, makeProductType, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let customer: Client;
let typeId: number;

beforeAll(async () => {
  t = await createTestApp();
  customer = await t.signIn();
  typeId = await makeProductType(t, 'Goods');
});
afterAll(() => t.close());

interface Town {
  readonly shop: MadeShop;
  readonly neighbour: MadeShop;
  readonly namesFor: (search: string) => Promise<string[]>;
}

let towns = 0;

/** A city with two shops, out of reach of all others. */
async function makeTown(): Promise<Town> {
  towns += 1;
  const near = { latitude: 10, longitude: 70 + towns };
  const cityId = await makeCity(t);
  const [shop, neighbour] = [
    await makeVerifiedShop(t, { cityId, near }),
    await makeVerifiedShop(t, { cityId, near }),
  ];
  const { id } = await makeAddress(customer, cityId, near);
  const namesFor = async (search: string): Promise<string[]> => {
    const { body } = await customer.get(`/shops/product-search/?address_id=${id}&search=${search}`);
    return body.results.map(({ name }: { name: string }) => name);
  };
  return { shop, neighbour, namesFor };
}

const put = ({ retailer }: MadeShop, name: string, parts: ProductParts = {}) =>
  makeProduct(t, retailer, { name, type: typeId, ...parts });

const remove = ({ retailer }: MadeShop, id: number) => retailer.delete(`/shops/products-retailer/${id}/`);

it("knows only the words of its own city's products [SEARCH-9]", async () => {
  const [here, elsewhere] = [await makeTown(), await makeTown()];
  await put(here.shop, 'Mangu');
  await put(elsewhere.shop, 'Mango');
  expect(await here.namesFor('mango')).toEqual(['Mangu']);
  expect(await elsewhere.namesFor('mango')).toEqual(['Mango']);
});

it('forgets a word with the last product that has it [SEARCH-9]', async () => {
  const { shop, neighbour, namesFor } = await makeTown();
  await put(shop, 'Mangu');
  const own = await put(shop, 'Mango');
  const other = await put(neighbour, 'Pickle', { tags: ['mango'] });
  expect(await namesFor('mango')).toEqual(['Mango', 'Pickle']);

  await shop.retailer.patch(`/shops/products-retailer/${own.id}/`, { name: 'Papaya' });
  expect(await namesFor('mango')).toEqual(['Pickle']);
  await remove(neighbour, other.id);
  expect(await namesFor('mango')).toEqual(['Mangu']);
  await put(neighbour, 'Mango juice');
  expect(await namesFor('mango')).toEqual(['Mango juice']);
});

it('keeps a word that is only in a description out of the corrections', async () => {
  const { shop, namesFor } = await makeTown();
  const { id } = await put(shop, 'Mango');
  await put(shop, 'Mangu', { description: 'Better than a mango.' });
  await remove(shop, id);
  expect(await namesFor('mango')).toEqual(['Mangu']);
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const threeLetters = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));

it('takes a limited number of words from one shop, and still those of others [SEARCH-9]', async () => {
  const { shop, neighbour, namesFor } = await makeTown();
  const wordsPerTag = 10;
  const wordsPerProduct = wordsPerTag * limits.tags;
  for (let from = 0; from < serverLimits.searchWordsOfShop; from += wordsPerProduct) {
    const words = threeLetters.slice(from, from + wordsPerProduct);
    const tags = Array.from({ length: limits.tags }, (_, at) =>
      words.slice(at * wordsPerTag, (at + 1) * wordsPerTag).join(' '),
    );
    await put(shop, 'Things', { tags });
  }
  await put(shop, 'Cardamom');
  expect(await namesFor('cardamom')).toEqual(['Cardamom']);
  expect(await namesFor('cardammom')).toEqual([]);
  await put(neighbour, 'Cardamom pods');
  expect(await namesFor('cardammom')).toEqual(['Cardamom', 'Cardamom pods']);
});

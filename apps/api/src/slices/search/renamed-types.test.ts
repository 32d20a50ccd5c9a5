// Searches after an operator renamed a product type.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAddress } from '../../testing/addresses.ts';
import { makeCatalogueProduct } from '../../testing/catalogue.ts';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { makeProduct } from '../../testing/products.ts';
import { makeProductType, makeVerifiedShop, villageCentre } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeTypeTexts } from '../catalogue/type-texts.service.ts';

let t: TestApp;
let operator: Client;
let customer: Client;
let cityId: number;
let addressId: number;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
  customer = await t.signIn();
  cityId = await makeCity(t);
  addressId = (await makeAddress(customer, cityId, villageCentre)).id;
});
afterAll(() => t.close());

const rename = (typeId: number, version: number, name: string) =>
  operator.patch(`/operator/product-types/${typeId}/`, { version, name });

async function found(search: string): Promise<number[]> {
  const { body } = await customer.get(
    `/shops/product-search/?address_id=${addressId}&limit=100&search=${encodeURIComponent(search)}`,
  );
  return body.results.map(({ id }: { id: number }) => id);
}

const isPending = async (typeId: number): Promise<boolean> => {
  const { rows } = await t.database.pool.query('select renamed_at from product_types where id = $1', [
    typeId,
  ]);
  return rows[0].renamed_at !== null;
};

const renew = () => {
  const { database, clock } = t;
  const onFailure = (error: unknown) => {
    throw error;
  };
  return makeTypeTexts({ database, clock, onFailure }).renew();
};

describe('a renamed product type', () => {
  it('finds its products by the new name in all cities, and no longer by the old one [DESK-15]', async () => {
    const typeId = await makeProductType(t, 'Aubergines');
    const neighbour = await makeCity(t);
    const ids: number[] = [];
    for (const city of [cityId, cityId, neighbour]) {
      const { retailer } = await makeVerifiedShop(t, { cityId: city });
      ids.push((await makeProduct(t, retailer, { name: `Purple ${ids.length}`, type: typeId })).id);
    }
    expect((await found('aubergines')).toSorted()).toEqual(ids.toSorted());
    expect((await rename(typeId, 1, 'Brinjals')).status).toBe(200);
    expect((await found('brinjals')).toSorted()).toEqual(ids.toSorted());
    expect((await found('brinjols')).toSorted()).toEqual(ids.toSorted());
    expect(await found('aubergines')).toEqual([]);
  });

  it('keeps the words of names, tags and descriptions [DESK-15]', async () => {
    const typeId = await makeProductType(t, 'Gourds');
    const { retailer } = await makeVerifiedShop(t, { cityId });
    const parts = { name: 'Gourds of the hill', tags: ['bitter'], description: 'Crunchyness', type: typeId };
    const { id } = await makeProduct(t, retailer, parts);
    await rename(typeId, 1, 'Climbers');
    for (const word of ['gourds', 'bitter', 'crunchyness', 'climbers'])
      expect(await found(word)).toEqual([id]);
  });

  it('is found in the catalogue by the new name [DESK-15]', async () => {
    const typeId = await makeProductType(t, 'Lentils');
    const id = await makeCatalogueProduct(t, { typeId, name: 'Masoor' });
    const { retailer } = await makeVerifiedShop(t, { cityId });
    const search = async (word: string) =>
      (await retailer.get(`/shops/catalogue/?search=${word}`)).body.results.map(
        (one: { id: number }) => one.id,
      );
    await rename(typeId, 1, 'Pulses');
    expect(await search('pulses')).toEqual([id]);
    expect(await search('lentils')).toEqual([]);
  });

  it('is checked again a minute later, for products that were being created meanwhile [DESK-15]', async () => {
    const typeId = await makeProductType(t, 'Melons');
    const { retailer } = await makeVerifiedShop(t, { cityId });
    const { id } = await makeProduct(t, retailer, { name: 'Green one', type: typeId });
    await rename(typeId, 1, 'Watery fruit');
    await t.database.pool.query(
      `update products set search_text = replace(search_text, ' watery fruit ', ' melons ') where id = $1`,
      [id],
    );
    t.clock.advance(59_000);
    await renew();
    expect([await found('watery'), await isPending(typeId)]).toEqual([[id], true]);
    t.clock.advance(1_000);
    await renew();
    expect(await isPending(typeId)).toBe(false);
  });

  it('continues after a renewal that was interrupted [DESK-15]', async () => {
    const typeId = await makeProductType(t, 'Sprouts');
    const { retailer } = await makeVerifiedShop(t, { cityId });
    const { id } = await makeProduct(t, retailer, { name: 'White one', type: typeId });
    await t.database.pool.query(
      `update product_types set name = 'Seedlings', renamed_at = now() where id = $1`,
      [typeId],
    );
    expect(await found('seedlings')).toEqual([]);
    await renew();
    expect(await found('seedlings')).toEqual([id]);
  });
});

// Shop types and product types at the operator's desk. `renamed-types.test.ts` tests searches after a rename.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAddress } from '../../../testing/addresses.ts';
import { makeCatalogueProduct } from '../../../testing/catalogue.ts';
import { makeCity } from '../../../testing/cities.ts';
import type { Client } from '../../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../../testing/operators.ts';
import { makeOperatorImage } from '../../../testing/pictures.ts';
import { makeProduct } from '../../../testing/products.ts';
import { makeShop, makeVerifiedShop, villageCentre } from '../../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let operator: Client;
let cityId: number;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
  cityId = await makeCity(t);
});
afterAll(() => t.close());

const kinds = [
  ['shop-types', 'shop_type'],
  ['product-types', 'product_type'],
] as const;
const create = async (resource: string, body: object) =>
  (await operator.post(`/operator/${resource}/`, body)).body;

describe.each(kinds)('%s', (resource, kind) => {
  const root = `/operator/${resource}/`;

  it('are created with a picture, and everybody sees them at once [DESK-14]', async () => {
    const { id: imageId, cover } = await makeOperatorImage(operator);
    const name = `Bakery of ${resource}`;
    const { status, body } = await operator.post(root, { name, cover: imageId });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name, cover, version: 1 });
    expect((await operator.get(`${root}${body.id}/`)).body).toEqual(body);
    const { results } = (await (await t.signIn()).get(`/shops/${resource}/`)).body;
    expect(results).toContainEqual({ id: body.id, name, local_name: null, cover });
    expect(await auditOf(operator, kind, body.id)).toMatchObject([
      { action: `${kind}.create`, before: {}, after: { name, cover: imageId } },
    ]);
  });

  it('are listed by name and found by its words [DESK-14]', async () => {
    await create(resource, { name: 'Zinc pots' });
    await create(resource, { name: 'Açaí bowls' });
    const names = async (query: string) =>
      (await operator.get(`${root}${query}`)).body.results.map(({ name }: { name: string }) => name);
    const all: string[] = await names('');
    expect(all.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))).toEqual(all);
    expect(await names('?search=acai')).toEqual(['Açaí bowls']);
    expect(await names('?search=zin+po')).toEqual(['Zinc pots']);
    expect((await operator.get(`${root}?limit=1`)).body.results).toHaveLength(1);
  });

  it('are in the order of their positions, then by name, for everybody [DESK-142]', async () => {
    const places = { 'Order z': 7, 'Order b': null, 'Order y': 8, 'Order A': null };
    const made: Record<string, { id: number; version: number }> = {};
    for (const [name, position] of Object.entries(places)) {
      made[name] = await create(resource, position === null ? { name } : { name, position });
      expect(made[name]).toMatchObject({ position });
    }
    const customer = await t.signIn();
    const names = async (client: Client, path: string): Promise<string[]> =>
      (await client.get(path)).body.results
        .map(({ name }: { name: string }) => name)
        .filter((name: string) => name in made);
    const expectOrder = async (order: readonly string[]) => {
      expect(await names(operator, root)).toEqual(order);
      expect(await names(customer, `/shops/${resource}/`)).toEqual(order);
    };
    await expectOrder(['Order z', 'Order y', 'Order A', 'Order b']);
    const move = (name: string, position: number | null) =>
      operator.patch(`${root}${made[name]?.id}/`, { version: made[name]?.version, position });
    expect((await move('Order b', 0)).body).toMatchObject({ position: 0, version: 2 });
    expect((await move('Order z', null)).body).toMatchObject({ position: null });
    await expectOrder(['Order b', 'Order y', 'Order A', 'Order z']);
    expect(await auditOf(operator, kind, made['Order z']?.id ?? 0)).toMatchObject([
      { action: `${kind}.update`, before: { position: 7 }, after: { position: null } },
      { action: `${kind}.create`, after: { position: 7 } },
    ]);
    for (const position of [-1, 1.5, '1', 1_000_001]) {
      for (const answer of [
        await operator.post(root, { name: 'Wrong place', position }),
        await operator.patch(`${root}${made['Order y']?.id}/`, { version: 1, position }),
      ]) {
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['position']]);
      }
    }
  });

  it('change only with their current version [DESK-14, DESK-3]', async () => {
    const { id } = await create(resource, { name: 'Toys' });
    const path = `${root}${id}/`;
    const { id: imageId, cover } = await makeOperatorImage(operator);
    expect((await operator.patch(path, { version: 1, name: 'Toys' })).body.version).toBe(1);
    const changed = await operator.patch(path, { version: 1, name: 'Toys and games', cover: imageId });
    expect(changed.body).toMatchObject({ name: 'Toys and games', cover, version: 2 });
    const stale = await operator.patch(path, { version: 1, name: 'Games' });
    expect([stale.status, stale.body.code]).toEqual([409, 'edit.stale']);
    const none = await operator.patch(path, { name: 'Games' });
    expect([none.status, Object.keys(none.body.errors)]).toEqual([400, ['version']]);
    expect((await operator.patch(path, { version: 2, cover: null })).body.cover).toBeNull();
    const rows = await auditOf(operator, kind, id);
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      `${kind}.update`,
      `${kind}.update`,
      `${kind}.create`,
    ]);
    expect(rows[1]).toMatchObject({ before: { name: 'Toys', cover: null }, after: { cover: imageId } });
  });

  it('need a free name, compared as people read it, and a picture that exists [DESK-14, TEXT-40]', async () => {
    const { name } = await create(resource, { name: 'Paper' });
    const { id } = await create(resource, { name: 'Pens' });
    const twins = [{ name: name.toUpperCase() }, { name: `${name[0]}\u200d${name.slice(1)}` }];
    const wrong = [{ name }, ...twins, { name: '' }, { name: 'x'.repeat(101) }, { cover: 999_999 }];
    for (const change of wrong) {
      const answers = [
        await operator.post(root, { name: 'Chalk', ...change }),
        await operator.patch(`${root}${id}/`, { version: 1, ...change }),
      ];
      for (const answer of answers) {
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, Object.keys(change)]);
      }
    }
  });

  it('are deleted when unused, and are gone then [DESK-14]', async () => {
    const { id } = await create(resource, { name: 'Unused' });
    const path = `${root}${id}/`;
    expect((await operator.delete(path)).status).toBe(204);
    for (const answer of [
      await operator.get(path),
      await operator.patch(path, { version: 1 }),
      await operator.delete(path),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    const [row] = await auditOf(operator, kind, id);
    expect(row).toMatchObject({ action: `${kind}.delete`, before: { name: 'Unused' }, after: {} });
  });
});

const expectInUse = async (path: string) => {
  const answer = await operator.delete(path);
  expect([answer.status, answer.body.code]).toEqual([409, 'record.in_use']);
  expect((await operator.get(path)).status).toBe(200);
};

describe('a type in use is not deleted [DESK-14]', () => {
  it('a shop type that a shop has as its main or additional type', async () => {
    const [main, other] = [
      await create('shop-types', { name: 'Main' }),
      await create('shop-types', { name: 'Other' }),
    ];
    await makeShop(t, { cityId, typeId: main.id, additionalTypeIds: [other.id] });
    await expectInUse(`/operator/shop-types/${main.id}/`);
    await expectInUse(`/operator/shop-types/${other.id}/`);
  });

  it('a product type of a product, also of a deleted one, and of the catalogue', async () => {
    const [type, shared] = [
      await create('product-types', { name: 'Sweets' }),
      await create('product-types', { name: 'Shared' }),
    ];
    const { retailer } = await makeVerifiedShop(t, { cityId });
    const product = await makeProduct(t, retailer, { type: type.id });
    await expectInUse(`/operator/product-types/${type.id}/`);
    await retailer.delete(`/shops/products-retailer/${product.id}/`);
    await expectInUse(`/operator/product-types/${type.id}/`);
    await makeCatalogueProduct(t, { typeId: shared.id });
    await expectInUse(`/operator/product-types/${shared.id}/`);
  });

  it('but a product type that a product had until it got another one', async () => {
    const [one, two] = [
      await create('product-types', { name: 'One' }),
      await create('product-types', { name: 'Two' }),
    ];
    const { retailer } = await makeVerifiedShop(t, { cityId });
    const product = await makeProduct(t, retailer, { type: one.id });
    await retailer.patch(`/shops/products-retailer/${product.id}/`, { type: two.id });
    expect((await operator.delete(`/operator/product-types/${one.id}/`)).status).toBe(204);
  });
});

describe('product types', () => {
  it('go with shop types, which decides what retailers are offered [DESK-14]', async () => {
    const shop = await makeVerifiedShop(t, { cityId });
    const other = await create('shop-types', { name: 'Fishmonger' });
    const { id } = await create('product-types', { name: 'Prawns', shop_types: [other.id, other.id] });
    const path = `/operator/product-types/${id}/`;
    const offered = async () =>
      (await shop.retailer.get('/shops/shop-product-types/')).body.results.map(
        ({ id }: { id: number }) => id,
      );
    expect((await operator.get(path)).body.shop_types).toEqual([{ id: other.id, name: 'Fishmonger' }]);
    expect(await offered()).not.toContain(id);
    const { body } = await operator.patch(path, { version: 1, shop_types: [shop.shop.type.id] });
    expect(body).toMatchObject({ shop_types: [{ id: shop.shop.type.id }], version: 2 });
    expect(await offered()).toContain(id);
    const filtered = await operator.get(`/operator/product-types/?shop_type=${shop.shop.type.id}`);
    expect(filtered.body).toMatchObject({ count: 1, results: [{ id }] });
    const wrong = await operator.patch(path, { version: 2, shop_types: [999_999] });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['shop_types']]);
    const [row] = await auditOf(operator, 'product_type', id);
    expect(row).toMatchObject({
      before: { shop_types: [other.id] },
      after: { shop_types: [shop.shop.type.id] },
    });
    expect((await operator.delete(`/operator/shop-types/${other.id}/`)).status).toBe(204);
  });
});

describe('a new name, picture or position', () => {
  it('of a shop type is in the next list of shops nearby [DESK-14, SHOP-37]', async () => {
    const type = await create('shop-types', { name: 'Vegetable shop' });
    const { shop } = await makeVerifiedShop(t, { cityId, typeId: type.id });
    const read = await readShop(shop.id);
    expect(await read()).toMatchObject({ cover: null, type: { name: 'Vegetable shop' } });
    const { id: imageId, cover } = await makeOperatorImage(operator);
    await operator.patch(`/operator/shop-types/${type.id}/`, { version: 1, name: 'Greens', cover: imageId });
    expect(await read()).toMatchObject({ cover, type: { name: 'Greens', cover } });
  });

  it('of a product type is in the next list of shops nearby [DESK-14, SHOP-37]', async () => {
    const type = await create('product-types', { name: 'Roots' });
    const { retailer, shop } = await makeVerifiedShop(t, { cityId });
    await makeProduct(t, retailer, { type: type.id });
    const read = await readShop(shop.id);
    expect(await read()).toMatchObject({ product_types: [{ name: 'Roots' }] });
    await operator.patch(`/operator/product-types/${type.id}/`, { version: 1, name: 'Tubers' });
    expect(await read()).toMatchObject({ product_types: [{ name: 'Tubers' }] });
  });

  it('of a product type moves it at a shop and in its catalogue [DESK-142, SHOP-37]', async () => {
    const { retailer, shop } = await makeVerifiedShop(t, { cityId });
    const shop_types = [shop.type.id];
    const [apples, zebras] = [
      await create('product-types', { name: 'Apples', shop_types }),
      await create('product-types', { name: 'Zebras', shop_types }),
    ];
    for (const { id } of [apples, zebras]) {
      await makeProduct(t, retailer, { type: id });
      await makeCatalogueProduct(t, { typeId: id });
    }
    const read = await readShop(shop.id);
    const customer = await t.signIn();
    const orders = async (): Promise<string[][]> => {
      const own = await retailer.get('/shops/shop-product-types/');
      const catalogue = await retailer.get('/shops/catalogue/types/');
      const page = await customer.get(`/shops/${shop.id}/`);
      const inCatalogue = catalogue.body.map(({ type }: { type: object }) => type);
      return [(await read()).product_types, page.body.product_types, own.body.results, inCatalogue].map(
        (types: { name: string }[]) => types.map(({ name }) => name),
      );
    };
    expect(await orders()).toEqual(Array(4).fill(['Apples', 'Zebras']));
    await operator.patch(`/operator/product-types/${zebras.id}/`, { version: 1, position: 3 });
    expect(await orders()).toEqual(Array(4).fill(['Zebras', 'Apples']));
  });

  /** As the list in memory has it. */
  async function readShop(shopId: number) {
    const customer = await t.signIn();
    const { id } = await makeAddress(customer, cityId, villageCentre);
    return async () => {
      const { body } = await customer.get(`/shops/nearby/?address_id=${id}&limit=100`);
      return body.results.find((one: { id: number }) => one.id === shopId);
    };
  }
});

import { describe, expect, it } from 'vitest';
import { makeAddress } from '../../testing/addresses.ts';
import { makeCity } from '../../testing/cities.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeShop } from '../../testing/shops.ts';
import { makeCustomer, makeRetailer } from '../../testing/village.ts';

const village = setUpVillage();

const pathOf = (shopId: number): string => `/shops/${shopId}/favourite/`;
const put = (client: typeof village.customer, shopId: number) => client.send('PUT', pathOf(shopId), '', {});

describe("a person's own shop", () => {
  it('is put and taken back, each of them once, and seen by that person alone [SHOP-50]', async () => {
    const { customer, retailer } = village;
    const isFavourite = async (client = customer) =>
      (await client.get(`/shops/${retailer.shopId}/`)).body.is_favourite;
    expect(await isFavourite()).toBe(false);
    for (let time = 0; time < 2; time += 1) expect((await put(customer, retailer.shopId)).status).toBe(204);
    expect(await isFavourite()).toBe(true);
    const other = await makeCustomer(village.testApp, village.cityId);
    expect(await isFavourite(other)).toBe(false);
    for (let time = 0; time < 2; time += 1) {
      expect((await customer.delete(pathOf(retailer.shopId))).status).toBe(204);
    }
    expect(await isFavourite()).toBe(false);
  });

  it('is listed alone with favourite=1, within reach [SHOP-51]', async () => {
    const customer = await makeCustomer(village.testApp, village.cityId);
    const chosen = await makeRetailer(village.testApp, village.cityId);
    await put(customer, chosen.shopId);
    const near = `/shops/nearby/?address_id=${customer.addressId}`;
    const { body } = await customer.get(`${near}&favourite=1`);
    expect(
      body.results.map(({ id, is_favourite }: { id: number; is_favourite: boolean }) => [id, is_favourite]),
    ).toEqual([[chosen.shopId, true]]);
    expect(body.count).toBe(1);
    expect((await customer.get(`${near}&favourite=yes`)).status).toBe(400);
    expect((await customer.get('/users/export/')).body.favourites).toEqual([
      { id: chosen.shopId, name: expect.any(String) },
    ]);
  });

  it.each([0, 999_999_999, -1])('with the id %s is 404 [SHOP-50]', async (id) => {
    expect((await put(village.customer, id)).status).toBe(404);
  });

  it('is nobody’s before it is verified [SHOP-50]', async () => {
    const { shop } = await makeShop(village.testApp, { name: 'New', cityId: village.cityId });
    expect((await put(village.customer, shop.id)).status).toBe(404);
  });
});

describe('the nearest place', () => {
  it('is told when no shop is in reach, and only then [SHOP-52]', async () => {
    const { customer, testApp, cityId } = village;
    const here = await customer.get(`/shops/nearby/?address_id=${customer.addressId}`);
    expect(here.body.count).toBeGreaterThan(0);
    expect(here.body).not.toHaveProperty('nearest');
    const far = await makeCity(testApp);
    const { id } = await makeAddress(customer, far, { latitude: 12.5, longitude: 76.2 });
    const { body } = await customer.get(`/shops/nearby/?address_id=${id}`);
    const { rows } = await testApp.database.pool.query('select name from cities where id = $1', [cityId]);
    expect(body).toEqual({ count: 0, results: [], nearest: { name: rows[0].name, km: expect.any(Number) } });
    expect(body.nearest.km).toBeGreaterThan(100);
    const ofType = await customer.get(`/shops/nearby/?address_id=${id}&shop_type=1`);
    expect(ofType.body).not.toHaveProperty('nearest');
  });
});

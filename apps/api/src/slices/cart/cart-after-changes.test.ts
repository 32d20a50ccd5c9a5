import { describe, expect, it } from 'vitest';
import { makeAddress } from '../../testing/addresses.ts';
import { cartOf, emptyCart, quantitiesIn } from '../../testing/carts.ts';
import { setUpStockedVillage } from '../../testing/set-up-village.ts';
import { makeGoods, makeRetailer } from '../../testing/village.ts';
import { restoreShop, suspendShop } from '../shops/index.ts';

const village = setUpStockedVillage();
const { add, remove, look } = cartOf(village);

describe('the cart after', () => {
  it('a product is deleted: loses its line, and with the last line its shop and address [PROD-31]', async () => {
    await add(village.rice);
    await add(village.soap);
    await village.retailer.delete(`/shops/products-retailer/${village.rice}/`);
    expect(quantitiesIn(await look())).toEqual([[village.soap, 1]]);
    expect(quantitiesIn(await add(village.soap))).toEqual([[village.soap, 2]]);
    await village.retailer.delete(`/shops/products-retailer/${village.soap}/`);
    expect((await look()).body).toEqual(emptyCart);
    expect((await remove(village.soap)).body).toEqual(emptyCart);
  });

  it('a shop is suspended: is empty until the shop is restored [SHOP-18]', async () => {
    const shop = await makeRetailer(village.testApp, village.cityId);
    const tea = await makeGoods(village.testApp, shop, { name: 'Tea', price: 1, quantity: 5 });
    await add(tea);
    await village.testApp.database.inTx((tx) =>
      suspendShop(tx, null, { shopId: shop.shopId, reason: 'Holiday' }),
    );
    expect((await look()).body).toEqual(emptyCart);
    expect((await add(tea)).status).toBe(404);
    await village.testApp.database.inTx((tx) => restoreShop(tx, null, shop.shopId));
    expect(quantitiesIn(await look())).toEqual([[tea, 1]]);
  });

  it('an address is deleted: uses the first remaining one [ADDR-14]', async () => {
    const work = await makeAddress(village.customer, village.cityId, { name: 'Work' });
    await add(village.rice, { address_id: work.id });
    await village.customer.delete(`/customers/addresses/${work.id}/`);
    expect((await look()).body.address).toBe(village.customer.addressId);
    const other = await makeAddress(village.customer, village.cityId, { name: 'Other' });
    await village.customer.delete(`/customers/addresses/${village.customer.addressId}/`);
    expect((await look()).body.address).toBe(other.id);
  });
});

describe('simultaneous calls', () => {
  it('add up', async () => {
    const salt = await makeGoods(village.testApp, village.retailer, { name: 'Salt', price: 1, quantity: 25 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(salt)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(25).fill(200),
      ...Array(5).fill(409),
    ]);
    expect(quantitiesIn(await look())).toEqual([[salt, 25]]);
  });

  it('see one address or the other while one is deleted [ADDR-14]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const work = await makeAddress(village.customer, village.cityId, { name: 'Work' });
      const answers = await Promise.all([
        add(village.rice, { address_id: work.id }),
        village.customer.delete(`/customers/addresses/${work.id}/`),
        add(village.soap, { address_id: work.id }),
      ]);
      expect([200, 404]).toContain(answers[0].status);
      expect(answers[1].status).toBe(204);
      expect([200, 404]).toContain(answers[2].status);
      const { body } = await look();
      expect(body.address).toBe(body.items.length > 0 ? village.customer.addressId : null);
      await remove(village.rice, { quantity: 999 });
      await remove(village.soap, { quantity: 999 });
    }
  });
});

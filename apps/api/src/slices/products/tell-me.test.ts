import { describe, expect, it } from 'vitest';
import { placeOrder } from '../../testing/orders.ts';
import { setUpStockedVillage } from '../../testing/set-up-village.ts';
import { makeCustomer } from '../../testing/village.ts';

const village = setUpStockedVillage({ riceQuantity: 2 });

const ask = (id = village.rice, client = village.customer) =>
  client.post(`/shops/products/${id}/tell_me/`, {});
const change = (fields: object, id = village.rice) =>
  village.retailer.patch(`/shops/products-retailer/${id}/`, fields);
const told = async (client = village.customer): Promise<string[]> =>
  (await client.get('/users/notifications/')).body.results
    .map(({ body }: { body: string }) => body)
    .filter((body: string) => body.includes(' is back at '));

describe('being told of a product [TELL-1]', () => {
  it('happens once when the stock rises', async () => {
    await change({ quantity: 0 });
    for (let time = 0; time < 2; time += 1) expect((await ask()).status).toBe(204);
    await change({ name: 'Red rice' });
    expect(await told()).toEqual([]);
    await change({ quantity: 5 });
    const { body } = await village.customer.get('/users/notifications/');
    expect(body.results).toMatchObject([
      {
        body: expect.stringMatching(/^Red rice is back at /),
        link: `/shops/${village.retailer.shopId}/product/${village.rice}`,
      },
    ]);
    await change({ quantity: 0 });
    await change({ quantity: 6 });
    expect(await told()).toHaveLength(1);
  });

  it('happens when it is no longer sold out', async () => {
    const sheet = (is_sold_out: boolean) =>
      village.retailer.patch('/shops/products-retailer/', { products: [{ id: village.rice, is_sold_out }] });
    await sheet(true);
    await ask();
    await change({ quantity: 9 });
    expect(await told()).toEqual([]);
    await sheet(false);
    expect(await told()).toHaveLength(1);
  });

  it('happens when a cancelled order gives its stock back', async () => {
    const other = await makeCustomer(village.testApp, village.cityId);
    const order = await placeOrder(village, {
      customer: other,
      wanted: [{ productId: village.rice, quantity: 2 }],
    });
    await ask();
    await other.post(`/customers/orders/${order.id}/cancel/`);
    expect(await told()).toHaveLength(1);
  });

  it('is one notification for each product', async () => {
    const { rice, soap, retailer } = village;
    await change({ quantity: 0 });
    await change({ quantity: 0 }, soap);
    await ask();
    await ask(soap);
    await retailer.patch('/shops/products-retailer/', {
      products: [
        { id: rice, quantity: 1 },
        { id: soap, quantity: 1 },
      ],
    });
    expect(await told()).toHaveLength(2);
  });

  it('changes nothing for a product in stock', async () => {
    expect((await ask()).status).toBe(204);
    await change({ quantity: 0 });
    await change({ quantity: 5 });
    expect(await told()).toEqual([]);
  });

  it('can be taken back', async () => {
    await change({ quantity: 0 });
    await ask();
    for (let time = 0; time < 2; time += 1) {
      expect((await village.customer.delete(`/shops/products/${village.rice}/tell_me/`)).status).toBe(204);
    }
    await change({ quantity: 5 });
    expect(await told()).toEqual([]);
  });

  it('is lost neither before nor after a restock at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      await change({ quantity: 0 });
      const customer = await makeCustomer(village.testApp, village.cityId);
      await Promise.all([ask(village.rice, customer), change({ quantity: 3 })]);
      const { body } = await customer.get('/users/export/');
      expect(body.tell_me).toEqual([]);
    }
  });
});

describe('who waits [TELL-2]', () => {
  it('waits for at most 50 products', async () => {
    await change({ quantity: 0 });
    const { customer, testApp, rice, soap } = village;
    await ask();
    await testApp.database.pool.query(
      `insert into products (select p.* from products q cross join generate_series(1, 49) n
        cross join lateral jsonb_populate_record(q, jsonb_build_object('id', q.id + 1000 + n)) p where q.id = $1)`,
      [rice],
    );
    await testApp.database.pool.query(
      `insert into product_waits (city_id, product_id, user_id)
        select city_id, id, $2 from products where id > $1 + 1000 and id <= $1 + 1049`,
      [rice, customer.userId],
    );
    await change({ quantity: 0 }, soap);
    expect(await ask(soap)).toMatchObject({ status: 409, body: { code: 'tell_me.too_many' } });
    expect((await ask()).status).toBe(204);
  });

  it('sees it in the export, until the product or the account is gone', async () => {
    const { customer, rice, retailer, testApp } = village;
    await change({ quantity: 0 });
    await ask();
    expect((await customer.get('/users/export/')).body.tell_me).toEqual([
      { id: rice, name: 'Matta rice, 1 kg' },
    ]);
    const other = await makeCustomer(testApp, village.cityId);
    await ask(rice, other);
    await testApp.database.inTx((tx) => tx.events.publish(tx, 'person.deleted', { userId: other.userId }));
    const left = () => testApp.database.pool.query('select from product_waits where product_id = $1', [rice]);
    expect((await left()).rowCount).toBe(1);
    await retailer.delete(`/shops/products-retailer/${rice}/`);
    expect((await left()).rowCount).toBe(0);
    expect((await ask()).status).toBe(404);
  });

  it('is told in the language of the reader', async () => {
    await change({ quantity: 0, names: { ml: 'മട്ട അരി' } });
    await village.customer.patch('/users/preferences/', { language: 'ml' });
    await ask();
    await change({ quantity: 1 });
    const { body } = await village.customer.get('/users/notifications/');
    expect(body.results[0].body).toContain('മട്ട അരി');
  });
});

import { expect, it } from 'vitest';
import { codeFor } from '../../../testing/codes.ts';
import { orderIn } from '../../../testing/orders.ts';
import { setUpVillage } from '../../../testing/set-up-village.ts';
import { makeCustomer, makeRetailer } from '../../../testing/village.ts';

const village = setUpVillage();

const list = (query = '') => village.retailer.get(`/shops/orders/${query}`);
const idsIn = async (query: string) => (await list(query)).body.results.map(({ id }: { id: number }) => id);

it("a retailer's orders can be asked for by status, newest first [GLANCE-1]", async () => {
  const { order: first } = await orderIn(village, 'INITIATED');
  const { order: accepted } = await orderIn(village, 'ACCEPTED');
  const { order: second } = await orderIn(village, 'INITIATED');
  const { order: assigned } = await orderIn(village, 'ASSIGNED');
  await orderIn(village, 'REJECTED');
  expect(await idsIn('')).toEqual([assigned.id, second.id, accepted.id, first.id]);
  expect(await idsIn('?status=INITIATED')).toEqual([second.id, first.id]);
  expect(await idsIn('?status=ASSIGNED')).toEqual([assigned.id]);
  expect(await idsIn('?status=REJECTED')).toEqual([]);
  const page = await list('?status=INITIATED&limit=1&offset=1');
  expect(page.body).toMatchObject({ count: 2, results: [{ id: first.id }] });
});

it.each(['initiated', 'INITIATED,ACCEPTED', ''])("%j isn't a status [GLANCE-1]", async (status) => {
  const { body } = await list(`?status=${encodeURIComponent(status)}`);
  expect(body).toMatchObject({ status: 400, code: 'input.invalid' });
  expect(Object.keys(body.errors)).toEqual(['status']);
});

it("the rows and the page have the customer's first name, empty after the account is deleted [GLANCE-1]", async () => {
  const { testApp, cityId } = village;
  const retailer = await makeRetailer(testApp, cityId);
  const customer = await makeCustomer(testApp, cityId);
  const { order } = await orderIn({ ...village, retailer }, 'INITIATED', { customer });
  const rowOf = async (path: string) => (await retailer.get(path)).body.results[0];
  expect(await rowOf('/shops/orders/')).toMatchObject({ id: order.id, customer_first_name: 'Lakshmi' });
  expect(await rowOf('/shops/orders/?status=INITIATED')).toMatchObject({ customer_first_name: 'Lakshmi' });
  expect((await customer.get('/customers/orders/')).body.results[0]).not.toHaveProperty(
    'customer_first_name',
  );
  const named = (await retailer.get(`/shops/orders/${order.id}/`)).body;
  expect(named).toMatchObject({ customer_first_name: 'Lakshmi' });
  const own = (await customer.get(`/customers/orders/${order.id}/`)).body;
  expect(own).not.toHaveProperty('customer_first_name');
  await retailer.post(`/shops/orders/${order.id}/reject/`);
  await customer.delete('/users/', { otp: await codeFor(testApp, customer) });
  expect(await rowOf('/shops/orders/previous/')).toMatchObject({ customer_first_name: '' });
});

// Agree, cancel, refuse and expire at the same moment: one of them happens.
import { beforeEach, expect, it } from 'vitest';
import { offerFor, sendList } from '../../testing/lists.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeCustomer, makeGoods } from '../../testing/village.ts';

const village = setUpVillage();
let rice: number;

beforeEach(async () => {
  const { testApp, cityId, retailer } = village;
  testApp.clock.set('2026-11-21T04:30:00Z');
  Object.assign(village, { customer: await makeCustomer(testApp, cityId) });
  rice = await makeGoods(testApp, retailer, { name: 'Rice', price: 60, quantity: 100 });
});

const statusOf = async () => {
  const { results } = (await village.customer.get('/customers/orders/')).body;
  const answer = await village.customer.get('/customers/lists/');
  if (answer.status !== 200) throw new Error(answer.text);
  const [list] = answer.body.results;
  const stock = (await village.retailer.get(`/shops/products-retailer/${rice}/`)).body.quantity;
  return { orders: results.length, stock, list };
};

const ends = {
  cancel: (id: number) => village.customer.post(`/customers/lists/${id}/cancel/`),
  refuse: (id: number) => village.retailer.post(`/shops/lists/${id}/refuse/`, { reason: 'other' }),
  expire: () => village.testApp.jobs.runDue({ early: true }),
  agree: (id: number) => village.customer.post(`/customers/lists/${id}/agree/`),
  offer: (id: number) => offerFor(village.retailer, id, rice),
};

it.each(Object.keys(ends) as (keyof typeof ends)[])('agree and %s [LIST-12]', async (name) => {
  for (let round = 0; round < 3; round += 1) {
    const { id } = await sendList(village);
    await offerFor(village.retailer, id, rice);
    const before = await statusOf();
    if (name === 'expire') village.testApp.clock.advance(3_599_999);
    const agreeing = ends.agree(id);
    // Its time is over between the two.
    if (name === 'expire') village.testApp.clock.advance(1);
    const [agreed] = await Promise.all([agreeing, ends[name](id)]);
    const after = await statusOf();
    const isOrdered = after.list.state === 'ordered';
    expect([200, 201, 409]).toContain(agreed.status);
    expect(after.orders - before.orders).toBe(isOrdered ? 1 : 0);
    expect(before.stock - after.stock).toBe(isOrdered ? 2 : 0);
    if (!isOrdered) expect(['cancelled', 'refused', 'expired', 'offered']).toContain(after.list.state);
    if (after.list.state === 'offered') await ends.cancel(id);
  }
});

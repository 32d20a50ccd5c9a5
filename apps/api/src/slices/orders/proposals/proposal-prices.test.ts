// What a proposal's customer is shown, what a rule judges and what is charged are the same sum.
import type { Order } from '@haat/contract/orders';
import type { Proposal } from '@haat/contract/proposal-shapes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openCredit } from '../../../testing/credit.ts';
import { fillCart } from '../../../testing/orders.ts';
import { setUpVillage } from '../../../testing/set-up-village.ts';
import { type Customer, makeGoods } from '../../../testing/village.ts';

const village = setUpVillage();

let radio: number;
let soap: number;

const patch = (product: number, body: object) =>
  village.retailer.patch(`/shops/products-retailer/${product}/`, body);

beforeEach(async () => {
  const { testApp, retailer } = village;
  radio = await makeGoods(testApp, retailer, { name: 'Radio', price: 900, quantity: 5 });
  soap = await makeGoods(testApp, retailer, { name: 'Soap', price: 100, quantity: 1_000 });
});

interface Placed {
  readonly order: Order;
  readonly customer: Customer;
  /** The id of the order's item of this product. */
  readonly itemOf: (product: number) => number;
}

async function ordered(more: object = {}, customer = village.customer): Promise<Placed> {
  await fillCart(customer, [
    { productId: radio, quantity: 1 },
    { productId: soap, quantity: 1 },
  ]);
  const { status, body } = await customer.post('/customers/checkout/', {
    slot: village.slotId,
    if_missing: 'replace',
    ...more,
  });
  expect(status).toBe(201);
  const order: Order = body;
  const itemOf = (product: number) => order.items.find((item) => item.product.id === product)?.id ?? 0;
  return { order, customer, itemOf };
}

const propose = ({ order }: Placed, changes: readonly object[]) =>
  village.retailer.post(`/shops/orders/${order.id}/propose/`, { changes });

async function proposed(placed: Placed, changes: readonly object[]): Promise<Order & { proposal: Proposal }> {
  const { status, body } = await propose(placed, changes);
  expect(status).toBe(200);
  return body;
}

const agree = ({ order, customer }: Placed, { id }: Proposal) =>
  customer.post(`/customers/orders/${order.id}/proposal/`, { id, answer: 'agree' });

describe('a substitute that the order has already', () => {
  it('is judged, shown and charged at the price of its line [PROPOSE-28]', async () => {
    const placed = await ordered();
    await patch(soap, { price: 1 });
    const soapInstead = (quantity: number) => [
      { id: placed.itemOf(radio), quantity: 0, substitute: { product: soap, quantity } },
    ];
    const dear = await proposed(placed, soapInstead(880));
    expect([dear.status, dear.proposal.state]).toEqual(['INITIATED', 'open']);
    expect(dear.proposal.changes[0]?.substitute?.product.price).toBe(100);
    expect(dear.proposal.new_amount).toBe(dear.delivery_cost + 881 * 100);
    const same = await proposed(placed, soapInstead(9));
    expect([same.status, same.amount]).toEqual(['ACCEPTED', placed.order.amount]);
    expect(same.proposal.new_amount).toBe(same.amount);
  });

  it('costs the weighed price of its line [PROPOSE-28]', async () => {
    const placed = await ordered();
    const { status, proposal, amount, items } = await proposed(placed, [
      { id: placed.itemOf(radio), quantity: 0, substitute: { product: soap, quantity: 2 } },
      { id: placed.itemOf(soap), quantity: 1, price: 80 },
    ]);
    expect([status, proposal.changes[0]?.substitute?.product.price]).toEqual(['ACCEPTED', 80]);
    expect(items).toMatchObject([{ product: { id: soap }, quantity: 3, price: 80 }]);
    expect([proposal.new_amount, amount - placed.order.delivery_cost]).toEqual([amount, 240]);
  });

  it('never passes the limit of an order on credit [CREDIT-9]', async () => {
    const { customer, id } = await openCredit(village, 1_100);
    const placed = await ordered({ pay_by: 'credit' }, customer);
    await patch(soap, { price: 1 });
    const { status, proposal } = await proposed(placed, [
      { id: placed.itemOf(radio), quantity: 0, substitute: { product: soap, quantity: 90 } },
    ]);
    expect(status).toBe('INITIATED');
    expect(await agree(placed, proposal)).toMatchObject({ status: 409, body: { code: 'credit.limit' } });
    const accounts = (await customer.get('/customers/credit/')).body.results;
    expect(accounts.find((one: { id: number }) => one.id === id).left).toBeGreaterThanOrEqual(0);
  });
});

describe('the MRP', () => {
  const fieldsOf = async (placed: Placed, changes: readonly object[]) => {
    const { status, body } = await propose(placed, changes);
    return [status, body.code, Object.keys(body.errors ?? {})];
  };

  it('holds for a weighed price [PROPOSE-29]', async () => {
    await patch(soap, { mrp: 110 });
    const placed = await ordered();
    const weighed = (price: number) => [
      { id: placed.itemOf(radio), quantity: 0 },
      { id: placed.itemOf(soap), quantity: 1, price },
    ];
    const refused = await propose(placed, weighed(110.5));
    expect([refused.status, refused.body.code]).toEqual([400, 'input.invalid']);
    expect(refused.body.errors).toEqual({
      'changes.1.price': ['The MRP of Soap is ₹110. Enter that or less.'],
    });
    expect((await proposed(placed, weighed(110))).proposal.state).toBe('open');
    // A price that was agreed at checkout stays when the MRP falls later.
    await patch(soap, { price: 40, mrp: 50 });
    expect((await proposed(placed, [{ id: placed.itemOf(radio), quantity: 0 }])).amount).toBeGreaterThan(0);
  });

  it('holds for a product that was deleted since [PROPOSE-29]', async () => {
    await patch(soap, { mrp: 110 });
    const placed = await ordered();
    await village.retailer.delete(`/shops/products-retailer/${soap}/`);
    expect(await fieldsOf(placed, [{ id: placed.itemOf(soap), quantity: 1, price: 500 }])).toEqual([
      400,
      'input.invalid',
      ['changes.0.price'],
    ]);
  });

  it('holds for a substitute that adds to a line from before a lower MRP [PROPOSE-29]', async () => {
    const placed = await ordered();
    await patch(soap, { price: 40, mrp: 50 });
    const instead = { id: placed.itemOf(radio), quantity: 0, substitute: { product: soap, quantity: 2 } };
    expect(await fieldsOf(placed, [instead])).toEqual([400, 'input.invalid', ['changes.0.substitute']]);
    const lowered = await proposed(placed, [instead, { id: placed.itemOf(soap), quantity: 1, price: 50 }]);
    expect(lowered.items).toMatchObject([{ quantity: 3, price: 50 }]);
  });
});

// Orders on credit from checkout to completion, through the API.
import { beforeEach, describe, expect, it } from 'vitest';
import { accountOf, linesOf, type OpenCredit, openCredit } from '../../testing/credit.ts';
import { fillCart, openDeliveryId } from '../../testing/orders.ts';
import { setUpStockedVillage } from '../../testing/set-up-village.ts';

const village = setUpStockedVillage({ ricePrice: 100, riceQuantity: 1000 });

let open: OpenCredit;
beforeEach(async () => {
  open = await openCredit(village, 500);
});

/** Puts rice into the cart and orders it on credit. */
async function order(quantity: number) {
  await fillCart(open.customer, [{ productId: village.rice, quantity }]);
  return open.customer.post('/customers/checkout/', { slot: village.slotId, pay_by: 'credit' });
}

/** From accepting to completing. Gives the deliverer's last answer. */
async function carry(orderId: number, completion: object = { payment: 'On credit' }) {
  const { retailer, deliverer } = village;
  await retailer.post(`/shops/orders/${orderId}/accept/`);
  const id = await openDeliveryId(village, orderId);
  await deliverer.post(`/deliveries/requests/${id}/accept/`);
  for (const step of ['picked_up', 'delivered']) await deliverer.post(`/deliveries/${id}/${step}/`);
  await open.customer.post(`/customers/orders/${orderId}/verified/`, { items: [] });
  return deliverer.post(`/deliveries/${id}/completed/`, completion);
}

describe('an order on credit', () => {
  it('is a line of the book once it is completed [CREDIT-10]', async () => {
    const { status, body } = await order(2);
    expect(status).toBe(201);
    expect(await accountOf(open)).toMatchObject({ balance: 0, left: 500 - body.amount });
    expect((await carry(body.id)).status).toBe(200);
    expect(await linesOf(open)).toMatchObject([{ kind: 'order', order: body.id, amount: body.amount }]);
    expect(await accountOf(open)).toMatchObject({ balance: body.amount, left: 500 - body.amount });
  });

  it('may be paid in cash in part at the door [CREDIT-10]', async () => {
    const { body } = await order(2);
    const payments = [
      { method: 'cash', amount: 150 },
      { method: 'credit', amount: body.amount - 150 },
    ];
    expect((await carry(body.id, { payment: 'Both', payments })).status).toBe(200);
    expect(await accountOf(open)).toMatchObject({ balance: body.amount - 150 });
  });

  it('counts from checkout on, so a second one can’t pass the limit [CREDIT-8, CREDIT-9]', async () => {
    const first = await order(3);
    const second = await order(3);
    expect([second.status, second.body]).toMatchObject([
      409,
      { code: 'credit.limit', left: 500 - first.body.amount },
    ]);
    await open.customer.post(`/customers/orders/${first.body.id}/cancel/`);
    expect(await accountOf(open)).toMatchObject({ left: 500 });
    expect((await order(1)).status).toBe(201);
  });

  it('is refused without an account and beyond the limit, also when the way to pay is chosen later [CREDIT-8]', async () => {
    await village.retailer.patch(`/shops/credit/${open.id}/`, { is_closed: true });
    expect((await order(1)).body.code).toBe('credit.none');
    const body = await orderInCash();
    const choose = (id: number) =>
      open.customer.post(`/customers/orders/${id}/pay_by/`, { pay_by: 'credit' });
    expect((await choose(body.id)).body.code).toBe('credit.none');
    await village.retailer.patch(`/shops/credit/${open.id}/`, { is_closed: false });
    expect((await choose(body.id)).body.pay_by).toBe('credit');
    const left = 500 - body.amount;
    expect(await accountOf(open)).toMatchObject({ left });
    const beyond = await choose((await orderInCash()).id);
    expect([beyond.status, beyond.body]).toMatchObject([409, { code: 'credit.limit', left }]);
  });

  async function orderInCash() {
    await fillCart(open.customer, [{ productId: village.rice, quantity: 3 }]);
    return (await open.customer.post('/customers/checkout/', { slot: village.slotId })).body;
  }

  it('is asked for again when its customer agrees to a dearer proposal [CREDIT-9]', async () => {
    const { body } = await order(2);
    const changes = [{ id: body.items[0].id, quantity: 2, price: 400 }];
    const proposed = await village.retailer.post(`/shops/orders/${body.id}/propose/`, { changes });
    const agree = () =>
      open.customer.post(`/customers/orders/${body.id}/proposal/`, {
        id: proposed.body.proposal.id,
        answer: 'agree',
      });
    const dearer = await agree();
    expect([dearer.status, dearer.body]).toMatchObject([409, { code: 'credit.limit', left: 500 }]);
    await village.retailer.patch(`/shops/credit/${open.id}/`, { is_closed: true });
    const closed = await agree();
    expect([closed.status, closed.body.code]).toEqual([409, 'credit.none']);
  });

  it('is refused when two of them come at once [CREDIT-18]', async () => {
    const other = await openCredit(village, 500);
    const carts = [open.customer, other.customer];
    for (const customer of carts) await fillCart(customer, [{ productId: village.rice, quantity: 3 }]);
    const own = open.customer;
    const { body } = await own.post('/customers/checkout/', { slot: village.slotId });
    await fillCart(own, [{ productId: village.rice, quantity: 3 }]);
    const answers = await Promise.all([
      own.post('/customers/checkout/', { slot: village.slotId, pay_by: 'credit' }),
      own.post(`/customers/orders/${body.id}/pay_by/`, { pay_by: 'credit' }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([expect.toSatisfy((s) => s < 300), 409]);
    expect((await accountOf(open)).left).toBeGreaterThanOrEqual(0);
  });
});

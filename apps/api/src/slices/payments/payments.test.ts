import type { Order } from '@haat/contract/orders';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderIn, type PlacedOrder } from '../../testing/orders.ts';
import { byPiece } from '../../testing/packs.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeShop } from '../../testing/shops.ts';
import { makeCustomer, makeRetailer } from '../../testing/village.ts';

const village = setUpVillage();

/** An order of ₹177.50. Its shop takes UPI. */
async function delivered(status: 'DELIVERED' | 'VERIFIED' = 'VERIFIED'): Promise<PlacedOrder> {
  await village.retailer.patch('/shops/update/', { upi_id: 'ammini.veg@okbank', upi_name: 'Ammini' });
  return orderIn(village, status);
}

const claim = ({ order }: PlacedOrder, amount: number, reference: string | null = '4711') =>
  village.customer.post(`/customers/orders/${order.id}/paid_upi/`, { amount, reference });
const seen = async ({ order }: PlacedOrder): Promise<Order> =>
  (await village.customer.get(`/customers/orders/${order.id}/`)).body;
const complete = ({ deliveryId }: PlacedOrder, body: object = {}) =>
  village.deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'As told', ...body });
const answer = async (placed: PlacedOrder, how: 'confirm' | 'deny', at = 0) => {
  const payment = (await seen(placed)).payments[at];
  return village.retailer.post(`/shops/orders/${placed.order.id}/payments/${payment?.id}/${how}/`);
};
const heard = async (who: typeof village.customer | typeof village.retailer): Promise<string> =>
  (await who.get('/users/notifications/')).body.results[0]?.body;

describe('the way to pay', () => {
  it('is cash unless checkout says otherwise, and everybody sees it [PAY-1]', async () => {
    const placed = await orderIn(village, 'ASSIGNED');
    expect(placed.order).toMatchObject({ pay_by: 'cash', payments: [], due: 177.5, rounding: 0, upi: null });
    const path = `/customers/orders/${placed.order.id}/pay_by/`;
    await village.retailer.patch('/shops/update/', { upi_id: 'ammini.veg@okbank' });
    expect((await village.customer.post(path, { pay_by: 'upi' })).body.pay_by).toBe('upi');
    expect((await village.customer.post(path, { pay_by: 'upi' })).status).toBe(200);
    const { body: forShop } = await village.retailer.get(`/shops/orders/${placed.order.id}/`);
    const { body: forDeliverer } = await village.deliverer.get(`/deliveries/${placed.deliveryId}/`);
    expect([forShop.pay_by, forDeliverer.pay_by, forDeliverer.due]).toEqual(['upi', 'upi', 177.5]);
  });

  it('is refused when the shop takes no UPI, at checkout before a changed cart [PAY-2]', async () => {
    await village.retailer.patch('/shops/update/', { upi_id: null });
    const { order } = await orderIn(village, 'INITIATED');
    const path = `/customers/orders/${order.id}/pay_by/`;
    expect((await village.customer.post(path, { pay_by: 'upi' })).body.code).toBe('upi.none');
    expect((await village.customer.post(path, { pay_by: 'barter' })).status).toBe(400);
    const [{ product }] = order.items as [Order['items'][number]];
    await village.customer.post('/customers/cart/add/', {
      product_id: product.id,
      quantity: 1,
      address_id: village.customer.addressId,
    });
    const checkout = { slot: village.slotId, pay_by: 'upi', expected_amount: 1 };
    const refused = await village.customer.post('/customers/checkout/', checkout);
    expect([refused.status, refused.body.code]).toEqual([409, 'upi.none']);
    await village.customer.post('/customers/checkout/', { slot: village.slotId });
  });

  it("stays after the order is over, and isn't anybody else's to choose [PAY-2]", async () => {
    const placed = await delivered();
    await complete(placed);
    const path = `/customers/orders/${placed.order.id}/pay_by/`;
    expect((await village.customer.post(path, { pay_by: 'upi' })).body.code).toBe('order.cannot_change');
    expect((await village.customer.post(path, { pay_by: 'cash' })).status).toBe(200);
    const stranger = await makeCustomer(village.testApp, village.cityId);
    expect((await stranger.post(path, { pay_by: 'upi' })).status).toBe(404);
  });
});

it('the answer to a completion shows the payments as every later call does [PAY-21]', async () => {
  const placed = await delivered();
  await claim(placed, 50);
  const payments = [
    { method: 'upi', amount: 27.5, reference: '8822' },
    { method: 'cash', amount: 100, received: 200 },
  ];
  const { body: done } = await complete(placed, { payments });
  const { body: later } = await village.deliverer.get(`/deliveries/${placed.deliveryId}/`);
  expect(done.payments).toHaveLength(3);
  expect([done.payments, done.due, done.rounding]).toEqual([later.payments, later.due, later.rounding]);
  expect((await seen(placed)).payments).toEqual(done.payments);
});

describe('refused items', () => {
  it('have a reason, and unsellable pieces stay out of stock [PAY-3, PAY-4]', async () => {
    const placed = await delivered('DELIVERED');
    const [tomatoes, soap] = placed.order.items as [Order['items'][number], Order['items'][number]];
    const stock = async (item: Order['items'][number]) =>
      (await village.customer.get(`/shops/products/${item.product.id}/`)).body.quantity;
    const before = [await stock(tomatoes), await stock(soap)];
    const { body } = await village.customer.post(`/customers/orders/${placed.order.id}/verified/`, {
      items: [
        { id: tomatoes.id, quantity: 1, reason: 'spoilt' },
        { id: soap.id, quantity: 0, reason: 'not_needed' },
      ],
    });
    expect(body.rejected_items).toEqual([
      { name: tomatoes.product.name, local_name: null, ...byPiece, quantity: 2, reason: 'spoilt' },
      { name: soap.product.name, local_name: null, ...byPiece, quantity: 1, reason: 'not_needed' },
    ]);
    expect(body).toMatchObject({ amount: 60.5, due: 60.5 });
    expect(body.events.at(-1).text).toContain('Country tomato, 1 kg: 2 (spoilt), Bath soap: 1 (not needed)');
    expect([await stock(tomatoes), await stock(soap)]).toEqual([before[0], before[1] + 1]);
  });

  it('can be told by the deliverer while completing, once [PAY-5]', async () => {
    const placed = await delivered('DELIVERED');
    const [tomatoes] = placed.order.items as [Order['items'][number]];
    const items = [{ id: tomatoes.id, quantity: 1, reason: 'damaged' }];
    const stale = await complete(placed, { items, expected_amount: 96.5 });
    expect(stale.body).toMatchObject({ code: 'order.changed', amount: 177.5 });
    const done = await complete(placed, { items, expected_amount: 177.5 });
    expect(done.body).toMatchObject({ status: 'COMPLETED', amount: 96.5, due: 0 });
    expect(done.body.order.rejected_items).toEqual([
      { name: 'Country tomato, 1 kg', local_name: null, ...byPiece, quantity: 2, reason: 'damaged' },
    ]);
    const { events } = await seen(placed);
    expect(events.at(-1)?.text).toBe(
      'Completed. The deliverer says that the customer refused: Country tomato, 1 kg: 2 (damaged)',
    );
    expect((await complete(placed, { items, expected_amount: 177.5 })).body).toEqual(done.body);
  });

  it("can't be told again after the customer has checked [PAY-5]", async () => {
    const placed = await delivered();
    const refused = await complete(placed, { items: [] });
    expect(refused.body.code).toBe('order.cannot_verify');
    expect((await seen(placed)).status).toBe('VERIFIED');
  });
});

describe('the UPI id of a shop', () => {
  it.each(['ammini', 'a@upi', 'ammini veg@upi', 'ammini@u', 'ammini@upi1', `${'a'.repeat(101)}@upi`, ''])(
    'is refused when it is %o [PAY-10]',
    async (upiId) => {
      const refused = await village.retailer.patch('/shops/update/', { upi_id: upiId });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['upi_id']]);
    },
  );

  it('is removed by null, and its name defaults to the shop [PAY-10, PAY-11]', async () => {
    const id = 'ammini.veg@okbank';
    await village.retailer.patch('/shops/update/', { upi_id: id, upi_name: null });
    expect((await village.retailer.get('/shops/update/')).body).toMatchObject({ upi_id: id, upi_name: null });
    const placed = await orderIn(village, 'DELIVERED');
    expect((await seen(placed)).upi).toMatchObject({ id, name: 'Ammini Vegetables', amount: 177.5 });
    await village.retailer.patch('/shops/update/', { upi_id: null });
    expect((await seen(placed)).upi).toBeNull();
  });

  it('makes a link from DELIVERED on, while something is due [PAY-11]', async () => {
    const placed = await delivered();
    const { upi } = await seen(placed);
    const { body } = await village.deliverer.get(`/deliveries/${placed.deliveryId}/`);
    expect(upi?.link).toMatch(
      /^upi:\/\/pay\?pa=ammini\.veg@okbank&pn=Ammini&am=177\.50&cu=INR&tn=Order%20\d+$/,
    );
    expect(body.upi).toEqual(upi);
    await claim(placed, 100);
    expect((await seen(placed)).upi).toMatchObject({ amount: 77.5 });
    await complete(placed);
    expect((await seen(placed)).upi).toBeNull();
  });
});

describe('a claim', () => {
  it('counts at once, rings at the shop, and can be replaced and withdrawn [PAY-13, PAY-14]', async () => {
    const placed = await delivered();
    const { body } = await claim(placed, 100);
    expect(body).toMatchObject({
      due: 77.5,
      payments: [{ method: 'upi', amount: 100, reference: '4711', state: 'claimed', by: 'customer' }],
    });
    expect(await heard(village.retailer)).toContain('₹100');
    expect((await claim(placed, 100)).body.payments).toEqual(body.payments);
    const replaced = (await claim(placed, 177.5, '47112')).body;
    expect(replaced.payments).toHaveLength(1);
    expect(replaced).toMatchObject({ due: 0, upi: null, payments: [{ amount: 177.5, reference: '47112' }] });
    expect((await claim(placed, 0, null)).body).toMatchObject({ due: 177.5, payments: [] });
    expect((await claim(placed, 0, null)).status).toBe(200);
  });

  it.each([0.001, -1, 'ten'])('is refused with the amount %o [PAY-15]', async (amount) => {
    const placed = await delivered();
    expect((await claim(placed, amount as number)).status).toBe(400);
  });

  it.each([null, '123', '1234567890123', '12 34'])(
    'is refused with the reference %o [PAY-15]',
    async (ref) => {
      const placed = await delivered();
      const refused = await claim(placed, 10, ref);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['reference']]);
    },
  );

  it('is refused above what is due, before the check, for nothing due, and of others [PAY-15]', async () => {
    const placed = await delivered();
    const code = async (answered: ReturnType<typeof claim>) => (await answered).body.code;
    expect(await code(claim(placed, 177.51))).toBe('order.cannot_pay');
    expect(await code(claim(await delivered('DELIVERED'), 10))).toBe('order.cannot_pay');
    await complete(placed);
    expect(await code(claim(placed, 0.01))).toBe('order.cannot_pay');
    const stranger = await makeCustomer(village.testApp, village.cityId);
    const path = `/customers/orders/${placed.order.id}/paid_upi/`;
    expect((await stranger.post(path, { amount: 1, reference: '4711' })).status).toBe(404);
  });
});

describe("the shop's answer", () => {
  it('confirms or denies once, and says late to another answer [PAY-16]', async () => {
    const placed = await delivered();
    await claim(placed, 100);
    const confirmed = await answer(placed, 'confirm');
    expect(confirmed.body.payments).toMatchObject([{ state: 'confirmed' }]);
    expect((await answer(placed, 'confirm')).status).toBe(200);
    expect((await answer(placed, 'deny')).body.code).toBe('answer.late');
    expect((await claim(placed, 77.5)).body.payments).toHaveLength(2);
  });

  it('is not for a retailer whose shop was never verified [PAY-16]', async () => {
    const { retailer } = await makeShop(village.testApp);
    for (const how of ['confirm', 'deny']) {
      const { status, body } = await retailer.post(`/shops/orders/1/payments/1/${how}/`);
      expect([status, body.code]).toEqual([403, 'shop.not_verified']);
    }
  });

  it('makes a denied claim due again, tells the customer, and may be corrected [PAY-16, PAY-17]', async () => {
    const placed = await delivered();
    await claim(placed, 177.5);
    await answer(placed, 'deny');
    expect(await seen(placed)).toMatchObject({ due: 177.5, payments: [{ state: 'denied' }] });
    expect(await heard(village.customer)).toContain('₹177.50');
    expect((await answer(placed, 'deny')).status).toBe(200);
    expect((await answer(placed, 'confirm')).body).toMatchObject({
      due: 0,
      payments: [{ state: 'confirmed' }],
    });
  });

  it('cannot confirm a denied claim that was paid in another way since [PAY-17]', async () => {
    const placed = await delivered();
    await claim(placed, 177.5);
    await answer(placed, 'deny');
    await complete(placed);
    expect((await answer(placed, 'confirm')).body.code).toBe('order.cannot_pay');
  });

  it('after completion leaves what the customer claimed due, who may pay again [PAY-17]', async () => {
    const placed = await delivered();
    await claim(placed, 177.5);
    await complete(placed);
    await answer(placed, 'deny');
    expect(await seen(placed)).toMatchObject({ status: 'COMPLETED', due: 177.5 });
    expect((await claim(placed, 177.5, '99999')).body).toMatchObject({ due: 0 });
  });

  it('makes nothing due when the money comes after completion and denial [PAY-17]', async () => {
    const placed = await delivered();
    await claim(placed, 177.5);
    await complete(placed);
    await answer(placed, 'deny');
    await answer(placed, 'confirm');
    expect(await seen(placed)).toMatchObject({ due: 0, upi: null, payments: [{ state: 'confirmed' }] });
  });

  it('may change its mind about what only the deliverer told [PAY-18]', async () => {
    const placed = await delivered();
    await complete(placed, { payments: [{ method: 'upi', amount: 177.5, reference: 'ABCD' }] });
    expect((await answer(placed, 'deny')).body).toMatchObject({ due: 0, payments: [{ state: 'denied' }] });
    expect((await answer(placed, 'confirm')).body.payments).toMatchObject([
      { state: 'confirmed', by: 'deliverer' },
    ]);
  });

  it("is of the order's shop alone, and of an existing payment [PAY-16]", async () => {
    const placed = await delivered();
    await claim(placed, 100);
    const [payment] = (await seen(placed)).payments;
    const other = await delivered();
    const paths = [
      `/shops/orders/${other.order.id}/payments/${payment?.id}/confirm/`,
      `/shops/orders/${placed.order.id}/payments/1/confirm/`,
    ];
    for (const path of paths) expect((await village.retailer.post(path)).status).toBe(404);
    const own = `/shops/orders/${placed.order.id}/payments/${payment?.id}/confirm/`;
    expect((await village.customer.post(own)).status).toBe(403);
  });
});

describe('settling', () => {
  it.each([
    ['cash with change', [{ method: 'cash', amount: 177.5, received: 200 }], 0, 22.5],
    ['rounded cash', [{ method: 'cash', amount: 177, received: 180 }], 0.5, 3],
    ['cash rounded up', [{ method: 'cash', amount: 178 }], -0.5, null],
  ])('takes %s [PAY-21]', async (_, payments, rounding, change) => {
    const placed = await delivered();
    const { body } = await complete(placed, { payments });
    expect(body).toMatchObject({ status: 'COMPLETED', due: 0, rounding });
    expect(body.payments).toMatchObject([{ method: 'cash', change, state: 'confirmed', by: 'deliverer' }]);
    expect(body.order.payment).toBe('As told');
  });

  it('takes the rest after a claim, in two ways [PAY-21]', async () => {
    const placed = await delivered();
    await claim(placed, 100);
    const { body } = await complete(placed, {
      payments: [
        { method: 'upi', amount: 40, reference: 'QR99' },
        { method: 'cash', amount: 37 },
      ],
    });
    expect(body).toMatchObject({ due: 0, rounding: 0.5 });
    expect(body.payments).toMatchObject([
      { method: 'upi', amount: 100, by: 'customer' },
      { method: 'upi', amount: 40, state: 'claimed', by: 'deliverer' },
      { method: 'cash', amount: 37 },
    ]);
    expect(await heard(village.retailer)).toContain('₹40');
  });

  it.each([
    ['too little', [{ method: 'cash', amount: 170 }]],
    ['too much', [{ method: 'cash', amount: 200 }]],
    ['nothing', []],
  ])('refuses %s with what is due, and changes nothing [PAY-21]', async (_, payments) => {
    const placed = await delivered();
    const refused = await complete(placed, { payments });
    expect([refused.status, refused.body.code, refused.body.due]).toEqual([409, 'payment.amount', 177.5]);
    expect(await seen(placed)).toMatchObject({ status: 'VERIFIED', payments: [] });
  });

  it.each([
    ['an amount of 0', [{ method: 'cash', amount: 0 }], 400],
    ['parts of a paisa', [{ method: 'cash', amount: 177.501 }], 400],
    ['less received than paid', [{ method: 'cash', amount: 177.5, received: 170 }], 400],
    ['UPI without a reference', [{ method: 'upi', amount: 177.5 }], 400],
    ['credit that the customer did not choose', [{ method: 'credit', amount: 177.5 }], 409],
  ])('refuses %s [PAY-21]', async (_, payments, status) => {
    const placed = await delivered();
    expect((await complete(placed, { payments })).status).toBe(status);
  });

  it('counts as cash what nobody said, and the shop can confirm the rest later [PAY-16, PAY-22]', async () => {
    const placed = await delivered();
    await claim(placed, 100);
    const { body } = await complete(placed);
    expect(body.payments).toMatchObject([
      { method: 'upi', amount: 100 },
      { method: 'cash', amount: 77.5, received: null, change: null, by: 'deliverer' },
    ]);
    await answer(placed, 'confirm');
    const { due, payments } = await seen(placed);
    expect([due, payments.map(({ state }) => state)]).toEqual([0, ['confirmed', 'confirmed']]);
  });
});

describe('an order that an older release completed', () => {
  it('owes nothing, and nobody said how it was paid [PAY-24]', async () => {
    const placed = await delivered();
    await complete(placed);
    await village.testApp.database.inTx(async (tx) => {
      await tx.execute(sql`delete from payments where order_id = ${placed.order.id}`);
      await tx.execute(
        sql`update orders set pay_by = null, has_payments = false where id = ${placed.order.id}`,
      );
    });
    expect(await seen(placed)).toMatchObject({ pay_by: null, payments: [], due: 0, upi: null });
    expect((await claim(placed, 1)).body.code).toBe('order.cannot_pay');
  });
});

describe("the shop's list of payments to confirm", () => {
  it('has the orders with a claimed payment, also completed ones, and no others [ORDER-52]', async () => {
    const list = async (query = '?payments=claimed') =>
      (await village.retailer.get(`/shops/orders/${query}`)).body;
    const known: number[] = (await list()).results.map(({ id }: Order) => id);
    const [open, done, confirmed] = [await delivered(), await delivered(), await delivered()];
    for (const placed of [open, done, confirmed]) await claim(placed, 177.5);
    await complete(done);
    await answer(confirmed, 'confirm');
    const ids = [done.order.id, open.order.id];
    const newest = (await list('?payments=claimed&limit=2')).results.map(({ id }: Order) => id);
    expect(newest).toEqual([...ids].sort((a, b) => b - a));
    expect((await list()).count).toBe(known.length + 2);
    const ended = (await list('?payments=claimed&status=COMPLETED')).results;
    expect(ended[0].id).toBe(done.order.id);
    await claim(open, 0);
    expect((await list()).count).toBe(known.length + 1);
    const neighbour = await makeRetailer(village.testApp, village.cityId);
    expect((await neighbour.get('/shops/orders/?payments=claimed')).body).toEqual({ count: 0, results: [] });
  });

  it.each(['denied', ''])('%j is no such list [ORDER-52]', async (word) => {
    const { status, body } = await village.retailer.get(`/shops/orders/?payments=${word}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['payments']]);
  });
});

it('tells how it was paid in the language of the reader, unless somebody wrote it [PAY-68]', async () => {
  const reads = async (payment: string) => {
    const placed = await delivered();
    await complete(placed, { payment });
    await village.customer.patch('/users/preferences/', { language: 'ml' });
    const { payment: ofCustomer } = await seen(placed);
    const { body: ofShop } = await village.retailer.get(`/shops/orders/${placed.order.id}/`);
    const { body } = await village.deliverer.get(`/deliveries/${placed.deliveryId}/`);
    await village.customer.patch('/users/preferences/', { language: 'en' });
    return [ofCustomer, ofShop.payment, body.order.payment];
  };
  expect(await reads('नकद ₹177.50')).toEqual(['പണമായി ₹177.50', 'Cash ₹177.50', 'Cash ₹177.50']);
  expect(await reads('नकद दिया')).toEqual(['नकद दिया', 'नकद दिया', 'नकद दिया']);
});

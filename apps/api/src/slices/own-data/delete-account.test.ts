import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client, TestAnswer } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { fillCart, handOverAllCash, orderIn, placeOrder } from '../../testing/orders.ts';
import { makePicture } from '../../testing/pictures.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeFile } from '../../testing/sounds.ts';
import {
  type Customer,
  makeCustomer,
  makeDelivererClient,
  makeGoods,
  makeRetailer,
  type Retailer,
  type Village,
} from '../../testing/village.ts';
import { releaseOrder } from '../orders/index.ts';
import { restoreShop, verifyShop } from '../shops/index.ts';

const village = setUpVillage();

const deleteAccount = async (client: Client, otp?: string): Promise<TestAnswer> =>
  client.delete('/users/', { otp: otp ?? (await codeFor(village.testApp, client)) });

async function deleted(client: Client): Promise<void> {
  const answer = await deleteAccount(client);
  expect([answer.status, answer.text]).toEqual([204, '']);
}

/** Finds every row of every table that contains one of these texts. */
async function rowsWith(...texts: string[]): Promise<string[]> {
  const { rows: tables } = await village.testApp.database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await village.testApp.database.pool.query<{ text: string }>(
      `select t::text as text from "${name}" t where ${texts.map((_, at) => `strpos(t::text, $${at + 1}) > 0`).join(' or ')}`,
      texts,
    );
    found.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return found;
}

describe('the code', () => {
  let person: Client;
  const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
  beforeEach(async () => {
    person = await village.testApp.signIn();
  });

  it.each([[{}], [{ otp: '12345' }], [{ otp: null }], [undefined]])(
    'must be there: %j [OWN-5]',
    async (body) => {
      const answer = await person.delete('/users/', body);
      expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
      expect(Object.keys(answer.body.errors)).toEqual(['otp']);
    },
  );

  it('must be right, and wrong guesses count as those of signing in [OWN-5]', async () => {
    const code = await codeFor(village.testApp, person);
    for (let guesses = 0; guesses < 5; guesses += 1) {
      const answer = await deleteAccount(person, wrong(code));
      expect([answer.status, answer.body.code]).toEqual([400, 'otp.invalid']);
    }
    expect((await deleteAccount(person, code)).body.code).toBe('otp.invalid');
    const { number } = person;
    const signIn = await village.testApp.nobody.post('/users/login/verify/', { number, otp: code });
    expect(signIn.body.code).toBe('otp.invalid');
    expect((await person.get('/users/details/')).status).toBe(200);
  });

  it("must be the number's own [OWN-5]", async () => {
    const other = await village.testApp.signIn();
    const code = await codeFor(village.testApp, other);
    expect((await deleteAccount(person, code)).body.code).toBe('otp.invalid');
  });

  it('must not have been used [OWN-5]', async () => {
    const otp = await codeFor(village.testApp, person);
    await village.testApp.nobody.post('/users/login/verify/', { number: person.number, otp });
    expect((await deleteAccount(person, otp)).body.code).toBe('otp.invalid');
  });

  it('still works after a refusal for active orders', async () => {
    const customer = await makeCustomer(village.testApp, village.cityId);
    const { order } = await orderIn(village, 'INITIATED', { customer });
    const otp = await codeFor(village.testApp, customer);
    expect((await deleteAccount(customer, otp)).body.code).toBe('account.open_orders');
    await customer.post(`/customers/orders/${order.id}/cancel/`);
    expect((await deleteAccount(customer, otp)).status).toBe(204);
  });

  it('needs a token too', async () => {
    expect((await village.testApp.nobody.delete('/users/', { otp: '123456' })).status).toBe(401);
  });
});

describe('an active order refuses it', () => {
  it.each(['INITIATED', 'ACCEPTED', 'ASSIGNED', 'PICKED_UP', 'DELIVERED', 'VERIFIED'] as const)(
    'to everybody who is part of it while it is %s [OWN-6]',
    async (status) => {
      const inner: Village = {
        ...village,
        customer: await makeCustomer(village.testApp, village.cityId),
        retailer: await makeRetailer(village.testApp, village.cityId),
        deliverer: await makeDelivererClient(village.testApp, village.cityId),
      };
      await orderIn(inner, status);
      const isCarried = !['INITIATED', 'ACCEPTED'].includes(status);
      for (const person of [inner.customer, inner.retailer, ...(isCarried ? [inner.deliverer] : [])]) {
        const answer = await deleteAccount(person);
        expect([answer.status, answer.body.code]).toEqual([409, 'account.open_orders']);
        expect((await person.get('/users/details/')).status).toBe(200);
      }
    },
  );
});

describe('a deleted customer', () => {
  const name = { first_name: 'Zulekha', last_name: 'Quereshi', email: 'zulekha@example.org' };
  let customer: Customer;
  let finished: Awaited<ReturnType<typeof orderIn>>['order'];
  let deliveryId: number | undefined;

  beforeAll(async () => {
    customer = await makeCustomer(village.testApp, village.cityId, {
      address: 'Lavender House',
      receiver: 'Zulekha Q',
    });
    await customer.post('/users/setup/', name, { 'idempotency-key': 'names' });
    const second = await village.testApp.signIn(customer.number);
    await second.post('/users/device/gcm/', { registration_id: 'zulekha-phone', cloud_message_type: 'FCM' });
    await customer.post('/customers/request/', { body: 'Zulekha wants jackfruit' });
    ({ order: finished, deliveryId } = await orderIn(village, 'COMPLETED', { customer }));
    const tea = await makeGoods(village.testApp, village.retailer, { name: 'Tea', quantity: 5 });
    await fillCart(customer, [{ productId: tea, quantity: 1 }]);
    await deleted(customer);
    expect((await second.get('/users/details/')).status).toBe(401);
  });

  it('has no valid token [OWN-7]', async () => {
    expect((await customer.get('/users/details/')).status).toBe(401);
    expect((await customer.delete('/users/', { otp: '123456' })).status).toBe(401);
  });

  it('is in no row, except codes sent today [OWN-8]', async () => {
    const rows = await rowsWith(customer.number, 'Zulekha', 'Quereshi', 'zulekha', 'Lavender House');
    expect(rows.filter((row) => !/^(sent_codes|wrong_guesses|idempotency_keys):/.test(row))).toEqual([]);
    const own = await village.testApp.database.pool.query(
      'select 1 from idempotency_keys where user_id = $1',
      [customer.userId],
    );
    expect(own.rowCount).toBe(0);
  });

  it('the shop keeps the order, with items and amounts [OWN-8]', async () => {
    const { body } = await village.retailer.get(`/shops/orders/${finished.id}/`);
    expect(body).toMatchObject({
      status: 'COMPLETED',
      amount: finished.amount,
      items: finished.items,
      additional_details: '',
      address: { receiver: '', number: '', address: '', latitude: 10.52, longitude: 76.21 },
    });
    const delivery = await village.deliverer.get(`/deliveries/${deliveryId}/`);
    expect(delivery.body).toMatchObject({ customer_name: '', amount: finished.amount });
  });

  it('can return as a new person [OWN-7]', async () => {
    const again = await village.testApp.signIn(customer.number);
    expect(again.userId).not.toBe(customer.userId);
    const { body } = await again.get('/users/export/');
    expect(body.user).toMatchObject({ first_name: '', status: { is_initial_setup_done: false } });
    expect(body).toMatchObject({ addresses: [], orders: [], notifications: [], requests: [], devices: [] });
    await deleted(again);
  });
});

describe('a deleted retailer', () => {
  let retailer: Retailer;
  let buyer: Customer;
  beforeAll(async () => {
    retailer = await makeRetailer(village.testApp, village.cityId, { name: 'Amaranth Corner' });
    await retailer.post('/users/setup/', {
      first_name: 'Xavier',
      last_name: 'Yohannan',
      email: 'x@example.org',
    });
    buyer = await makeCustomer(village.testApp, village.cityId);
    const goods = await makeGoods(village.testApp, retailer, { name: 'Amaranth leaves', quantity: 9 });
    await orderIn({ ...village, retailer }, 'COMPLETED', {
      customer: buyer,
      wanted: [{ productId: goods, quantity: 1 }],
    });
    await fillCart(buyer, [{ productId: goods, quantity: 1 }]);
    await handOverAllCash({ ...village, retailer });
    await deleted(retailer);
  });

  it('has a shop that nobody can find or buy from [OWN-9]', async () => {
    const { shopId } = retailer;
    const at = `address_id=${buyer.addressId}`;
    const near = await buyer.get(`/shops/nearby/?limit=100&${at}`);
    expect(near.text).not.toContain('Amaranth Corner');
    expect((await buyer.get(`/shops/${shopId}/`)).status).toBe(404);
    expect((await buyer.get(`/shops/products/?shop__id=${shopId}`)).status).toBe(404);
    const search = await buyer.get(`/shops/product-search/?${at}&search=amaranth`);
    expect(search.body.count).toBe(0);
    expect((await buyer.get('/customers/cart/')).body.items).toEqual([]);
    const order = await buyer.post('/customers/checkout/', { slot: village.slotId });
    expect(order.body.code).toBe('cart.empty');
  });

  it('stays closed [OWN-9]', async () => {
    const { shopId } = retailer;
    const changes = await village.testApp.database.inTx(async (tx) => [
      await restoreShop(tx, null, shopId),
      await verifyShop(tx, null, shopId),
    ]);
    expect(changes.map(({ isChanged }) => isChanged)).toEqual([false, false]);
  });

  it("customers keep their orders, with the shop's name", async () => {
    const { body } = await buyer.get('/customers/orders/previous/');
    expect(body.results[0]).toMatchObject({ shop_name: 'Amaranth Corner', status: 'COMPLETED' });
    expect(await rowsWith('Xavier', 'Yohannan')).toEqual([]);
  });

  it('may register a shop again', async () => {
    const again = await village.testApp.signIn(retailer.number);
    expect((await again.get('/shops/update/')).body.code).toBe('role.required');
  });
});

describe('a deleted deliverer', () => {
  it('is named on no order, in no history and in no notification [OWN-8]', async () => {
    const deliverer = await makeDelivererClient(village.testApp, village.cityId);
    const setup = { first_name: 'Wilfred', last_name: 'Ulahannan', email: 'w@example.org' };
    await deliverer.post('/users/setup/', setup);
    const { order } = await orderIn({ ...village, deliverer }, 'COMPLETED');
    const read = async () => (await village.customer.get(`/customers/orders/${order.id}/`)).body;
    expect(JSON.stringify((await read()).events)).toContain('Wilfred Ulahannan');
    const news = async () => (await village.customer.get('/users/notifications/')).text;
    expect(await news()).toContain(`Wilfred accepted the delivery of your order #${order.id}`);
    // As an older release wrote it.
    await village.testApp.database.pool.query(
      'insert into notifications (user_id, body, link, created_at) values ($1, $2, $3, now())',
      [village.customer.userId, `Wilfred brings your order #${order.id}.`, `/shops/order/${order.id}`],
    );
    await handOverAllCash({ ...village, deliverer });
    await deleted(deliverer);
    expect(await read()).toMatchObject({ deliverer: null, amount: order.amount });
    expect(JSON.stringify(await read())).not.toContain('Wilfred');
    expect(await news()).toContain(`A deliverer accepted the delivery of your order #${order.id}`);
    expect(await news()).toContain(`A deliverer brings your order #${order.id}`);
    const rows = await rowsWith('Wilfred', 'Ulahannan');
    expect(rows.filter((row) => !row.startsWith('idempotency_keys:'))).toEqual([]);
  });

  it('loses the role, also when the same number signs in again', async () => {
    const deliverer = await makeDelivererClient(village.testApp, village.cityId);
    await deleted(deliverer);
    const again = await village.testApp.signIn(deliverer.number);
    expect((await again.get('/deliveries/requests/')).body.code).toBe('role.required');
  });

  it('may delete the account after a release', async () => {
    const deliverer = await makeDelivererClient(village.testApp, village.cityId);
    const { order } = await orderIn({ ...village, deliverer }, 'ASSIGNED');
    expect((await deleteAccount(deliverer)).status).toBe(409);
    await village.testApp.database.inTx((tx) => releaseOrder(tx, null, { orderId: order.id }));
    await deleted(deliverer);
  });
});

it("doesn't affect anybody else", async () => {
  const neighbour = await makeCustomer(village.testApp, village.cityId);
  await placeOrder(village, { customer: neighbour });
  const before = (await neighbour.get('/users/export/')).body;
  const person = await makeCustomer(village.testApp, village.cityId);
  await deleted(person);
  expect((await neighbour.get('/users/export/')).body).toEqual(before);
});

it('takes the files of the person along, also from old orders, and their bytes with the next sweep [HOUSE-7]', async () => {
  const { testApp, cityId } = village;
  const customer = await makeCustomer(testApp, cityId);
  const photo = await makeFile(customer, await makePicture());
  await customer.patch(`/customers/addresses/${customer.addressId}/`, { photo, landmark: 'Blue gate' });
  const { order } = await orderIn(village, 'COMPLETED', { customer });
  const operator = await makeOperatorClient(testApp);
  expect((await operator.get(`/files/${photo}/`)).status).toBe(200);
  await deleted(customer);
  expect((await operator.get(`/files/${photo}/`)).status).toBe(404);
  const { body } = await operator.get(`/operator/orders/${order.id}/`);
  expect(body.address).toMatchObject({ landmark: null, photo: null, voice_note: null });
  await testApp.sweeps.run(testApp.database);
  expect(testApp.files.names().filter((name) => name.endsWith('.file'))).toEqual([]);
});

// Lists that customers send to shops: what each side may do, until when, and who sees their files.
import type { Order } from '@haat/contract/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { openCredit } from '../../testing/credit.ts';
import { offerFor, sendList, trySendingList } from '../../testing/lists.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { openDeliveryId } from '../../testing/orders.ts';
import { makePicture } from '../../testing/pictures.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeFile, makeWebm, uploadFile } from '../../testing/sounds.ts';
import {
  firstSlotId,
  makeCustomer,
  makeDelivererClient,
  makeGoods,
  makeRetailer,
} from '../../testing/village.ts';

const village = setUpVillage();
let rice: number;

beforeEach(async () => {
  const { testApp, cityId } = village;
  testApp.clock.set('2026-11-21T04:30:00Z'); // 10:00 in Kerala
  await testApp.database.pool.query('delete from jobs');
  const customer = await makeCustomer(testApp, cityId);
  Object.assign(village, {
    customer,
    retailer: await makeRetailer(testApp, cityId, { name: 'Ammini Vegetables' }),
    slotId: await firstSlotId(customer),
  });
  rice = await makeGoods(testApp, village.retailer, { name: 'Rice', price: 60, quantity: 5 });
});

type Answer = { readonly status: number; readonly body: { code?: string; errors?: object } };
const codeOf = ({ status, body }: Answer) => [status, body.code];
const fieldsOf = ({ status, body }: Answer) => [status, Object.keys(body.errors ?? {})];
const read = async (id: number) => (await village.customer.get(`/customers/lists/${id}/`)).body;
const agree = (id: number, body?: object) => village.customer.post(`/customers/lists/${id}/agree/`, body);
const cancel = (id: number) => village.customer.post(`/customers/lists/${id}/cancel/`);
const refuse = (id: number, parts: object = {}) =>
  village.retailer.post(`/shops/lists/${id}/refuse/`, { reason: 'closed', ...parts });
const offer = (id: number, parts: object = {}) => offerFor(village.retailer, id, rice, parts);
const newsOf = async (who: { get: (path: string) => Promise<{ body: { results: object[] } }> }) =>
  (await who.get('/users/notifications/')).body.results[0];
const pass = async (minutes: number) => {
  village.testApp.clock.advance(minutes * 60_000);
  await village.testApp.jobs.runDue({ early: true });
};

describe('sending', () => {
  it('tells the shop what is wanted [LIST-1, LIST-3]', async () => {
    const { customer, retailer } = village;
    const sound = await makeFile(customer, makeWebm());
    const { status, body } = await trySendingList(village, { files: [sound], pay_by: 'cash' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        state: 'waiting',
        shop: { id: retailer.shopId, name: 'Ammini Vegetables' },
        slot: { start: '2026-11-21T17:00:00+05:30', end: '2026-11-21T19:00:00+05:30' },
        text: 'Two kilos of rice',
        files: [{ id: sound, kind: 'sound' }],
        pay_by: 'cash',
        fulfilment: 'delivery',
        created_at: '2026-11-21T10:00:00+05:30',
        expires_at: '2026-11-21T11:00:00+05:30',
        offer: null,
        refused: null,
        order: null,
      },
    ]);
    expect(await read(body.id)).toEqual(body);
    expect((await customer.get('/customers/lists/')).body).toEqual({ count: 1, results: [body] });
    expect(await newsOf(retailer)).toMatchObject({
      body: 'A customer sent you a list. Offer the goods, or refuse it.',
      link: `/retailer/lists/${body.id}`,
    });
    const shown = (await retailer.get(`/shops/lists/${body.id}/`)).body;
    expect(shown).toMatchObject({
      ...body,
      customer: { first_name: 'Lakshmi', last_name: 'Menon', number: customer.number },
    });
    expect((await retailer.get('/shops/lists/')).body).toEqual({ count: 1, results: [shown] });
  });

  it('needs a text or a file of one’s own [LIST-1]', async () => {
    const { customer, testApp, cityId } = village;
    const other = await makeFile(await makeCustomer(testApp, cityId), makeWebm());
    expect(fieldsOf(await trySendingList(village, { text: '  ' }))).toEqual([400, ['text']]);
    expect(fieldsOf(await trySendingList(village, { text: null, files: [] }))).toEqual([400, ['text']]);
    expect(fieldsOf(await trySendingList(village, { text: 'x'.repeat(2001) }))).toEqual([400, ['text']]);
    expect(codeOf(await trySendingList(village, { files: [other] }))).toEqual([404, 'not_found']);
    const photo = await makeFile(customer, await makePicture());
    expect((await trySendingList(village, { text: undefined, files: [photo] })).status).toBe(201);
  });

  it('needs a shop, an address and a slot that are there [LIST-2]', async () => {
    const { customer, testApp, retailer } = village;
    expect(codeOf(await trySendingList(village, { shop: 999_999 }))).toEqual([404, 'not_found']);
    expect(codeOf(await trySendingList(village, { address: 999_999 }))).toEqual([404, 'not_found']);
    expect(fieldsOf(await trySendingList(village, { slot: 1 }))).toEqual([400, ['slot']]);
    expect(codeOf(await trySendingList(village, { pay_by: 'upi' }))).toEqual([409, 'upi.none']);
    expect(codeOf(await trySendingList(village, { pay_by: 'credit' }))).toEqual([409, 'credit.none']);
    const homeless = await testApp.signIn();
    await homeless.post('/users/setup/', { first_name: 'A', last_name: 'B', email: 'a@example.org' });
    const without = { ...village, customer: { ...homeless, addressId: 0 } };
    expect(codeOf(await trySendingList(without, { address: null }))).toEqual([400, 'address.required']);
    const late = '2026-11-21T11:30:00Z'; // 17:00
    testApp.clock.set(late);
    expect(codeOf(await trySendingList(village))).toEqual([409, 'slot.unavailable']);
    testApp.clock.set('2026-11-21T04:30:00Z');
    await testApp.database.pool.query('update addresses set latitude = 20 where id = $1', [
      customer.addressId,
    ]);
    expect(codeOf(await trySendingList(village))).toEqual([409, 'address.out_of_reach']);
    await retailer.patch('/shops/update/', { is_open: false });
    expect(codeOf(await trySendingList(village))).toEqual([409, 'shop.closed']);
  });

  it('asks the credit as checkout does [LIST-2]', async () => {
    const { customer } = await openCredit(village, 10);
    const own = { ...village, customer };
    expect(codeOf(await trySendingList(own, { pay_by: 'credit' }))).toEqual([409, 'credit.limit']);
  });

  it('goes to the primary address by itself [LIST-1]', async () => {
    const { id } = await sendList(village, { address: undefined });
    expect((await village.retailer.get(`/shops/lists/${id}/`)).body.address.address).not.toBe('');
  });

  it('has at most five open lists, and ten in an hour [LIST-4]', async () => {
    const sent = [];
    for (let count = 0; count < 5; count += 1) sent.push(await sendList(village));
    expect(codeOf(await trySendingList(village))).toEqual([409, 'list.too_many']);
    for (const { id } of sent) await cancel(id);
    for (let count = 0; count < 5; count += 1) await cancel((await sendList(village)).id);
    expect(codeOf(await trySendingList(village))).toEqual([409, 'list.too_many']);
    await pass(61);
    expect((await trySendingList(village)).status).toBe(201);
  });

  it("is nobody else's business [LIST-3]", async () => {
    const { testApp, cityId } = village;
    const { id } = await sendList(village);
    const other = await makeCustomer(testApp, cityId);
    const shop = await makeRetailer(testApp, cityId);
    expect((await other.get(`/customers/lists/${id}/`)).status).toBe(404);
    expect((await other.post(`/customers/lists/${id}/agree/`)).status).toBe(404);
    expect((await other.post(`/customers/lists/${id}/cancel/`)).status).toBe(404);
    expect((await shop.get(`/shops/lists/${id}/`)).status).toBe(404);
    expect((await offerFor(shop, id, rice)).status).toBe(404);
    expect((await shop.post(`/shops/lists/${id}/refuse/`, { reason: 'other' })).status).toBe(404);
    expect((await shop.get('/shops/lists/')).body.count).toBe(0);
  });
});

describe('an offer', () => {
  it('names the goods at their prices, and another replaces it [LIST-5]', async () => {
    const { retailer, customer } = village;
    const { id } = await sendList(village);
    await pass(10);
    const made = await offer(id, { note: 'Fresh' });
    expect([made.status, made.body.state]).toEqual([200, 'offered']);
    const item = {
      product: rice,
      name: 'Rice',
      local_name: null,
      quantity: 2,
      price: 60,
      is_loose: false,
      net_quantity: null,
      unit: null,
    };
    expect((await read(id)).offer).toEqual({
      items: [item],
      amount: 140,
      note: 'Fresh',
      expires_at: '2026-11-21T11:10:00+05:30',
    });
    expect(await newsOf(customer)).toMatchObject({
      body: 'Ammini Vegetables offers the goods of your list for ₹140. Do you agree?',
      link: `/shops/lists/${id}`,
    });
    await retailer.patch(`/shops/products-retailer/${rice}/`, { price: 50 });
    await offer(id, { items: [{ product: rice, quantity: 1 }] });
    expect((await read(id)).offer).toMatchObject({
      items: [{ quantity: 1, price: 50 }],
      amount: 70,
      note: '',
    });
  });

  it('takes nothing from stock, and is refused as checkout is [LIST-5]', async () => {
    const { retailer, testApp, customer } = village;
    const { id } = await sendList(village);
    const items = (quantity: number) => ({ items: [{ product: rice, quantity }] });
    expect(codeOf(await offer(id, items(6)))).toEqual([409, 'product.out_of_stock']);
    expect((await offer(id, items(5))).status).toBe(200);
    expect((await retailer.get(`/shops/products-retailer/${rice}/`)).body.quantity).toBe(5);
    expect(fieldsOf(await offer(id, { items: [] }))).toEqual([400, ['items']]);
    const twice = [1, 1].map((quantity) => ({ product: rice, quantity }));
    expect(fieldsOf(await offer(id, { items: twice }))).toEqual([400, ['items']]);
    expect(fieldsOf(await offerFor(retailer, id, 999_999))).toEqual([400, ['items']]);
    await testApp.database.pool.query('update addresses set latitude = 20 where id = $1', [
      customer.addressId,
    ]);
    expect(codeOf(await offer(id))).toEqual([409, 'address.out_of_reach']);
    await retailer.patch('/shops/update/', { is_open: false });
    expect(codeOf(await offer(id))).toEqual([409, 'shop.closed']);
    const slots = 'update slot_windows set deleted_at = $1';
    await retailer.patch('/shops/update/', { is_open: true });
    await testApp.database.pool.query('update addresses set latitude = 10.52 where id = $1', [
      customer.addressId,
    ]);
    await testApp.database.pool.query(slots, [new Date()]);
    expect(codeOf(await offer(id))).toEqual([409, 'slot.unavailable']);
    await testApp.database.pool.query('update slot_windows set deleted_at = null');
  });

  it('may be fetched at a shop that offers it, without delivery [LIST-13]', async () => {
    const { retailer, testApp, customer } = village;
    const fetched = { fulfilment: 'pick_up' };
    expect(codeOf(await trySendingList(village, fetched))).toEqual([409, 'pick_up.none']);
    await retailer.patch('/shops/update/', { offers_pick_up: true });
    await testApp.database.pool.query('update addresses set latitude = 20 where id = $1', [
      customer.addressId,
    ]);
    const { id, fulfilment } = await sendList(village, fetched);
    expect([fulfilment, (await offer(id)).body.offer.amount]).toEqual(['pick_up', 120]);
    await retailer.patch('/shops/update/', { offers_pick_up: false });
    expect(codeOf(await offer(id))).toEqual([409, 'pick_up.none']);
    expect(codeOf(await agree(id))).toEqual([409, 'pick_up.none']);
    await retailer.patch('/shops/update/', { offers_pick_up: true });
    expect((await agree(id)).body).toMatchObject({ fulfilment: 'pick_up', delivery_cost: 0, amount: 120 });
  });

  it('asks the way to pay again [LIST-5, LIST-6]', async () => {
    const { customer } = await openCredit(village, 100);
    const own = { ...village, customer };
    const { id } = await sendList(own, { pay_by: 'credit' });
    expect(codeOf(await offer(id))).toEqual([409, 'credit.limit']);
    await offer(id, { items: [{ product: rice, quantity: 1 }] });
    const [account] = (await customer.get('/customers/credit/')).body.results;
    await village.retailer.patch(`/shops/credit/${account.id}/`, { limit: 50 });
    expect(codeOf(await customer.post(`/customers/lists/${id}/agree/`))).toEqual([409, 'credit.limit']);
    await village.retailer.patch(`/shops/credit/${account.id}/`, { is_closed: true });
    expect(codeOf(await offer(id))).toEqual([409, 'credit.none']);
    expect(codeOf(await customer.post(`/customers/lists/${id}/agree/`))).toEqual([409, 'credit.none']);
    await village.retailer.patch('/shops/update/', { upi_id: 'amma@upi' });
    const upi = await sendList(village, { pay_by: 'upi' });
    await offer(upi.id);
    await village.retailer.patch('/shops/update/', { upi_id: null });
    expect(codeOf(await agree(upi.id))).toEqual([409, 'upi.none']);
    expect(codeOf(await offer(upi.id))).toEqual([409, 'upi.none']);
  });

  it('becomes an accepted order at its prices, once [LIST-6]', async () => {
    const { retailer } = village;
    const { id } = await sendList(village);
    const early = await agree(id);
    expect([...codeOf(early), early.body.detail]).toEqual([
      409,
      'answer.late',
      'The shop has not made an offer yet. Wait for it, then agree.',
    ]);
    await offer(id);
    await retailer.patch(`/shops/products-retailer/${rice}/`, { price: 75 });
    const made = await agree(id);
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        status: 'ACCEPTED',
        amount: 140,
        slot: { start: '2026-11-21T17:00:00+05:30' },
        items: [{ product: { id: rice }, quantity: 2, price: 60 }],
        pay_by: 'cash',
      },
    ]);
    expect(made.body.events.map(({ text }: Order['events'][number]) => text)).toEqual([
      'Ordered by a list',
      'The customer agreed to the shop’s offer',
    ]);
    expect((await retailer.get(`/shops/products-retailer/${rice}/`)).body.quantity).toBe(3);
    expect(await newsOf(retailer)).toMatchObject({
      body: `The customer agreed to your offer. It is order #${made.body.id}.`,
    });
    expect(await openDeliveryId(village, made.body.id)).toBeGreaterThan(0);
    const again = await agree(id);
    expect([again.status, again.body.id]).toEqual([200, made.body.id]);
    expect(await read(id)).toMatchObject({ state: 'ordered', order: made.body.id });
    expect(codeOf(await cancel(id))).toEqual([409, 'answer.late']);
    expect(codeOf(await refuse(id))).toEqual([409, 'answer.late']);
    expect(codeOf(await offer(id))).toEqual([409, 'answer.late']);
  });

  it('is not ordered by who saw another amount [LIST-6]', async () => {
    const { id } = await sendList(village);
    await offer(id);
    await offer(id, { items: [{ product: rice, quantity: 3 }] });
    const late = await agree(id, { expected_amount: 140 });
    expect(codeOf(late)).toEqual([409, 'answer.late']);
    expect(late.body.detail).toBe('The shop has made another offer. Look at it before you agree.');
    expect((await agree(id, { expected_amount: 200 })).status).toBe(201);
    // A repeat asks nothing.
    expect((await agree(id, { expected_amount: 140 })).status).toBe(200);
  });

  it('is refused at the end as checkout is, and goes on waiting [LIST-6]', async () => {
    const { retailer, testApp, customer } = village;
    const { id } = await sendList(village);
    await offer(id);
    await retailer.patch(`/shops/products-retailer/${rice}/`, { quantity: 1 });
    expect(codeOf(await agree(id))).toEqual([409, 'product.out_of_stock']);
    await retailer.patch(`/shops/products-retailer/${rice}/`, { quantity: 5, mrp: 59, price: 50 });
    expect(codeOf(await agree(id))).toEqual([409, 'answer.late']);
    await retailer.patch(`/shops/products-retailer/${rice}/`, { mrp: null });
    await retailer.patch('/shops/update/', { is_open: false });
    expect(codeOf(await agree(id))).toEqual([409, 'shop.closed']);
    await retailer.patch('/shops/update/', { is_open: true, closed_weekdays: [6] });
    expect(codeOf(await agree(id))).toEqual([409, 'slot.unavailable']);
    await retailer.patch('/shops/update/', { closed_weekdays: [] });
    await testApp.database.pool.query('update addresses set latitude = 20 where id = $1', [
      customer.addressId,
    ]);
    expect(codeOf(await agree(id))).toEqual([409, 'address.out_of_reach']);
    await testApp.database.pool.query('update addresses set latitude = 10.52 where id = $1', [
      customer.addressId,
    ]);
    expect((await agree(id)).status).toBe(201);
  });
});

describe('the end', () => {
  it('is a refusal of the shop, also after an offer [LIST-7]', async () => {
    const { customer } = village;
    const { id } = await sendList(village);
    expect(fieldsOf(await refuse(id, { reason: 'not_fetched' }))).toEqual([400, ['reason']]);
    await offer(id);
    const answer = await refuse(id, { reason: 'out_of_stock', note: 'No rice' });
    const refused = { reason: 'out_of_stock', note: 'No rice' };
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { state: 'refused', refused, customer: { number: null } },
    ]);
    expect(await newsOf(customer)).toMatchObject({ link: `/shops/lists/${id}` });
    expect((await newsOf(customer)) as { body: string }).toMatchObject({
      body: expect.stringContaining('Ammini Vegetables refused your list: '),
    });
    const same = await refuse(id, { reason: 'out_of_stock', note: 'No rice' });
    expect([same.status, same.body.refused]).toEqual([200, refused]);
    for (const other of [{ reason: 'closed', note: 'No rice' }, { reason: 'out_of_stock' }])
      expect(codeOf(await refuse(id, other))).toEqual([409, 'answer.late']);
    expect((await read(id)).refused).toEqual(refused);
    expect(codeOf(await agree(id))).toEqual([409, 'answer.late']);
    expect(codeOf(await cancel(id))).toEqual([409, 'answer.late']);
  });

  it('is a cancellation of the customer [LIST-7]', async () => {
    const { id } = await sendList(village);
    expect((await cancel(id)).body.state).toBe('cancelled');
    expect((await cancel(id)).status).toBe(200);
    expect(await newsOf(village.retailer)).toMatchObject({ body: 'The customer cancelled the list.' });
    expect(codeOf(await offer(id))).toEqual([409, 'answer.late']);
  });

  it('comes when either side does not answer in time [LIST-8]', async () => {
    const { customer, retailer, cityId, testApp } = village;
    const { id } = await sendList(village);
    await pass(59);
    expect((await read(id)).state).toBe('waiting');
    testApp.clock.advance(60_000);
    expect((await read(id)).state).toBe('expired');
    expect(codeOf(await offer(id))).toEqual([409, 'answer.late']);
    await testApp.jobs.runDue({ early: true });
    expect(await newsOf(customer)).toMatchObject({
      body: 'Ammini Vegetables has not answered your list. Send it again, or to another shop.',
    });
    const operator = await makeOperatorClient(testApp);
    const { body: city } = await operator.get(`/operator/cities/${cityId}/`);
    const changed = await operator.patch(`/operator/cities/${cityId}/`, {
      list_minutes: 5,
      version: city.version,
    });
    const next = await sendList(village);
    await offer(next.id);
    await pass(5);
    expect((await read(next.id)).state).toBe('expired');
    expect(codeOf(await agree(next.id))).toEqual([409, 'answer.late']);
    expect(await newsOf(retailer)).toMatchObject({
      body: 'The customer has not answered your offer for a list. It is over.',
    });
    await operator.patch(`/operator/cities/${cityId}/`, { list_minutes: 60, version: changed.body.version });
  });

  it('comes with the account [LIST-10]', async () => {
    const { customer, testApp } = village;
    await sendList(village, { files: [await makeFile(customer, makeWebm())] });
    expect((await customer.get('/users/export/')).body.lists).toHaveLength(1);
    await testApp.nobody.post('/users/login/', { number: customer.number });
    await customer.delete('/users/', { otp: testApp.sms.codes.get(customer.number) });
    expect((await village.retailer.get('/shops/lists/')).body.count).toBe(0);
    await pass(60);
  });

  it('follows a deleted address [LIST-10]', async () => {
    const { customer, cityId } = village;
    const { body: second } = await customer.post('/customers/addresses/', {
      name: 'Shop',
      address: 'One\nTwo\nThree',
      receiver: 'L',
      number: customer.number,
      latitude: 10.521,
      longitude: 76.211,
      city: cityId,
    });
    const { id } = await sendList(village, { address: second.id });
    await customer.delete(`/customers/addresses/${second.id}/`);
    await offer(id);
    expect((await agree(id)).status).toBe(201);
  });
});

describe('the files', () => {
  it('are seen by the customer, that shop, operators and the deliverer of the order [LIST-9]', async () => {
    const { customer, retailer, deliverer, testApp, cityId } = village;
    const sound = await makeFile(customer, makeWebm());
    const { id } = await sendList(village, { files: [sound] });
    const operator = await makeOperatorClient(testApp);
    const others = [
      await makeCustomer(testApp, cityId),
      await makeRetailer(testApp, cityId),
      await makeDelivererClient(testApp, cityId),
    ];
    const statusOf = async (who: { get: (path: string) => Promise<{ status: number }> }) =>
      (await who.get(`/files/${sound}/`)).status;
    expect(await Promise.all([customer, retailer, operator, deliverer].map(statusOf))).toEqual([
      200, 200, 200, 404,
    ]);
    await offer(id);
    const order = (await agree(id)).body.id;
    expect(await statusOf(deliverer)).toBe(404);
    await deliverer.post(`/deliveries/requests/${await openDeliveryId(village, order)}/accept/`);
    expect(await statusOf(deliverer)).toBe(200);
    expect(await Promise.all(others.map(statusOf))).toEqual([404, 404, 404]);
  });

  it('are named by the delivery until it is over [LIST-18]', async () => {
    const { customer, deliverer, retailer } = village;
    const sound = await makeFile(customer, makeWebm());
    const { id } = await sendList(village, { files: [sound] });
    await offer(id);
    const order = (await agree(id)).body.id;
    const delivery = await openDeliveryId(village, order);
    const accepted = await deliverer.post(`/deliveries/requests/${delivery}/accept/`);
    const files = [{ id: sound, kind: 'sound' }];
    expect(accepted.body.list_files).toEqual(files);
    const filesOfRow = async () => {
      const { results } = (await deliverer.get('/deliveries/')).body;
      return results.find((row: { id: number }) => row.id === delivery).list_files;
    };
    expect(await filesOfRow()).toEqual(files);
    await retailer.post(`/shops/orders/${order}/packed/`, { is_packed: true });
    expect((await deliverer.post(`/deliveries/${delivery}/picked_up/`)).body.list_files).toEqual(files);
    await deliverer.post(`/deliveries/${delivery}/delivered/`);
    const done = await deliverer.post(`/deliveries/${delivery}/completed/`, { payment: 'Cash' });
    expect([done.body.status, done.body.list_files]).toEqual(['COMPLETED', []]);
    expect(await filesOfRow()).toEqual([]);
  });

  it('are gone 30 days after the end [LIST-9]', async () => {
    const { customer, retailer, testApp } = village;
    const sound = await makeFile(customer, makeWebm());
    const { id } = await sendList(village, { files: [sound] });
    await cancel(id);
    const sweep = async (day: string) => {
      testApp.clock.set(`${day}T04:30:01Z`);
      await testApp.sweeps.run(testApp.database);
      return (await customer.get(`/files/${sound}/`)).status;
    };
    expect(await sweep('2026-12-20')).toBe(200);
    expect((await retailer.get(`/files/${sound}/`)).status).toBe(200);
    await sweep('2026-12-21');
    expect((await retailer.get(`/files/${sound}/`)).status).toBe(404);
    expect(await sweep('2026-12-23')).toBe(404);
    expect((await read(id)).files).toEqual([]);
  });

  it('may be longer sounds, which fit no address [LIST-11]', async () => {
    const { customer } = village;
    const long = makeWebm({ bytes: 800_000 });
    const send = async (file: Buffer, purpose?: string) => {
      const form = new FormData();
      if (purpose !== undefined) form.append('for', purpose);
      form.append('file', new Blob([new Uint8Array(file)], { type: 'audio/webm' }), 'file');
      const encoded = new Response(form);
      const contentType = encoded.headers.get('content-type') ?? '';
      const body = Buffer.from(await encoded.arrayBuffer());
      return customer.send('POST', '/files/', body, { 'content-type': contentType });
    };
    expect(codeOf(await uploadFile(customer, long))).toEqual([413, 'sound.too_large']);
    expect(codeOf(await send(makeWebm({ bytes: 900_001 }), 'list'))).toEqual([413, 'sound.too_large']);
    expect(fieldsOf(await send(makeWebm(), 'house'))).toEqual([400, ['for']]);
    const { status, body } = await send(long, 'list');
    expect([status, body.kind]).toEqual([201, 'sound']);
    const house = await customer.patch(`/customers/addresses/${customer.addressId}/`, {
      voice_note: body.id,
    });
    expect(fieldsOf(house)).toEqual([400, ['voice_note']]);
    expect((await sendList(village, { files: [body.id] })).files).toEqual([{ id: body.id, kind: 'sound' }]);
  });
});

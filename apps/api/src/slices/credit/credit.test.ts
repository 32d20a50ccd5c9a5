import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import {
  accountOf,
  askCredit,
  buyOnCredit,
  linesOf,
  makeBuyer,
  makeOrderRow,
  offerTo,
  openCredit,
} from '../../testing/credit.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeShop } from '../../testing/shops.ts';
import { makeCustomer, makeRetailer } from '../../testing/village.ts';
import { suspendShop } from '../shops/index.ts';

const village = setUpVillage();

const refusalOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.code, error.refusal.left];
  }
};

describe('an account', () => {
  it('is offered to a customer with a completed order, and open once they agree [CREDIT-1, CREDIT-2]', async () => {
    const customer = await makeBuyer(village);
    const offer = await village.retailer.post('/shops/credit/', { customer: customer.userId, limit: 500.5 });
    expect(offer.status).toBe(201);
    expect(offer.body).toEqual({
      id: expect.any(Number),
      shop: { id: village.retailer.shopId, name: 'Ammini Vegetables' },
      customer: { id: customer.userId, name: 'Lakshmi Menon', number: customer.number },
      limit: 500.5,
      state: 'offered',
      balance: 0,
      waiting: 0,
      left: 500.5,
      is_paper: false,
      reminded_at: null,
    });
    const agreed = await customer.post(`/customers/credit/${offer.body.id}/agree/`);
    expect([agreed.status, agreed.body]).toEqual([200, { ...offer.body, state: 'open' }]);
    const again = await customer.post(`/customers/credit/${offer.body.id}/agree/`);
    expect([again.status, again.body.state]).toEqual([200, 'open']);
    const late = await customer.post(`/customers/credit/${offer.body.id}/refuse/`);
    expect([late.status, late.body.code]).toEqual([409, 'answer.late']);
    expect((await village.retailer.get(`/shops/credit/${offer.body.id}/`)).body).toEqual(agreed.body);
  });

  it('is not for a retailer whose shop is not verified [CREDIT-1]', async () => {
    const { retailer } = await makeShop(village.testApp);
    const refused = [
      await retailer.get('/shops/credit/'),
      await retailer.post('/shops/credit/', { customer: 1, limit: 500 }),
      await retailer.get('/shops/credit/customers/'),
      await retailer.get('/shops/credit/1/'),
      await retailer.patch('/shops/credit/1/', { limit: 500 }),
      await retailer.get('/shops/credit/1/entries/'),
      await retailer.post('/shops/credit/1/entries/', { kind: 'payment', amount: 20 }),
      await retailer.post('/shops/credit/1/entries/1/agree/'),
      await retailer.post('/shops/credit/1/entries/1/refuse/'),
      await retailer.post('/shops/credit/1/remind/'),
      await retailer.get('/shops/credit/1/statement/'),
    ];
    for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 'shop.not_verified']);
  });

  it('is for nobody else [CREDIT-1]', async () => {
    const stranger = await makeCustomer(village.testApp, village.cityId);
    await makeOrderRow(village, stranger, { status: 'INITIATED' });
    await makeOrderRow(village, village.retailer);
    for (const customer of [stranger.userId, village.retailer.userId, 999_999]) {
      const answer = await village.retailer.post('/shops/credit/', { customer, limit: 500 });
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    for (const limit of [0, -1, 1.234]) {
      const answer = await village.retailer.post('/shops/credit/', { customer: stranger.userId, limit });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['limit']]);
    }
  });

  it('can be offered again only after a refusal [CREDIT-3]', async () => {
    const customer = await makeBuyer(village);
    const { id } = await offerTo(village, customer);
    const offer = { customer: customer.userId, limit: 700 };
    const second = await village.retailer.post('/shops/credit/', offer);
    expect([second.status, second.body.code]).toEqual([409, 'credit.exists']);
    const refused = await customer.post(`/customers/credit/${id}/refuse/`);
    expect([refused.status, refused.body.state]).toEqual([200, 'refused']);
    expect((await customer.post(`/customers/credit/${id}/agree/`)).body.code).toBe('answer.late');
    const again = await village.retailer.post('/shops/credit/', offer);
    expect([again.status, again.body]).toMatchObject([201, { id, state: 'offered', limit: 700 }]);
    expect((await customer.post(`/customers/credit/${id}/agree/`)).body.state).toBe('open');
    expect((await village.retailer.post('/shops/credit/', offer)).body.code).toBe('credit.exists');
  });

  it('changes its limit, closes and reopens [CREDIT-4]', async () => {
    const { customer, id } = await openCredit(village);
    const patch = (body: object) => village.retailer.patch(`/shops/credit/${id}/`, body);
    expect((await patch({ limit: 900 })).body).toMatchObject({ limit: 900, left: 900, state: 'open' });
    expect((await patch({ is_closed: true })).body).toMatchObject({ limit: 900, state: 'closed' });
    expect(await refusalOf(askCredit(village, customer, { rupees: 1 }))).toEqual(['credit.none', undefined]);
    const again = { customer: customer.userId, limit: 10 };
    expect((await village.retailer.post('/shops/credit/', again)).body.code).toBe('credit.exists');
    expect((await patch({ is_closed: false })).body).toMatchObject({ state: 'open' });
    expect((await patch({})).status).toBe(200);
    for (const body of [{ limit: 0 }, { limit: '5' }, { is_closed: 'yes' }]) {
      expect((await patch(body)).status).toBe(400);
    }
  });

  it('that was closed before the answer waits until it is reopened [CREDIT-4]', async () => {
    const customer = await makeBuyer(village);
    const { id } = await offerTo(village, customer);
    await village.retailer.patch(`/shops/credit/${id}/`, { is_closed: true });
    expect((await customer.post(`/customers/credit/${id}/agree/`)).body.code).toBe('answer.late');
    await village.retailer.patch(`/shops/credit/${id}/`, { is_closed: false });
    expect((await customer.post(`/customers/credit/${id}/agree/`)).body.state).toBe('open');
  });

  it('is seen by its two sides alone [CREDIT-5]', async () => {
    const { customer, id } = await openCredit(village);
    const otherRetailer = await makeRetailer(village.testApp, village.cityId);
    const otherCustomer = await makeBuyer(village);
    for (const [client, side] of [
      [otherRetailer, 'shops'],
      [village.retailer, 'customers'],
      [otherCustomer, 'customers'],
    ] as const) {
      expect((await client.get(`/${side}/credit/${id}/`)).status).toBe(404);
      expect((await client.get(`/${side}/credit/${id}/entries/`)).status).toBe(404);
    }
    expect((await customer.get(`/shops/credit/${id}/`)).body.code).toBe('role.required');
    expect((await otherCustomer.post(`/customers/credit/${id}/agree/`)).status).toBe(404);
    expect((await otherRetailer.patch(`/shops/credit/${id}/`, { limit: 5 })).status).toBe(404);
    const line = { kind: 'correction', amount: 5 };
    expect((await otherRetailer.post(`/shops/credit/${id}/entries/`, line)).status).toBe(404);
  });

  it('is listed with the most owed first [CREDIT-6]', async () => {
    const retailer = await makeRetailer(village.testApp, village.cityId, { name: 'Corner Shop' });
    const own = { ...village, retailer };
    const [little, much, nothing] = [await openCredit(own), await openCredit(own), await openCredit(own)];
    await buyOnCredit(own, little.customer, 100);
    await buyOnCredit(own, much.customer, 300);
    const { body } = await retailer.get('/shops/credit/');
    expect([body.count, body.results.map((one: { id: number }) => one.id)]).toEqual([
      3,
      [much.id, little.id, nothing.id],
    ]);
    const page = await retailer.get('/shops/credit/?limit=1&offset=1');
    expect([page.body.count, page.body.results]).toMatchObject([3, [{ id: little.id, balance: 100 }]]);
    const theirs = await much.customer.get('/customers/credit/');
    expect(theirs.body).toMatchObject({
      count: 1,
      results: [{ id: much.id, shop: { name: 'Corner Shop' } }],
    });
  });
});

describe('for whom an account can be opened', () => {
  it('lists people with a completed order and without an account, by name or number [CREDIT-7]', async () => {
    const retailer = await makeRetailer(village.testApp, village.cityId);
    const own = { ...village, retailer };
    const buyer = await makeBuyer(own);
    await buyer.post('/users/setup/', { first_name: 'Annamma', last_name: 'Joseph', email: 'a@example.org' });
    const refuser = await makeBuyer(own);
    await refuser.post('/users/setup/', { first_name: 'Beena', last_name: 'Paul', email: 'b@example.org' });
    const { id } = await offerTo(own, refuser);
    await openCredit(own);
    await makeOrderRow(own, await makeCustomer(village.testApp, village.cityId), { status: 'INITIATED' });
    const found = async (query = ''): Promise<string[]> =>
      (await retailer.get(`/shops/credit/customers/${query}`)).body.results.map(
        (one: { name: string }) => one.name,
      );
    expect(await found()).toEqual(['Annamma Joseph']);
    await refuser.post(`/customers/credit/${id}/refuse/`);
    expect(await found()).toEqual(['Annamma Joseph', 'Beena Paul']);
    expect(await found('?search=')).toEqual(['Annamma Joseph', 'Beena Paul']);
    expect(await found('?search=jos')).toEqual(['Annamma Joseph']);
    expect(await found(`?search=${refuser.number.slice(-4)}`)).toContain('Beena Paul');
    expect(await found('?search=nobody')).toEqual([]);
    const { body } = await retailer.get('/shops/credit/customers/?limit=1');
    expect(body).toEqual({
      count: 2,
      results: [{ id: buyer.userId, name: 'Annamma Joseph', number: buyer.number }],
    });
  });
});

describe('choosing credit', () => {
  it('needs an open account with enough left [CREDIT-8]', async () => {
    const stranger = await makeBuyer(village);
    expect(await refusalOf(askCredit(village, stranger, { rupees: 1 }))).toEqual(['credit.none', undefined]);
    await offerTo(village, stranger);
    expect(await refusalOf(askCredit(village, stranger, { rupees: 1 }))).toEqual(['credit.none', undefined]);
    const { customer } = await openCredit(village, 500);
    expect(await refusalOf(askCredit(village, customer, { rupees: 500 }))).toBe('done');
    expect(await refusalOf(askCredit(village, customer, { rupees: 500.01 }))).toEqual(['credit.limit', 500]);
  });

  it('counts the balance, waiting corrections that add and active orders on credit [CREDIT-9]', async () => {
    const open = await openCredit(village, 1000);
    const { customer, id } = open;
    await buyOnCredit(village, customer, 200);
    await village.retailer.post(`/shops/credit/${id}/entries/`, { kind: 'correction', amount: 50 });
    await village.retailer.post(`/shops/credit/${id}/entries/`, { kind: 'correction', amount: -30 });
    await customer.post(`/customers/credit/${id}/entries/`, { amount: 100 });
    await makeOrderRow(village, customer, { status: 'INITIATED', payBy: 'cash', rupees: 400 });
    const orderId = await makeOrderRow(village, customer, {
      status: 'VERIFIED',
      payBy: 'credit',
      rupees: 300,
    });
    expect(await accountOf(open)).toMatchObject({ balance: 170, waiting: -50, left: 480 });
    expect(await refusalOf(askCredit(village, customer, { rupees: 481 }))).toEqual(['credit.limit', 480]);
    // The order's old amount doesn't count beside its new one.
    expect(await refusalOf(askCredit(village, customer, { rupees: 780, orderId }))).toBe('done');
    expect(await refusalOf(askCredit(village, customer, { rupees: 781, orderId }))).toEqual([
      'credit.limit',
      780,
    ]);
  });
});

describe('an order on credit', () => {
  it('makes an agreed line, above the limit and after the account is closed, too [CREDIT-10]', async () => {
    const open = await openCredit(village, 100);
    await village.retailer.patch(`/shops/credit/${open.id}/`, { is_closed: true });
    const orderId = await buyOnCredit(village, open.customer, 462.5);
    expect(await accountOf(open)).toMatchObject({
      state: 'closed',
      balance: 462.5,
      waiting: 0,
      left: -362.5,
    });
    expect(await linesOf(open)).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/\+05:30$/),
        kind: 'order',
        order: orderId,
        amount: 462.5,
        state: 'agreed',
        by: 'customer',
        note: '',
        balance: 462.5,
      },
    ]);
  });

  it('needs no answer [CREDIT-10]', async () => {
    const open = await openCredit(village);
    await buyOnCredit(village, open.customer, 50);
    const [line] = await linesOf(open);
    const url = `/shops/credit/${open.id}/entries/${line?.id}`;
    expect((await village.retailer.post(`${url}/agree/`)).status).toBe(200);
    expect((await village.retailer.post(`${url}/refuse/`)).body.code).toBe('answer.late');
    expect(await accountOf(open)).toMatchObject({ balance: 50, waiting: 0 });
  });

  it('makes no line without a credit payment', async () => {
    const open = await openCredit(village);
    await expect(buyOnCredit(village, open.customer, 0)).rejects.toThrow();
    expect(await linesOf(open)).toEqual([]);
  });
});

describe('a suspended shop', () => {
  it('keeps these calls [CREDIT-20]', async () => {
    const retailer = await makeRetailer(village.testApp, village.cityId);
    const own = { ...village, retailer };
    const open = await openCredit(own);
    await buyOnCredit(own, open.customer, 80);
    await village.testApp.database.inTx((tx) =>
      suspendShop(tx, null, { shopId: retailer.shopId, reason: 'x' }),
    );
    const line = { kind: 'payment', amount: 80, note: 'Cash' };
    const added = await retailer.post(`/shops/credit/${open.id}/entries/`, line);
    expect(added.status).toBe(201);
    await open.customer.post(`/customers/credit/${open.id}/entries/${added.body.id}/agree/`);
    expect((await retailer.get('/shops/credit/')).body.results[0]).toMatchObject({ balance: 0 });
    expect((await retailer.get('/shops/credit/customers/')).status).toBe(200);
    expect((await retailer.patch(`/shops/credit/${open.id}/`, { limit: 5 })).status).toBe(200);
    const unverified = await village.testApp.signIn();
    expect((await unverified.get('/shops/credit/')).body.code).toBe('role.required');
  });
});

import { describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { makeBuyer, offerTo, openCredit } from '../../testing/credit.ts';
import { confirmOrder, enterOrder, toldOrder } from '../../testing/phone-orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { freshNumber } from '../../testing/test-app.ts';
import { makeGoods, makeRetailer } from '../../testing/village.ts';
import { insertEntry } from './credit-entry.queries.ts';

const village = setUpVillage();

interface Paper {
  readonly id: number;
  readonly number: string;
}

const dayMs = 24 * 60 * 60 * 1000;

async function openPaper(parts: object = {}, retailer: Client = village.retailer): Promise<Paper> {
  const number = freshNumber();
  const told = { number, name: 'Amina Beevi', limit: 500, ...parts };
  const { status, body, text } = await retailer.post('/shops/credit/', told);
  if (status !== 201) throw new Error(`no paper account: ${text}`);
  return { id: body.id, number: told.number };
}

const accountOf = async ({ id }: Pick<Paper, 'id'>) =>
  (await village.retailer.get(`/shops/credit/${id}/`)).body;
const add = ({ id }: Pick<Paper, 'id'>, kind: string, amount: unknown) =>
  village.retailer.post(`/shops/credit/${id}/entries/`, { kind, amount, note: 'From the notebook' });
const codesOf = ({ status, body }: Awaited<ReturnType<Client['get']>>) => [status, body.code];

describe('a paper account', () => {
  it('is open at once, with what was owed in the notebook as its first line [CREDIT-32]', async () => {
    const number = freshNumber();
    const told = { number, name: 'Amina Beevi', limit: 500, opening: 845 };
    const { status, body } = await village.retailer.post('/shops/credit/', told);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      customer: { id: null, name: 'Amina Beevi', number },
      is_paper: true,
      state: 'open',
      balance: 845,
      waiting: 0,
      left: -345,
      reminded_at: null,
    });
    const { body: lines } = await village.retailer.get(`/shops/credit/${body.id}/entries/`);
    expect(lines.results).toEqual([
      expect.objectContaining({ kind: 'opening', amount: 845, state: 'agreed', by: 'shop', balance: 845 }),
    ]);
  });

  it("has no line without an opening, and doesn't tell whether the number uses Haat [CREDIT-32]", async () => {
    const { customer } = village;
    const known = await openPaper({ number: customer.number, opening: 0 });
    const unknown = await openPaper();
    const shapeOf = async (paper: Paper) => ({ ...(await accountOf(paper)), id: 0, customer: 0 });
    expect(await shapeOf(known)).toEqual(await shapeOf(unknown));
    expect((await accountOf(known)).customer).toEqual({
      id: null,
      name: 'Amina Beevi',
      number: customer.number,
    });
    expect((await village.retailer.get(`/shops/credit/${known.id}/entries/`)).body.count).toBe(0);
  });

  it.each([
    ['neither a customer nor a number', { limit: 500 }, 'customer'],
    ['both', { limit: 500, customer: 1, number: '+919000000001', name: 'A' }, 'customer'],
    ['no name', { limit: 500, number: '+919000000001' }, 'name'],
    ['a name of blanks', { limit: 500, number: '+919000000001', name: '  ' }, 'name'],
    ['no phone number', { limit: 500, number: '12', name: 'A' }, 'number'],
    ['an opening below 0', { limit: 500, number: '+919000000001', name: 'A', opening: -1 }, 'opening'],
    ['no limit', { number: '+919000000001', name: 'A' }, 'limit'],
  ])('with %s is refused at the field [CREDIT-32]', async (_, body, field) => {
    const answer = await village.retailer.post('/shops/credit/', body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
  });

  it('is there once for a number, also beside a common one, and not for oneself [CREDIT-33]', async () => {
    const { number } = await openPaper();
    const again = { number, name: 'Other', limit: 100 };
    expect(codesOf(await village.retailer.post('/shops/credit/', again))).toEqual([409, 'credit.exists']);
    const common = await openCredit(village);
    const beside = { ...again, number: common.customer.number };
    expect(codesOf(await village.retailer.post('/shops/credit/', beside))).toEqual([409, 'credit.exists']);
    const own = { ...again, number: village.retailer.number };
    const refused = await village.retailer.post('/shops/credit/', own);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['number']]);
  });

  it('of two presses at once is opened once [CREDIT-33]', async () => {
    const told = { number: freshNumber(), name: 'Amina', limit: 100, opening: 50 };
    const answers = await Promise.all([1, 2, 3].map(() => village.retailer.post('/shops/credit/', told)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is one of at most 30 new ones of a shop in a day [CREDIT-33]', async () => {
    const retailer = await makeRetailer(village.testApp, village.cityId);
    for (let nth = 0; nth < 30; nth += 1) await openPaper({}, retailer);
    const told = { number: freshNumber(), name: 'Amina', limit: 100 };
    const refused = await retailer.post('/shops/credit/', told);
    expect(codesOf(refused)).toEqual([429, 'rate.limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('takes lines of its shop at once, above its limit, too [CREDIT-34]', async () => {
    const paper = await openPaper({ opening: 100, limit: 200 });
    for (const [kind, amount] of [
      ['sale', 400],
      ['correction', 10.5],
      ['payment', 60],
    ] as const) {
      const { status, body } = await add(paper, kind, amount);
      expect([status, body.state]).toEqual([201, 'agreed']);
    }
    expect(await accountOf(paper)).toMatchObject({ balance: 450.5, waiting: 0, left: -250.5 });
    expect(codesOf(await add(paper, 'payment', 450.51))).toEqual([409, 'credit.too_much']);
    expect(codesOf(await add(paper, 'sale', -1))).toEqual([400, 'input.invalid']);
  });
});

describe('the person of a paper account', () => {
  const seen = async (client: Client) => (await client.get('/customers/credit/')).body.results;

  it('finds it as an offer with its lines, and agrees to make it a common one [CREDIT-35]', async () => {
    const paper = await openPaper({ opening: 300 });
    const person = await village.testApp.signIn(paper.number);
    expect(await seen(person)).toEqual([
      expect.objectContaining({ id: paper.id, state: 'offered', is_paper: true, balance: 300 }),
    ]);
    const { body: lines } = await person.get(`/customers/credit/${paper.id}/entries/`);
    expect(lines.results).toEqual([expect.objectContaining({ kind: 'opening', amount: 300 })]);
    expect(codesOf(await person.post(`/customers/credit/${paper.id}/entries/`, { amount: 10 }))).toEqual([
      409,
      'credit.none',
    ]);
    const agreed = await person.post(`/customers/credit/${paper.id}/agree/`);
    expect([agreed.status, agreed.body.state, agreed.body.is_paper]).toEqual([200, 'open', false]);
    const again = await person.post(`/customers/credit/${paper.id}/agree/`);
    expect([again.status, again.body]).toEqual([200, agreed.body]);
    expect(await accountOf(paper)).toMatchObject({ state: 'open', is_paper: false, balance: 300 });
    const sale = await add(paper, 'sale', 20);
    expect(sale.body.state).toBe('waiting');
  });

  it('refuses it out of the list, and for the shop nothing changes [CREDIT-35]', async () => {
    const paper = await openPaper({ opening: 300 });
    const person = await village.testApp.signIn(paper.number);
    const refused = await person.post(`/customers/credit/${paper.id}/refuse/`);
    expect([refused.status, refused.body.state]).toEqual([200, 'refused']);
    expect((await person.post(`/customers/credit/${paper.id}/refuse/`)).body).toEqual(refused.body);
    expect(codesOf(await person.post(`/customers/credit/${paper.id}/agree/`))).toEqual([409, 'answer.late']);
    expect(await seen(person)).toEqual([]);
    expect(await accountOf(paper)).toMatchObject({ state: 'open', is_paper: true, balance: 300 });
    expect((await add(paper, 'sale', 20)).body.state).toBe('agreed');
  });

  it('may delete their own Haat account, and the notebook stays with its shop [CREDIT-35]', async () => {
    const paper = await openPaper({ opening: 300 });
    const person = await village.testApp.signIn(paper.number);
    const code = await codeFor(village.testApp, person);
    expect((await person.delete('/users/', { otp: code })).status).toBe(204);
    expect(await accountOf(paper)).toMatchObject({
      state: 'open',
      balance: 300,
      customer: { name: 'Amina Beevi', number: paper.number },
    });
    expect((await add(paper, 'payment', 300)).status).toBe(201);
  });

  it('is told of it if they already use Haat [CREDIT-36]', async () => {
    const person = await village.testApp.signIn(freshNumber());
    await openPaper({ number: person.number });
    const { body } = await person.get('/users/notifications/');
    expect(body.results[0].body).toContain('offers you credit up to ₹500');
  });
});

describe('an order on a paper account', () => {
  it('is entered by telephone, within the limit, and never by its person before they agree [CREDIT-42]', async () => {
    const paper = await openPaper({ opening: 100, limit: 250 });
    const product = await makeGoods(village.testApp, village.retailer, { quantity: 50, price: 60 });
    const told = { number: paper.number, pay_by: 'credit' };
    const entered = await enterOrder(village, product, told);
    const { body: order } = await confirmOrder(village, entered, entered.code);
    expect(order.pay_by).toBe('credit');
    const tooMuch = toldOrder(village, product, { ...told, items: [{ product, quantity: 4 }] });
    expect(codesOf(await village.retailer.post('/shops/phone-orders/', tooMuch))).toEqual([
      409,
      'credit.limit',
    ]);
    const unknown = toldOrder(village, product, { pay_by: 'credit' });
    expect(codesOf(await village.retailer.post('/shops/phone-orders/', unknown))).toEqual([
      409,
      'credit.none',
    ]);
    const person = await village.testApp.signIn(paper.number);
    await person.post(`/customers/orders/${order.id}/pay_by/`, { pay_by: 'cash' });
    const back = await person.post(`/customers/orders/${order.id}/pay_by/`, { pay_by: 'credit' });
    expect(codesOf(back)).toEqual([409, 'credit.none']);
  });
});

describe('what lowers a debt', () => {
  it('counts at once when the shop enters it, and the customer is told [CREDIT-37]', async () => {
    const open = await openCredit(village);
    const owed = await add(open, 'correction', 100);
    await open.customer.post(`/customers/credit/${open.id}/entries/${owed.body.id}/agree/`);
    expect((await add(open, 'payment', 30)).body).toMatchObject({
      amount: -30,
      state: 'agreed',
      balance: 70,
    });
    expect((await add(open, 'correction', -20)).body).toMatchObject({ state: 'agreed', balance: 50 });
    expect((await add(open, 'correction', 5)).body.state).toBe('waiting');
    expect((await add(open, 'sale', 5)).body.state).toBe('waiting');
    const { body } = await open.customer.get('/users/notifications/');
    const told = body.results
      .slice(0, 4)
      .map((one: { body: string }) => one.body.replace(/^.*?(noted|corrected|wrote)/, '$1'));
    expect(told).toEqual([
      'wrote goods for ₹5 into your credit. Say whether it is right.',
      'corrected your credit: ₹5 more. Say whether it is right.',
      'corrected your credit: ₹20 less.',
      'noted your payment of ₹30.',
    ]);
  });

  it('is not agreed to above what is owed by now [CREDIT-38]', async () => {
    const open = await openCredit(village);
    const owed = await add(open, 'sale', 100);
    await open.customer.post(`/customers/credit/${open.id}/entries/${owed.body.id}/agree/`);
    const paid = await open.customer.post(`/customers/credit/${open.id}/entries/`, { amount: 100 });
    await add(open, 'correction', -10);
    const agree = () => village.retailer.post(`/shops/credit/${open.id}/entries/${paid.body.id}/agree/`);
    expect(codesOf(await agree())).toEqual([409, 'credit.too_much']);
    expect(await accountOf(open)).toMatchObject({ balance: 90, waiting: -100 });
  });
});

it('a payment that waited for the customer before is agreed to only as far as it is owed [CREDIT-38]', async () => {
  const { customer, id: accountId } = await openCredit(village);
  // Until now, the shop's payments waited, too.
  const entryId = await village.testApp.database.inTx((tx) =>
    insertEntry(tx, {
      cityId: village.cityId,
      accountId,
      kind: 'payment',
      orderId: null,
      amountPaise: -5000,
      addedBy: 'shop',
    }),
  );
  const answer = await customer.post(`/customers/credit/${accountId}/entries/${entryId}/agree/`);
  expect(codesOf(answer)).toEqual([409, 'credit.too_much']);
});

describe('a reminder', () => {
  const remind = ({ id }: Pick<Paper, 'id'>, retailer: Client = village.retailer) =>
    retailer.post(`/shops/credit/${id}/remind/`);

  it('is an SMS on a paper account, once in seven days [CREDIT-39]', async () => {
    const retailer = await makeRetailer(village.testApp, village.cityId, { name: 'Amma Vegetables' });
    const paper = await openPaper({ opening: 845 }, retailer);
    const { sms } = village.testApp;
    const before = sms.texts.length;
    const { status, body } = await remind(paper, retailer);
    expect([status, body]).toEqual([200, { reminded_at: expect.any(String) }]);
    expect(sms.texts.slice(before)).toEqual([
      `SMS to ${paper.number}: Amma Vegetables: ₹845 is open on your account.`,
    ]);
    expect(codesOf(await remind(paper, retailer))).toEqual([409, 'credit.reminded']);
    village.testApp.clock.advance(7 * dayMs);
    expect((await remind(paper, retailer)).status).toBe(200);
    village.testApp.clock.advance(-7 * dayMs);
  });

  it('is a notification to somebody who has agreed [CREDIT-39]', async () => {
    const open = await openCredit(village);
    const owed = await add(open, 'sale', 100);
    await open.customer.post(`/customers/credit/${open.id}/entries/${owed.body.id}/agree/`);
    const { sms } = village.testApp;
    const before = sms.texts.length;
    expect((await remind(open)).status).toBe(200);
    expect(sms.texts.length).toBe(before);
    const { body } = await open.customer.get('/users/notifications/');
    expect(body.results[0]).toMatchObject({
      body: expect.stringMatching(/: ₹100 is open on your account\.$/),
      link: '/shops/credit',
    });
  });

  it('needs an account that its customer has agreed to [CREDIT-40]', async () => {
    const { id } = await offerTo(village, await makeBuyer(village));
    expect(codesOf(await remind({ id }))).toEqual([409, 'credit.none']);
  });

  it("of nothing owed, of another shop's account, and without an SMS is refused and doesn't count [CREDIT-40]", async () => {
    const paper = await openPaper();
    expect(codesOf(await remind(paper))).toEqual([409, 'credit.nothing_owed']);
    const other = await makeRetailer(village.testApp, village.cityId);
    expect((await remind(paper, other)).status).toBe(404);
    await add(paper, 'sale', 5);
    village.testApp.sms.fail = true;
    expect(codesOf(await remind(paper))).toEqual([503, 'unavailable']);
    village.testApp.sms.fail = false;
    expect((await accountOf(paper)).reminded_at).toBeNull();
    expect((await remind(paper)).status).toBe(200);
  });
});

describe('the bill of a month', () => {
  it('has the lines that count, oldest first, for both sides, also as a file [CREDIT-41]', async () => {
    const { clock } = village.testApp;
    const paper = await openPaper({ opening: 100 });
    clock.advance(40 * dayMs);
    await add(paper, 'sale', 40);
    await add(paper, 'payment', 25.5);
    const statement = await village.retailer.get(`/shops/credit/${paper.id}/statement/`);
    expect(statement.status).toBe(200);
    const { month, entries, ...sums } = statement.body;
    expect(sums).toEqual({ opening: 100, closing: 114.5 });
    expect(
      entries.map(({ kind, amount, balance }: { kind: string; amount: number; balance: number }) => [
        kind,
        amount,
        balance,
      ]),
    ).toEqual([
      ['sale', 40, 140],
      ['payment', -25.5, 114.5],
    ]);
    const person = await village.testApp.signIn(paper.number);
    expect((await person.get(`/customers/credit/${paper.id}/statement/?month=${month}`)).body).toEqual(
      statement.body,
    );
    const file = await village.retailer.get(`/shops/credit/${paper.id}/statement/`, { accept: 'text/csv' });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const payment = file.text.split('\r\n').find((line: string) => line.includes('payment'));
    // A spreadsheet adds up numbers, so there is no ' before a minus.
    expect(payment).toMatch(/,payment,,-25\.5,[^,]*,114\.5$/);
    expect(file.text.split('\r\n').length).toBe(6);
    clock.advance(-40 * dayMs);
  });

  it.each(['2099-01', '2026-13', '2026', 'x', '0000-01', '0001-01'])(
    'of the month %s is 400 [CREDIT-41]',
    async (month) => {
      const paper = await openPaper();
      const answer = await village.retailer.get(`/shops/credit/${paper.id}/statement/?month=${month}`);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['month']]);
    },
  );

  it("is another person's 404 [CREDIT-41]", async () => {
    const paper = await openPaper();
    expect((await village.customer.get(`/customers/credit/${paper.id}/statement/`)).status).toBe(404);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Client, TestAnswer } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeDelivererClient, makeRetailer, type Retailer } from '../../testing/village.ts';
import { dismissDeliverer } from '../deliveries/index.ts';
import { suspendShop } from '../shops/index.ts';
import { answerHandOver, answerPayment, handOver, settle } from './cash.factory.ts';
import { listWrongBalances } from './cash.queries.ts';

const village = setUpVillage();

/** New for each test. */
let deliverer: Client;
let retailer: Retailer;
beforeEach(async () => {
  const { testApp, cityId } = village;
  deliverer = await makeDelivererClient(testApp, cityId);
  retailer = await makeRetailer(testApp, cityId);
});

const trade = () => ({ testApp: village.testApp, cityId: village.cityId, deliverer, retailer });
const cashOf = async (client: Client = deliverer) => (await client.get('/deliveries/cash/')).body;
const linesOf = async () => (await deliverer.get('/deliveries/cash/entries/?limit=100')).body.results;
const shopCash = async () => (await retailer.get('/shops/cash/')).body;
const party = () => ({ kind: 'shop', id: retailer.shopId, name: expect.any(String) });
const query = (text: string, values: unknown[] = []) => village.testApp.database.pool.query(text, values);
const setCity = (field: string, value: string | number) =>
  query(`update cities set ${field} = $1 where id = $2`, [value, village.cityId]);
const heard = async (who: Client): Promise<{ body: string; link: string }[]> =>
  (await who.get('/users/notifications/')).body.results;
const codes = (answers: readonly TestAnswer[]): string[] =>
  answers.map(({ status, body }) => `${status} ${body.code ?? body.state}`).sort();

describe('the book', () => {
  it('has a line to the shop for each completed order [CASH-1, CASH-5]', async () => {
    const first = await settle(trade(), 44_200);
    const second = await settle(trade(), 10_050);
    expect(await cashOf()).toEqual({
      in_hand: 542.5,
      held: 542.5,
      owed: 0,
      parties: [{ party: party(), balance: 542.5, waiting: 0 }],
      hand_overs: [],
    });
    expect(await linesOf()).toMatchObject([
      { kind: 'order', order: second, party: party(), amount: 100.5, balance: 542.5 },
      { kind: 'order', order: first, party: party(), amount: 442, balance: 442 },
    ]);
    expect((await deliverer.get('/deliveries/cash/entries/?limit=1&offset=1')).body).toMatchObject({
      count: 2,
      results: [{ order: first }],
    });
  });

  it('is negative when the shop owes the deliverer, and leaves out lines of 0 [CASH-1]', async () => {
    const upi = (amountPaise: number) => ({
      payments: [{ method: 'upi', amountPaise, state: 'claimed', by: 'customer', roundingPaise: 0 } as const],
    });
    await settle(trade(), 10_000, upi(10_000));
    expect(await linesOf()).toEqual([]);
    await settle(trade(), 10_000, upi(12_000));
    expect(await linesOf()).toMatchObject([{ amount: -20, balance: -20 }]);
    expect(await shopCash()).toMatchObject({ to_come: -20 });
  });

  it('has a line to the operator while the city says so [CASH-2, CASH-21]', async () => {
    await setCity('fee_goes_to', 'operator');
    await settle(trade(), 10_000);
    await setCity('fee_goes_to', 'deliverer');
    await settle(trade(), 10_000);
    expect(await cashOf()).toMatchObject({
      in_hand: 220,
      parties: [
        { party: party(), balance: 200 },
        { party: { kind: 'operator', id: null, name: 'Operator' }, balance: 20 },
      ],
    });
    const hindi = await deliverer.get('/deliveries/cash/', { 'accept-language': 'hi' });
    expect(hindi.body.parties[1].party.name).toBe('ऑपरेटर');
  });

  it('takes in a denied payment that the deliverer told, and takes it out when it comes [CASH-3]', async () => {
    const order = await settle(trade(), 10_000);
    await answerPayment(trade(), order, { name: 'payment.denied' });
    expect(await heard(deliverer)).toMatchObject([
      { body: expect.stringContaining('did not come'), link: '/deliverer/cash' },
    ]);
    await answerPayment(trade(), order, { name: 'payment.confirmed', wasDenied: true });
    expect((await heard(deliverer))[0]).toMatchObject({ body: expect.stringContaining('after all') });
    expect(await linesOf()).toMatchObject([
      { kind: 'denied', order, amount: -100, balance: 100 },
      { kind: 'denied', order, amount: 100, balance: 200 },
      { kind: 'order', order, amount: 100, balance: 100 },
    ]);
  });

  it('adds nothing for what a customer claimed, and for a first confirmation [CASH-3]', async () => {
    const order = await settle(trade(), 10_000);
    await answerPayment(trade(), order, { name: 'payment.denied', by: 'customer' });
    await answerPayment(trade(), order, { name: 'payment.confirmed', by: 'customer', wasDenied: true });
    await answerPayment(trade(), order, { name: 'payment.confirmed' });
    expect(await linesOf()).toHaveLength(1);
  });

  it.each(['update cash_entries set amount_paise = 1', 'delete from cash_entries', 'truncate cash_entries'])(
    'is append-only: %s is refused [CASH-4]',
    async (change) => {
      await settle(trade(), 10_000);
      await expect(query(change)).rejects.toThrow(/^cash_entries\w* is append-only/);
    },
  );

  it('takes an order only once [CASH-1]', async () => {
    const orderId = await settle(trade(), 10_000);
    await expect(settle(trade(), 10_000, { id: orderId })).rejects.toThrow();
    expect(await cashOf()).toMatchObject({ in_hand: 100 });
  });

  it('is compared with the balances every day [CASH-6]', async () => {
    const { database, sweeps } = village.testApp;
    await settle(trade(), 10_000);
    await handOver(trade(), 40);
    expect(await listWrongBalances(database.db)).toEqual([]);
    await query('update cash_balances set balance_paise = 1 where deliverer_id = $1', [deliverer.userId]);
    expect(await listWrongBalances(database.db)).toHaveLength(1);
    const swept = await sweeps.run(database);
    expect(swept.find(({ what }) => what.startsWith('cash balances'))?.wrong).toHaveLength(1);
    await query('update cash_balances set balance_paise = 10000 where deliverer_id = $1', [deliverer.userId]);
  });
});

describe('a hand-over', () => {
  beforeEach(() => settle(trade(), 50_000));

  it('waits for the shop, which is told, and counts when it confirms [CASH-7, CASH-8, CASH-9]', async () => {
    const made = await handOver(trade(), 300, { note: 'With Ammini' });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(Number),
      party: party(),
      amount: 300,
      note: 'With Ammini',
      state: 'waiting',
      reason: null,
      created_at: expect.stringMatching(/^2026-11-2\dT.*\+05:30$/),
    });
    expect((await heard(retailer))[0]).toMatchObject({
      body: 'A deliverer handed over ₹300 to you. Did you receive it?',
      link: '/retailer/cash',
    });
    expect(await cashOf()).toMatchObject({ in_hand: 500, parties: [{ balance: 500, waiting: 300 }] });
    expect(await shopCash()).toEqual({
      to_come: 500,
      deliverers: [
        { id: deliverer.userId, name: 'Ravi Kumar', number: deliverer.number, balance: 500, waiting: 300 },
      ],
      hand_overs: [
        { ...made.body, deliverer: { id: deliverer.userId, name: 'Ravi Kumar', number: deliverer.number } },
      ],
    });
    const { status, body } = await answerHandOver(retailer, made, 'confirm');
    expect([status, body.state]).toEqual([200, 'confirmed']);
    expect(await heard(deliverer)).toMatchObject([
      { body: expect.stringContaining('received your ₹300'), link: '/deliverer/cash' },
    ]);
    expect(await cashOf()).toMatchObject({ in_hand: 200, parties: [{ balance: 200, waiting: 0 }] });
    expect((await linesOf())[0]).toMatchObject({
      kind: 'hand_over',
      order: null,
      amount: -300,
      balance: 200,
    });
  });

  it('that the shop disputes is over, and the cash stays [CASH-9, CASH-10]', async () => {
    const made = await handOver(trade(), 300);
    const { body } = await answerHandOver(retailer, made, 'dispute');
    expect(body).toMatchObject({ state: 'disputed', reason: 'Only half of it came' });
    expect((await heard(deliverer))[0]?.body).toContain('did not receive your ₹300: Only half of it came');
    expect(await cashOf()).toMatchObject({
      in_hand: 500,
      parties: [{ balance: 500, waiting: 0 }],
      hand_overs: [{ state: 'disputed', reason: 'Only half of it came' }],
    });
    const again = await handOver(trade(), 500);
    expect(again.status).toBe(201);
    await answerHandOver(retailer, again, 'confirm');
    expect((await shopCash()).to_come).toBe(0);
  });

  it('never goes past 0, with those that wait [CASH-8]', async () => {
    expect((await handOver(trade(), 500.01)).body.code).toBe('cash.too_much');
    expect((await handOver(trade(), -1)).body.code).toBe('cash.too_much');
    await handOver(trade(), 300);
    expect((await handOver(trade(), 200.01)).body.code).toBe('cash.too_much');
    const last = await handOver(trade(), 200);
    expect(last.status).toBe(201);
    await answerHandOver(retailer, last, 'dispute');
    expect((await handOver(trade(), 200)).status).toBe(201);
  });

  it('says with a negative amount that the shop paid [CASH-7, CASH-8]', async () => {
    await settle(trade(), 0, {
      payments: [{ method: 'upi', amountPaise: 60_000, state: 'claimed', by: 'deliverer', roundingPaise: 0 }],
    });
    expect(await cashOf()).toMatchObject({ in_hand: -100, held: 0, owed: 100 });
    expect((await handOver(trade(), -100.01)).body.code).toBe('cash.too_much');
    const made = await handOver(trade(), -100);
    expect((await heard(retailer))[0]?.body).toContain('you paid them ₹100');
    await answerHandOver(retailer, made, 'confirm');
    expect(await cashOf()).toEqual({
      in_hand: 0,
      held: 0,
      owed: 0,
      parties: [],
      hand_overs: [expect.anything()],
    });
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.005 }, 'amount'],
    [{ amount: 10_000_000 }, 'amount'],
    [{ amount: '5' }, 'amount'],
    [{ shop: 'x' }, 'shop'],
    [{ note: 'x'.repeat(501) }, 'note'],
  ])('with %j is 400 [CASH-8]', async (wrong, field) => {
    const { status, body } = await handOver(trade(), 5, wrong);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('to a shop without a balance, or to the operator without one, is too much [CASH-8]', async () => {
    expect((await handOver(trade(), 5, { shop: village.retailer.shopId })).body.code).toBe('cash.too_much');
    expect((await handOver(trade(), 5, { shop: null })).body.code).toBe('cash.too_much');
  });

  it('to an unknown shop is 404 [CASH-8]', async () => {
    const answers = [
      await handOver(trade(), 5, { shop: 999_999 }),
      await handOver(trade(), -5, { shop: Number.MAX_SAFE_INTEGER }),
    ];
    expect(codes(answers)).toEqual(['404 not_found', '404 not_found']);
  });

  it('is answered once [CASH-10]', async () => {
    const made = await handOver(trade(), 300);
    await answerHandOver(retailer, made, 'confirm');
    expect((await answerHandOver(retailer, made, 'confirm')).status).toBe(200);
    const late = await answerHandOver(retailer, made, 'dispute');
    expect([late.status, late.body.code]).toEqual([409, 'answer.late']);
    const disputed = await handOver(trade(), 100);
    await answerHandOver(retailer, disputed, 'dispute');
    expect((await answerHandOver(retailer, disputed, 'confirm')).body.code).toBe('answer.late');
    expect(await linesOf()).toHaveLength(2);
    expect(await heard(deliverer)).toHaveLength(2);
  });

  it("of another shop isn't found, and a dispute needs a reason [CASH-9]", async () => {
    const made = await handOver(trade(), 300);
    expect((await answerHandOver(village.retailer, made, 'confirm')).status).toBe(404);
    expect((await answerHandOver(village.retailer, made, 'dispute')).status).toBe(404);
    const { status, body } = await retailer.post(`/shops/cash/hand_overs/${made.body.id}/dispute/`, {});
    expect([status, Object.keys(body.errors)]).toEqual([400, ['reason']]);
  });
});

describe('at once', () => {
  it('two hand-overs never pass the balance [CASH-11]', async () => {
    await settle(trade(), 50_000);
    const answers = await Promise.all([1, 2, 3, 4].map(() => handOver(trade(), 200)));
    expect(codes(answers)).toEqual(['201 waiting', '201 waiting', '409 cash.too_much', '409 cash.too_much']);
  });

  it('of two answers one counts [CASH-10]', async () => {
    await settle(trade(), 50_000);
    for (let round = 0; round < 10; round += 1) {
      const before = (await cashOf()).in_hand;
      const made = await handOver(trade(), 10);
      const [confirmed, disputed] = await Promise.all([
        answerHandOver(retailer, made, 'confirm'),
        answerHandOver(retailer, made, 'dispute'),
      ]);
      expect([confirmed.status, disputed.status].sort()).toEqual([200, 409]);
      const left = confirmed.status === 200 ? before - 10 : before;
      expect(await cashOf()).toMatchObject({ in_hand: left, parties: [{ waiting: 0 }] });
    }
    expect(await listWrongBalances(village.testApp.database.db)).toEqual([]);
  });

  it("a deliverer's first orders add up [CASH-1]", async () => {
    await Promise.all(Array.from({ length: 8 }, () => settle(trade(), 10_000)));
    expect(await cashOf()).toMatchObject({ in_hand: 800, parties: [{ balance: 800 }] });
    const balances = (await linesOf()).map(({ balance }: { balance: number }) => balance);
    expect(balances.toSorted((one: number, other: number) => one - other)).toEqual([
      100, 200, 300, 400, 500, 600, 700, 800,
    ]);
  });
});

describe('nobody leaves with money', () => {
  const leave = async (client: Client) =>
    client.delete('/users/', { otp: await codeFor(village.testApp, client) });
  const dismiss = (client: Client) =>
    village.testApp.database.inTx((tx) => dismissDeliverer(tx, null, { userId: client.userId }));

  it('a dismissed deliverer goes on, and a person who never carried may not [CASH-12]', async () => {
    await settle(trade(), 50_000);
    await dismiss(deliverer);
    expect(await cashOf()).toMatchObject({ in_hand: 500 });
    expect(await linesOf()).toHaveLength(1);
    expect((await handOver(trade(), 500)).status).toBe(201);
    const idle = await makeDelivererClient(village.testApp, village.cityId);
    expect((await idle.get('/users/details/')).body).not.toHaveProperty('was_deliverer');
    await dismiss(idle);
    expect((await idle.get('/users/details/')).body.was_deliverer).toBe(true);
    expect((await idle.get('/deliveries/cash/')).body.in_hand).toBe(0);
    const stranger = { deliverer: village.customer, retailer };
    const refused = [
      await village.customer.get('/deliveries/cash/'),
      await village.customer.get('/deliveries/cash/entries/'),
      await handOver(stranger, 5),
    ];
    expect(codes(refused)).toEqual(['403 role.required', '403 role.required', '403 role.required']);
  });

  it('a suspended shop goes on, and one that was never verified may not [CASH-13]', async () => {
    await settle(trade(), 50_000);
    const made = await handOver(trade(), 500);
    await village.testApp.database.inTx((tx) =>
      suspendShop(tx, null, { shopId: retailer.shopId, reason: 'Stale' }),
    );
    expect((await shopCash()).to_come).toBe(500);
    expect((await answerHandOver(retailer, made, 'confirm')).status).toBe(200);
    await query(`update shops set state = 'unverified', suspension_reason = null where id = $1`, [
      retailer.shopId,
    ]);
    const refused = [
      await retailer.get('/shops/cash/'),
      await answerHandOver(retailer, made, 'confirm'),
      await answerHandOver(retailer, made, 'dispute'),
    ];
    expect(codes(refused)).toEqual(Array(3).fill('403 shop.not_verified'));
  });

  it('an account with a balance or a waiting hand-over stays, on both sides [CASH-14]', async () => {
    await settle(trade(), 50_000);
    const refused = async () => (await Promise.all([leave(deliverer), leave(retailer)])).map(codeOf);
    expect(await refused()).toEqual(['account.open_money', 'account.open_money']);
    const made = await handOver(trade(), 500);
    await answerHandOver(retailer, made, 'confirm');
    await settle(trade(), -10_000);
    await settle(trade(), 10_000);
    expect((await leave(deliverer)).status).toBe(204);
    expect((await leave(retailer)).status).toBe(204);
  });

  const codeOf = ({ body }: TestAnswer): string => body?.code;

  it('after the deletion the notes are gone and the lines stay [CASH-14]', async () => {
    await settle(trade(), 50_000);
    await answerHandOver(retailer, await handOver(trade(), 100, { note: 'At the ferry' }), 'dispute');
    await answerHandOver(retailer, await handOver(trade(), 500, { note: 'At the ferry' }), 'confirm');
    expect((await leave(deliverer)).status).toBe(204);
    const { rows } = await query('select note, reason from cash_hand_overs where deliverer_id = $1', [
      deliverer.userId,
    ]);
    expect(rows).toEqual([
      { note: '', reason: '' },
      { note: '', reason: null },
    ]);
    const { rows: lines } = await query('select 1 from cash_entries where deliverer_id = $1', [
      deliverer.userId,
    ]);
    expect(lines).toHaveLength(2);
  });

  it('the export has lines and hand-overs, and leaves both out for others [CASH-16]', async () => {
    await settle(trade(), 50_000);
    const made = await handOver(trade(), 100);
    const { body } = await deliverer.get('/users/export/');
    expect(body.cash_entries).toMatchObject([{ kind: 'order', amount: 500 }]);
    expect(body.hand_overs).toEqual([made.body]);
    expect((await village.customer.get('/users/export/')).body).not.toHaveProperty('cash_entries');
  });
});

it('the page of lines for the export ends after the last one [CASH-16]', async () => {
  for (let count = 0; count < 101; count += 1) await settle(trade(), 100);
  const { body } = await deliverer.get('/users/export/');
  expect(body.cash_entries).toHaveLength(101);
});

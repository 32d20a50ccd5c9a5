import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeDelivererClient, makeRetailer, type Retailer } from '../../testing/village.ts';
import { dismissDeliverer } from '../deliveries/index.ts';
import { answerHandOver, handOver, settle } from './cash.factory.ts';

const village = setUpVillage();

let operator: Client;
let deliverer: Client;
let retailer: Retailer;
beforeAll(async () => {
  operator = await makeOperatorClient(village.testApp);
});
beforeEach(async () => {
  // An operator's session ends after 12 idle hours, and these tests move the clock.
  operator = await village.testApp.signIn(operator.number);
  deliverer = await makeDelivererClient(village.testApp, village.cityId);
  retailer = await makeRetailer(village.testApp, village.cityId);
});

const trade = () => ({ testApp: village.testApp, cityId: village.cityId, deliverer, retailer });
const masked = (number: string): string => `+91******${number.slice(-4)}`;
const listed = async (query = '') => (await operator.get(`/operator/cash/?limit=100${query}`)).body;
const recordOf = async () =>
  (await listed()).results.find(({ id }: { id: number }) => id === deliverer.userId);
const heard = async (who: Client) => (await who.get('/users/notifications/')).body.results[0];
const answer = (id: number, how: 'confirm' | 'dispute') =>
  operator.post(
    `/operator/hand-overs/${id}/${how}/`,
    how === 'dispute' ? { reason: 'Nobody saw it' } : undefined,
  );

describe('the list of cash', () => {
  it('has each balance and since when, with masked numbers [CASH-17]', async () => {
    village.testApp.clock.set('2026-11-21T05:00:00Z');
    await settle(trade(), 20_000);
    village.testApp.clock.set('2026-11-21T06:00:00Z');
    await settle(trade(), 30_000);
    await handOver(trade(), 100);
    const since = '2026-11-21T10:30:00+05:30';
    expect(await recordOf()).toEqual({
      id: deliverer.userId,
      name: 'Ravi Kumar',
      number: masked(deliverer.number),
      is_dismissed: false,
      in_hand: 500,
      held: 500,
      owed: 0,
      since,
      parties: [
        {
          party: { kind: 'shop', id: retailer.shopId, name: expect.any(String) },
          balance: 500,
          waiting: 100,
          since,
        },
      ],
    });
  });

  it('begins anew after a balance of 0, and has dismissed deliverers [CASH-17]', async () => {
    await settle(trade(), 20_000);
    await answerHandOver(retailer, await handOver(trade(), 200), 'confirm');
    expect(await recordOf()).toBeUndefined();
    village.testApp.clock.set('2026-11-21T07:00:00Z');
    await settle(trade(), 10_000);
    await village.testApp.database.inTx((tx) => dismissDeliverer(tx, null, { userId: deliverer.userId }));
    expect(await recordOf()).toMatchObject({ is_dismissed: true, since: '2026-11-21T12:30:00+05:30' });
  });

  it('is sorted by what is in hand, filtered by city, and searched [CASH-17]', async () => {
    const other = await makeDelivererClient(village.testApp, village.cityId);
    await settle({ ...trade(), deliverer: other }, 900_000);
    await settle(trade(), 800_000);
    const ids = (await listed()).results.map(({ id }: { id: number }) => id);
    expect(ids.slice(0, 2)).toEqual([other.userId, deliverer.userId]);
    expect((await listed(`&city=${village.cityId}`)).results.length).toBe(ids.length);
    expect(await listed(`&city=${await makeCity(village.testApp)}`)).toEqual({ count: 0, results: [] });
    const found = await listed(`&search=${encodeURIComponent(deliverer.number)}`);
    expect(found).toMatchObject({ count: 1, results: [{ id: deliverer.userId }] });
    const [noted] = await auditOf(operator, 'user', deliverer.userId);
    expect(noted).toMatchObject({ action: 'user.search_number' });
  });
});

describe('a hand-over at the desk', () => {
  it('to the operator is confirmed there, and the audit has it [CASH-7, CASH-18]', async () => {
    await settle(trade(), 0, { payments: [] });
    await village.testApp.database.pool.query("update cities set fee_goes_to = 'operator'");
    await settle(trade(), 10_000);
    await village.testApp.database.pool.query("update cities set fee_goes_to = 'deliverer'");
    const made = await handOver(trade(), 20, { shop: null });
    expect(made.body.party).toEqual({ kind: 'operator', id: null, name: 'Operator' });
    expect((await answerHandOver(retailer, made, 'confirm')).status).toBe(404);
    const { status, body } = await answer(made.body.id, 'confirm');
    expect([status, body]).toEqual([
      200,
      {
        ...made.body,
        state: 'confirmed',
        deliverer: { id: deliverer.userId, name: 'Ravi Kumar', number: masked(deliverer.number) },
        answered_at: expect.any(String),
      },
    ]);
    expect((await heard(deliverer)).body).toContain('the operator received your ₹20');
    expect((await answer(made.body.id, 'dispute')).body.code).toBe('answer.late');
    expect(await recordOf()).toMatchObject({ in_hand: 100 });
    expect(await auditOf(operator, 'hand_over', made.body.id)).toMatchObject([
      { action: 'hand_over.confirm', before: { state: 'waiting' }, after: { state: 'confirmed' } },
    ]);
  });

  it('to a shop is disputed with a reason, and both are told [CASH-18]', async () => {
    await settle(trade(), 50_000);
    const { body: made } = await handOver(trade(), 300);
    const { body } = await answer(made.id, 'dispute');
    expect(body).toMatchObject({ state: 'disputed', reason: 'Nobody saw it' });
    expect((await heard(deliverer)).body).toContain('did not receive your ₹300: Nobody saw it');
    expect(await heard(retailer)).toMatchObject({
      body: 'The operator refused the hand-over of ₹300 with a deliverer: Nobody saw it',
      link: '/retailer/cash',
    });
    expect((await answer(made.id, 'dispute')).status).toBe(200);
    expect((await answer(made.id, 'confirm')).body.code).toBe('answer.late');
    expect(await auditOf(operator, 'hand_over', made.id)).toHaveLength(1);
  });

  it('is listed by state, city, deliverer and shop [CASH-18]', async () => {
    await settle(trade(), 50_000);
    const first = (await handOver(trade(), 100)).body.id;
    const second = (await handOver(trade(), 200)).body.id;
    await answer(first, 'confirm');
    const ids = async (query: string) =>
      (await operator.get(`/operator/hand-overs/?${query}`)).body.results.map(({ id }: { id: number }) => id);
    const own = `deliverer=${deliverer.userId}`;
    expect(await ids(own)).toEqual([second, first]);
    expect(await ids(`${own}&state=waiting`)).toEqual([second]);
    expect(await ids(`${own}&state=confirmed&city=${village.cityId}`)).toEqual([first]);
    expect(await ids(`shop=${retailer.shopId}&state=disputed`)).toEqual([]);
    expect(await ids(`shop=${retailer.shopId}`)).toEqual([second, first]);
    expect(await ids(`search=${encodeURIComponent(deliverer.number)}`)).toEqual([second, first]);
    expect(await ids('search=nobody')).toEqual([]);
    expect(await ids(`city=${await makeCity(village.testApp)}`)).toEqual([]);
  });

  it('needs an operator after 24 hours [CASH-19]', async () => {
    const { clock, signIn } = village.testApp;
    const today = async () => (await operator.get('/operator/today/')).body;
    const travel = async (iso: string) => {
      clock.set(iso);
      operator = await signIn(operator.number);
    };
    await travel('2026-12-01T00:00:00Z');
    await settle(trade(), 50_000);
    const before = (await today()).needs.hand_overs_waiting;
    const { body: made } = await handOver(trade(), 100);
    await travel('2026-12-01T23:59:00Z');
    expect((await today()).needs.hand_overs_waiting).toBe(before);
    await travel('2026-12-02T00:00:00Z');
    const { needs, newest } = await today();
    expect(needs.hand_overs_waiting).toBe(before + 1);
    expect(newest.hand_overs_waiting).toBe('2026-12-02T05:30:00+05:30');
    await answer(made.id, 'confirm');
    expect((await today()).needs.hand_overs_waiting).toBe(before);
  });
});

describe('a correction', () => {
  const correct = (body: object, who = deliverer.userId) =>
    operator.post(`/operator/cash/${who}/correct/`, {
      party: { kind: 'shop', id: retailer.shopId },
      amount: -40.5,
      reason: 'The shop gave the change',
      ...body,
    });

  it('adds a line, both are told, and the audit has it [CASH-20]', async () => {
    await settle(trade(), 50_000);
    const { status, body } = await correct({});
    expect([status, body.in_hand]).toEqual([200, 459.5]);
    const { results } = (await deliverer.get('/deliveries/cash/entries/')).body;
    expect(results[0]).toMatchObject({ kind: 'correction', order: null, amount: -40.5, balance: 459.5 });
    expect((await heard(deliverer)).body).toMatch(/: ₹40\.50 less: The shop gave the change$/);
    expect((await heard(retailer)).body).toMatch(/: ₹40\.50 less for you: The shop gave the change$/);
    expect(await auditOf(operator, 'cash', deliverer.userId)).toMatchObject([
      {
        action: 'cash.correct',
        after: { party: 'shop', shop: retailer.shopId, amount: -40.5, reason: 'The shop gave the change' },
      },
    ]);
  });

  it('begins an account, also with the operator [CASH-20]', async () => {
    const { body } = await correct({ party: { kind: 'operator' }, amount: 60 });
    expect(body).toMatchObject({ in_hand: 60, parties: [{ party: { kind: 'operator', id: null } }] });
    expect((await correct({})).body).toMatchObject({ in_hand: 19.5 });
    // The deliverer has never carried.
    expect((await deliverer.get('/deliveries/cash/')).body).toMatchObject({ in_hand: 19.5 });
    expect((await deliverer.get('/deliveries/cash/entries/')).body).toMatchObject({ count: 2 });
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: 0.001 }, 'amount'],
    [{ reason: '' }, 'reason'],
    [{ party: { kind: 'shop' } }, 'party'],
    [{ party: { kind: 'shop', id: 999_999 } }, 'party'],
    [{ party: undefined }, 'party'],
  ])('refuses %j [CASH-20]', async (wrong, field) => {
    const { status, body } = await correct(wrong);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it("of somebody who never carried isn't found [CASH-20]", async () => {
    expect((await correct({}, village.customer.userId)).status).toBe(404);
    expect((await correct({}, 999_999)).status).toBe(404);
  });
});

it('a city says who keeps the delivery cost, and how much cash is too much [CASH-21]', async () => {
  const path = `/operator/cities/${await makeCity(village.testApp)}/`;
  const { body: city } = await operator.get(path);
  expect(city).toMatchObject({ fee_goes_to: 'deliverer', cash_limit: 0 });
  const change = { version: city.version, fee_goes_to: 'operator', cash_limit: 2500.5 };
  expect((await operator.patch(path, change)).body).toMatchObject({
    fee_goes_to: 'operator',
    cash_limit: 2500.5,
  });
  for (const wrong of [{ fee_goes_to: 'shop' }, { cash_limit: -1 }, { cash_limit: 0.001 }]) {
    const { status, body } = await operator.patch(path, { version: city.version + 1, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, Object.keys(wrong)]);
  }
});

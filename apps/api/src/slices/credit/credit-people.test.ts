// What credit tells people, keeps about them, and how it ends with their accounts.
import { describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { accountOf, buyOnCredit, linesOf, makeBuyer, offerTo, openCredit } from '../../testing/credit.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeRetailer } from '../../testing/village.ts';

const village = setUpVillage();

const query = (statement: string, values: unknown[] = []) =>
  village.testApp.database.pool.query(statement, values);

/** The newest notifications of a person, oldest of these first. */
const toldOf = async (client: Client): Promise<[string, string][]> =>
  (await client.get('/users/notifications/?limit=100')).body.results
    .map(({ body, link }: { body: string; link: string }) => [body, link])
    .reverse();

const deleteAccount = async (client: Client) =>
  client.delete('/users/', { otp: await codeFor(village.testApp, client) });

describe('notifications', () => {
  it("tell each side of the other's offer, lines and answers [CREDIT-19]", async () => {
    const retailer = await makeRetailer(village.testApp, village.cityId, { name: 'Anu Stores' });
    const own = { ...village, retailer };
    const customer = await makeBuyer(own);
    await query('delete from notifications');
    const { id } = await offerTo(own, customer, 500);
    await customer.post(`/customers/credit/${id}/agree/`);
    await customer.post(`/customers/credit/${id}/agree/`);
    await buyOnCredit(own, customer, 100);
    const paid = await customer.post(`/customers/credit/${id}/entries/`, { amount: 60 });
    await retailer.post(`/shops/credit/${id}/entries/${paid.body.id}/agree/`);
    const line = await retailer.post(`/shops/credit/${id}/entries/`, { kind: 'correction', amount: 5 });
    await customer.post(`/customers/credit/${id}/entries/${line.body.id}/refuse/`);
    await retailer.post(`/shops/credit/${id}/entries/`, { kind: 'payment', amount: 10 });
    const toShop = `/retailer/credit/${id}`;
    expect(await toldOf(customer)).toEqual([
      ['Anu Stores offers you credit up to ₹500. Agree or refuse.', '/shops/credit'],
      ['Anu Stores agreed: you paid ₹60 of your credit.', '/shops/credit'],
      ['Anu Stores corrected your credit: ₹5 more. Say whether it is right.', '/shops/credit'],
      ['Anu Stores noted your payment of ₹10.', '/shops/credit'],
    ]);
    expect(await toldOf(retailer)).toEqual([
      ['A customer agreed to your offer of credit.', toShop],
      ['A customer says that they paid ₹60 of their credit. Say whether it is right.', toShop],
      ['A customer says that the ₹5 that you wrote into their credit is not right.', toShop],
    ]);
  });
});

describe('deleting an account', () => {
  it('is refused with a balance or a waiting line, to both sides [CREDIT-21]', async () => {
    const retailer = await makeRetailer(village.testApp, village.cityId);
    const own = { ...village, retailer };
    const open = await openCredit(own);
    const line = await retailer.post(`/shops/credit/${open.id}/entries/`, { kind: 'correction', amount: 5 });
    const refusals = async () =>
      Promise.all([open.customer, retailer].map(async (client) => (await deleteAccount(client)).body.code));
    expect(await refusals()).toEqual(['account.open_money', 'account.open_money']);
    await open.customer.post(`/customers/credit/${open.id}/entries/${line.body.id}/agree/`);
    expect(await refusals()).toEqual(['account.open_money', 'account.open_money']);
    const paid = await open.customer.post(`/customers/credit/${open.id}/entries/`, {
      amount: 5,
      note: 'Zorro',
    });
    await retailer.post(`/shops/credit/${open.id}/entries/${paid.body.id}/agree/`);
    expect((await deleteAccount(open.customer)).status).toBe(204);
    expect((await query("select 1 from credit_notes where note = 'Zorro'")).rowCount).toBe(0);
    const { body } = await retailer.get(`/shops/credit/${open.id}/`);
    expect(body).toMatchObject({ state: 'closed', customer: { name: '', number: '' }, balance: 0 });
    const reopened = await retailer.patch(`/shops/credit/${open.id}/`, { is_closed: false });
    expect([reopened.status, reopened.body.code]).toEqual([409, 'credit.none']);
    expect((await deleteAccount(retailer)).status).toBe(204);
  });

  it('of a retailer leaves the books to the customers, without notes of the shop [CREDIT-22]', async () => {
    const retailer = await makeRetailer(village.testApp, village.cityId, { name: 'Old Corner' });
    const own = { ...village, retailer };
    const open = await openCredit(own);
    for (const [amount, note] of [
      [5, 'Quagga'],
      [-5, 'Quagga again'],
    ] as const) {
      const line = { kind: 'correction', amount, note };
      const { body } = await retailer.post(`/shops/credit/${open.id}/entries/`, line);
      await open.customer.post(`/customers/credit/${open.id}/entries/${body.id}/agree/`);
    }
    expect((await deleteAccount(retailer)).status).toBe(204);
    expect(await accountOf(open)).toMatchObject({
      state: 'closed',
      shop: { name: 'Old Corner' },
      balance: 0,
    });
    expect((await linesOf(open)).map(({ note }) => note)).toEqual(['', '']);
    expect((await open.customer.post(`/customers/credit/${open.id}/entries/`, { amount: 1 })).body.code).toBe(
      'credit.none',
    );
  });
});

it('the export holds the accounts and their lines [CREDIT-23]', async () => {
  const open = await openCredit(village);
  await buyOnCredit(village, open.customer, 100);
  await open.customer.post(`/customers/credit/${open.id}/entries/`, { amount: 10, note: 'Cash' });
  const { body } = await open.customer.get('/users/export/');
  expect(body.credit).toEqual([await accountOf(open)]);
  expect(body.credit_entries).toEqual((await linesOf(open)).map((line) => ({ account: open.id, ...line })));
  expect((await village.retailer.get('/users/export/')).body).toMatchObject({
    credit: [],
    credit_entries: [],
  });
});

describe('the database', () => {
  it('refuses to change lines and answers [CREDIT-24]', async () => {
    const open = await openCredit(village);
    await buyOnCredit(village, open.customer, 100);
    const paid = await open.customer.post(`/customers/credit/${open.id}/entries/`, { amount: 10 });
    await village.retailer.post(`/shops/credit/${open.id}/entries/${paid.body.id}/agree/`);
    for (const [table, change] of [
      ['credit_entries', 'update credit_entries set amount_paise = 1'],
      ['credit_entries', 'delete from credit_entries'],
      ['credit_entries', 'truncate credit_entries cascade'],
      ['credit_answers', 'update credit_answers set is_agreed = false'],
      ['credit_answers', 'delete from credit_answers'],
      ['credit_answers', 'truncate credit_answers'],
    ] as const) {
      await expect(query(change), change).rejects.toThrow(/is append-only/);
      expect((await query(`select 1 from ${table} limit 1`)).rowCount).toBe(1);
    }
  });

  it('that was changed by hand is noticed by the daily sweep [CREDIT-25]', async () => {
    const { id } = await openCredit(village);
    const wrong = async () =>
      (await village.testApp.sweeps.run(village.testApp.database)).flatMap((step) => step.wrong ?? []);
    expect(await wrong()).toEqual([]);
    for (const column of ['balance_paise', 'waiting_paise', 'waiting_added_paise', 'waiting_lines']) {
      const change = column === 'waiting_paise' ? -1 : 1;
      await query(`update credit_accounts set ${column} = ${column} + $1 where id = $2`, [change, id]);
      expect(await wrong(), column).toEqual([id]);
      await query(`update credit_accounts set ${column} = ${column} - $1 where id = $2`, [change, id]);
    }
  });
});

describe('the desk', () => {
  it('lists accounts with masked numbers, most owed first [CREDIT-26]', async () => {
    const retailer = await makeRetailer(village.testApp, village.cityId);
    const own = { ...village, retailer };
    const [little, much] = [await openCredit(own), await openCredit(own)];
    await buyOnCredit(own, little.customer, 50);
    await buyOnCredit(own, much.customer, 90);
    const operator = await makeOperatorClient(village.testApp);
    const list = async (search: string): Promise<unknown[]> => {
      const { body } = await operator.get(`/operator/credit/?shop=${retailer.shopId}${search}`);
      expect(body.count).toBe(body.results.length);
      return body.results.map((one: { id: number }) => one.id);
    };
    expect(await list('')).toEqual([much.id, little.id]);
    expect(await list('&search=lakshmi')).toEqual([much.id, little.id]);
    expect(await list(`&search=${encodeURIComponent(little.customer.number)}`)).toEqual([little.id]);
    await retailer.patch(`/shops/credit/${much.id}/`, { is_closed: true });
    await offerTo(own, await makeBuyer(own));
    expect([await list('&state=closed'), await list('&state=open'), await list('&state=refused')]).toEqual([
      [much.id],
      [little.id],
      [],
    ]);
    expect(await list('&state=offered')).toHaveLength(1);
    const { body } = await operator.get(`/operator/credit/?shop=${retailer.shopId}`);
    expect(body.results[0].customer.number).toMatch(/^\+91\*{6}\d{4}$/);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountOf,
  buyOnCredit,
  linesOf,
  makeBuyer,
  type OpenCredit,
  offerTo,
  openCredit,
} from '../../testing/credit.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';

const village = setUpVillage();

const customerPays = ({ customer, id }: OpenCredit, amount: unknown, note?: string) =>
  customer.post(`/customers/credit/${id}/entries/`, { amount, note });
const shopAdds = ({ id }: OpenCredit, kind: string, amount: unknown, note?: string) =>
  village.retailer.post(`/shops/credit/${id}/entries/`, { kind, amount, note });
const shopAnswers = ({ id }: OpenCredit, entryId: number, answer: 'agree' | 'refuse') =>
  village.retailer.post(`/shops/credit/${id}/entries/${entryId}/${answer}/`);
const customerAnswers = ({ customer, id }: OpenCredit, entryId: number, answer: 'agree' | 'refuse') =>
  customer.post(`/customers/credit/${id}/entries/${entryId}/${answer}/`);

describe('a line', () => {
  it('of a payment waits, and lowers the balance once the shop agrees [CREDIT-11, CREDIT-13]', async () => {
    const open = await openCredit(village);
    await buyOnCredit(village, open.customer, 300);
    const paid = await customerPays(open, 100.5, 'Cash');
    expect(paid.status).toBe(201);
    expect(paid.body).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      kind: 'payment',
      order: null,
      amount: -100.5,
      state: 'waiting',
      by: 'customer',
      note: 'Cash',
      balance: 300,
    });
    expect(await accountOf(open)).toMatchObject({ balance: 300, waiting: -100.5, left: 200 });
    const agreed = await shopAnswers(open, paid.body.id, 'agree');
    expect([agreed.status, agreed.body]).toEqual([200, { ...paid.body, state: 'agreed', balance: 199.5 }]);
    expect(await accountOf(open)).toMatchObject({ balance: 199.5, waiting: 0, left: 300.5 });
  });

  it('of a correction is signed, and that of a received payment is negative [CREDIT-12]', async () => {
    const open = await openCredit(village);
    await buyOnCredit(village, open.customer, 300);
    const more = await shopAdds(open, 'correction', 40, 'Forgotten bag');
    const less = await shopAdds(open, 'correction', -15.25);
    const received = await shopAdds(open, 'payment', 100);
    expect([more.body.amount, less.body.amount, received.body.amount]).toEqual([40, -15.25, -100]);
    expect([more.body.by, more.body.note, less.body.note]).toEqual(['shop', 'Forgotten bag', '']);
    expect(await accountOf(open)).toMatchObject({ balance: 184.75, waiting: 40, left: 275.25 });
    await customerAnswers(open, more.body.id, 'agree');
    expect(await accountOf(open)).toMatchObject({ balance: 224.75, waiting: 0, left: 275.25 });
  });

  it('that is refused never counts [CREDIT-13]', async () => {
    const open = await openCredit(village);
    const { body } = await shopAdds(open, 'correction', 40);
    const refused = await customerAnswers(open, body.id, 'refuse');
    expect([refused.status, refused.body.state]).toEqual([200, 'refused']);
    expect((await customerAnswers(open, body.id, 'agree')).body.code).toBe('answer.late');
    expect(await accountOf(open)).toMatchObject({ balance: 0, waiting: 0, left: 500 });
  });

  it('is answered once, and by the other side alone [CREDIT-14]', async () => {
    const open = await openCredit(village);
    const { body } = await shopAdds(open, 'correction', 40);
    expect((await shopAnswers(open, body.id, 'agree')).status).toBe(404);
    const first = await customerAnswers(open, body.id, 'agree');
    const again = await customerAnswers(open, body.id, 'agree');
    expect([again.status, again.body]).toEqual([200, first.body]);
    const other = await customerAnswers(open, body.id, 'refuse');
    expect([other.status, other.body.code]).toEqual([409, 'answer.late']);
    expect(await accountOf(open)).toMatchObject({ balance: 40, waiting: 0 });
    const elsewhere = await openCredit(village);
    expect((await customerAnswers(elsewhere, body.id, 'agree')).status).toBe(404);
    expect((await customerAnswers(open, 999_999, 'agree')).status).toBe(404);
  });

  it('has a valid amount [CREDIT-12]', async () => {
    const open = await openCredit(village);
    const bad = [0, '5', 1.234, 2_000_000, undefined];
    for (const amount of [...bad, -5]) {
      const paid = await customerPays(open, amount);
      expect([paid.status, Object.keys(paid.body.errors)]).toEqual([400, ['amount']]);
      const received = await shopAdds(open, 'payment', amount);
      expect([received.status, Object.keys(received.body.errors)]).toEqual([400, ['amount']]);
    }
    for (const amount of [...bad, -2_000_000]) {
      expect((await shopAdds(open, 'correction', amount)).status).toBe(400);
    }
    expect((await shopAdds(open, 'order', 5)).status).toBe(400);
    expect(await linesOf(open)).toEqual([]);
  });

  it('of a payment is at most what is owed, waiting payments counted [CREDIT-15]', async () => {
    const open = await openCredit(village);
    expect((await customerPays(open, 0.01)).body.code).toBe('credit.too_much');
    await buyOnCredit(village, open.customer, 300);
    expect((await customerPays(open, 300.01)).body.code).toBe('credit.too_much');
    const first = await customerPays(open, 200);
    const second = await customerPays(open, 100.01);
    expect([second.status, second.body.code]).toEqual([409, 'credit.too_much']);
    expect((await shopAdds(open, 'payment', 100)).status).toBe(201);
    await shopAnswers(open, first.body.id, 'refuse');
    expect((await shopAnswers(open, first.body.id, 'agree')).body.code).toBe('answer.late');
    expect((await customerPays(open, 200)).status).toBe(201);
  });

  it('waits for the account to be agreed to [CREDIT-11]', async () => {
    const customer = await makeBuyer(village);
    const { id } = await offerTo(village, customer);
    const offered = { customer, id };
    for (const answer of [await customerPays(offered, 5), await shopAdds(offered, 'correction', 5)]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'credit.none']);
    }
  });

  it('can be added after the account is closed [CREDIT-4]', async () => {
    const open = await openCredit(village);
    await buyOnCredit(village, open.customer, 30);
    await village.retailer.patch(`/shops/credit/${open.id}/`, { is_closed: true });
    expect((await customerPays(open, 30)).status).toBe(201);
  });
});

describe('the book', () => {
  it('is newest first, each line with what was owed after it, on every page [CREDIT-16]', async () => {
    const open = await openCredit(village, 10_000);
    await buyOnCredit(village, open.customer, 100);
    const early = await customerPays(open, 60);
    await buyOnCredit(village, open.customer, 50);
    const wrong = await shopAdds(open, 'correction', 7);
    await shopAdds(open, 'correction', -3);
    await shopAnswers(open, early.body.id, 'agree');
    await customerAnswers(open, wrong.body.id, 'refuse');
    const lines = await linesOf(open);
    expect(lines.map(({ amount, state, balance }) => [amount, state, balance])).toEqual([
      [-3, 'agreed', 87],
      [7, 'refused', 90],
      [50, 'agreed', 90],
      [-60, 'agreed', 40],
      [100, 'agreed', 100],
    ]);
    for (let offset = 0; offset < 5; offset += 1) {
      const { body } = await village.retailer.get(
        `/shops/credit/${open.id}/entries/?limit=2&offset=${offset}`,
      );
      expect(body).toEqual({ count: 5, results: lines.slice(offset, offset + 2) });
    }
  });

  it('agrees with its account after any sequence of actions [CREDIT-17]', async () => {
    type Action = readonly ['buy' | 'pay' | 'receive' | 'correct' | 'agree' | 'refuse', number];
    const kinds = fc.constantFrom<Action[0]>('buy', 'pay', 'receive', 'correct', 'agree', 'refuse');
    const actions = fc.array(fc.tuple(kinds, fc.integer({ min: 1, max: 40_000 })), { maxLength: 14 });
    const act = async (open: OpenCredit, [kind, number]: Action): Promise<unknown> => {
      const rupees = number / 100;
      if (kind === 'buy') return buyOnCredit(village, open.customer, rupees + 20);
      if (kind === 'pay') return customerPays(open, rupees);
      if (kind === 'receive') return shopAdds(open, 'payment', rupees);
      if (kind === 'correct') return shopAdds(open, 'correction', number % 2 === 0 ? rupees : -rupees);
      const lines = await linesOf(open);
      const line = lines[number % Math.max(1, lines.length)];
      return line && (line.by === 'shop' ? customerAnswers : shopAnswers)(open, line.id, kind);
    };
    await fc.assert(
      fc.asyncProperty(actions, async (sequence) => {
        const open = await openCredit(village, 1000);
        for (const action of sequence) await act(open, action);
        const [account, lines] = [await accountOf(open), await linesOf(open)];
        const sum = (state: string): number =>
          lines
            .filter((line) => line.state === state)
            .reduce((all, { amount }) => all + Math.round(amount * 100), 0);
        expect(Math.round(account.balance * 100)).toBe(sum('agreed'));
        expect(Math.round(account.waiting * 100)).toBe(sum('waiting'));
        expect(lines[0]?.balance ?? 0).toBe(account.balance);
      }),
      { numRuns: 12 },
    );
  });
});

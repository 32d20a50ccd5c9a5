// A week of a village, and its books beside those that were kept on paper. HAAT_WEEK_HOUSEHOLDS=40 HAAT_WEEK_SEED=… plays another
// one, as `npm run test:long -- --only week` does.
import type { CashBalance } from '@haat/contract/cash';
import type { CommissionStatement } from '@haat/contract/commission';
import type { CreditAccount } from '@haat/contract/credit';
import type { ClosedSums, DailyClose } from '@haat/contract/operator/cash';
import type { Sales } from '@haat/contract/sales';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { CloseRow } from '../../testing/week/paper-books.ts';
import { makeWeek, stockOfEach, type Week, weekDays } from '../../testing/week/play-week.ts';

vi.setConfig({ hookTimeout: 86_400_000 });

const seed = Number(process.env.HAAT_WEEK_SEED ?? 1);
const households = Number(process.env.HAAT_WEEK_HOUSEHOLDS ?? 3);

let testApp: TestApp;
let week: Week;
/** What was on paper when each day was closed. */
const atClosing = new Map<string, Record<'shop' | 'deliverer', Map<number, CloseRow>>>();

beforeAll(async () => {
  testApp = await createTestApp();
  const feeGoesTo = seed % 2 === 0 ? 'operator' : 'deliverer';
  week = await makeWeek(testApp, { seed, households, feeGoesTo });
  // A day takes seconds, and the limits per minute would count several days together.
  vi.useFakeTimers({ toFake: ['performance'] });
  for (const day of weekDays) {
    vi.advanceTimersByTime(60_000);
    await week.playDay(day);
    atClosing.set(day, {
      shop: week.paper.closeOf(day, 'shop'),
      deliverer: week.paper.closeOf(day, 'deliverer'),
    });
  }
  vi.useRealTimers();
});
afterAll(() => testApp.close());

const paise = (rupees: number): number => Math.round(rupees * 100);
const read = async (client: Client, path: string) => {
  const { status, body, text } = await client.get(path);
  if (status !== 200) throw new Error(text);
  return body;
};

/** In paise, without rows of nothing. */
const rowsOf = (rows: readonly ({ id: number } & CloseRow)[]): [number, object][] =>
  rows
    .map(({ id, ...row }): [number, CloseRow] => [id, inPaise(row)])
    .filter(([, row]) => Object.values(row).some((value) => value !== 0))
    .sort(([one], [other]) => one - other);
const inPaise = (row: Record<string, unknown>): CloseRow => {
  const { name: _, number: __, in_hand: ___, orders, ...sums } = row;
  const values = Object.entries(sums).map(([key, value]) => [key, paise(Number(value))]);
  return { ...Object.fromEntries(values), orders };
};
const paperRows = (rows: Map<number, CloseRow>): [number, object][] =>
  [...rows]
    .filter(([, row]) => Object.values(row).some((value) => value !== 0))
    .sort(([one], [other]) => one - other);

it('is a week in which everything happened [CASH-54]', () => {
  const { orders, handedOver, notebook } = week.paper;
  const upi = orders.flatMap((order) => order.upi);
  const refunds = orders.flatMap((order) => order.refunds);
  expect({
    delivered: orders.some(({ deliverer }) => deliverer !== null),
    fetched: orders.some(({ deliverer }) => deliverer === null),
    weighed: orders.some(({ lines }) => lines.some(({ weighed }) => weighed !== undefined)),
    refused: orders.some(({ lines }) => lines.some(({ kept, quantity }) => kept < quantity)),
    rounded: orders.some(({ coins }) => coins !== 0),
    credit: orders.some(({ credit }) => credit > 0),
    answers: new Set(upi.map(({ answer }) => answer)).size,
    tellers: new Set(upi.map(({ by }) => by)).size,
    paidBack: new Set(refunds.map(({ how }) => how)).size,
    handedOver: handedOver.length > 0,
    notebook: notebook.some(({ paise: line }) => line < 0),
  }).toEqual({
    delivered: true,
    fetched: true,
    weighed: true,
    refused: true,
    rounded: true,
    credit: true,
    answers: 3,
    tellers: 3,
    paidBack: 3,
    handedOver: true,
    notebook: true,
  });
});

describe('the books of a week are those on paper [CASH-54]', () => {
  it('each day, as it was closed and as it is now', async () => {
    for (const day of weekDays) {
      const close: DailyClose = await read(week.operator, `/operator/close/?day=${day}&city=${week.cityId}`);
      const sums: ClosedSums | undefined = close.closed?.sums;
      const then = atClosing.get(day);
      if (!sums || !then) throw new Error(`${day} was not closed`);
      expect(rowsOf(sums.shops), `shops as ${day} was closed`).toEqual(paperRows(then.shop));
      expect(rowsOf(sums.deliverers), `deliverers as ${day} was closed`).toEqual(paperRows(then.deliverer));
      expect(rowsOf(close.shops), `shops of ${day}`).toEqual(paperRows(week.paper.closeOf(day, 'shop')));
      expect(rowsOf(close.deliverers), `deliverers of ${day}`).toEqual(
        paperRows(week.paper.closeOf(day, 'deliverer')),
      );
      const stillOut = close.deliverers.map(({ id, in_hand }) => [id, paise(in_hand)]);
      expect(stillOut, `still out on ${day}`).toEqual(
        close.deliverers.map(({ id }) => [id, week.paper.inPocket(id, { until: day })]),
      );
    }
  });

  it('the cash in hand, by shop', async () => {
    for (const deliverer of week.deliverers) {
      const { in_hand, parties } = await read(deliverer, '/deliveries/cash/');
      expect(paise(in_hand)).toBe(week.paper.inPocket(deliverer.userId));
      const theirs = week.shops.map(({ retailer }) => retailer.shopId);
      for (const party of [...theirs, null]) {
        const balance = parties.find((one: CashBalance) =>
          party === null ? one.party.kind === 'operator' : one.party.id === party,
        )?.balance;
        expect(paise(balance ?? 0)).toBe(week.paper.inPocket(deliverer.userId, { party }));
      }
    }
  });

  it('the notebooks, of both months', async () => {
    for (const { id, shop, key } of week.notebooks) {
      const account: CreditAccount = await read(shop.retailer, `/shops/credit/${id}/`);
      expect(paise(account.balance)).toBe(week.paper.owedBy(key));
      const lines = week.paper.notebook.filter(({ account: of }) => of === key);
      const sum = (month: string) =>
        lines.filter(({ day }) => day.startsWith(month)).reduce((all, line) => all + line.paise, 0);
      const [november, december] = [sum('2026-11'), sum('2026-12')];
      for (const [month, opening, closing, count] of [
        ['2026-11', 0, november, lines.filter(({ day }) => day < '2026-12').length],
        ['2026-12', november, november + december, lines.filter(({ day }) => day > '2026-12').length],
      ] as const) {
        const bill = await read(shop.retailer, `/shops/credit/${id}/statement/?month=${month}`);
        expect([paise(bill.opening), paise(bill.closing), bill.entries.length]).toEqual([
          opening,
          closing,
          count,
        ]);
      }
    }
  });

  it('the monthly statements of the service', async () => {
    for (const { retailer } of week.shops) {
      for (const month of ['2026-11', '2026-12']) {
        const body: CommissionStatement = await read(retailer, `/shops/statement/?month=${month}`);
        const { opening, orders, goods, commission, paid, closing } = body;
        expect({
          opening: paise(opening),
          orders,
          goods: paise(goods),
          commission: paise(commission),
          paid: paise(paid),
          closing: paise(closing),
        }).toEqual(week.paper.statementOf(retailer.shopId, month));
      }
    }
  });

  it('the sales and the stock of each shop', async () => {
    for (const { retailer, goods } of week.shops) {
      const path = `/shops/sales/?from=${weekDays[0]}&to=${weekDays.at(-1)}`;
      const { totals, days }: Sales = await read(retailer, path);
      const rows = weekDays.map((day) => week.paper.closeOf(day, 'shop').get(retailer.shopId));
      const sum = (...names: (keyof CloseRow)[]) =>
        rows.reduce((all, row) => names.reduce((some, name) => some + (row?.[name] ?? 0), all), 0);
      expect(Object.fromEntries(Object.entries(totals).map(([name, value]) => [name, paise(value)]))).toEqual(
        {
          orders: 100 * sum('orders'),
          goods: sum('goods'),
          refused: sum('refused'),
          cash: sum('cash'),
          upi: sum('upi_confirmed', 'upi_claimed'),
          credit: sum('credit'),
          open: sum('open'),
        },
      );
      expect(days.map((day) => paise(day.goods))).toEqual(rows.map((row) => row?.goods ?? 0));
      for (const { product, name } of goods) {
        const gone = week.paper.orders
          .filter(({ shop }) => shop === retailer.shopId)
          .flatMap(({ lines }) => lines.filter((line) => line.goods.name === name))
          .reduce((all, { kept, quantity, isSpoilt }) => all + (isSpoilt ? quantity : kept), 0);
        const { quantity } = await read(retailer, `/shops/products-retailer/${product}/`);
        expect([name, quantity]).toEqual([name, stockOfEach - gone]);
      }
    }
  });
});

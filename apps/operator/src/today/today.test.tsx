// The first page: needs in order of urgency with links, figures, automatic refresh, and what stays after a failure.
import { noteServerTime } from '@haat/client/server-clock';
import * as accounts from '@haat/contract/accounts';
import * as orders from '@haat/contract/operator/orders';
import * as setup from '@haat/contract/operator/setup';
import * as shops from '@haat/contract/operator/shops';
import * as today from '@haat/contract/operator/today';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../testing/fake-api.ts';
import { setupDone } from '../testing/first-steps.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { cityChoice, order, orderInList, shopInList } from '../testing/records.ts';
import { todayAtRest } from '../testing/today-records.ts';

const everything: today.Needs = {
  shops_waiting: 2,
  orders_unanswered: 3,
  requests_open: 1,
  deliveries_late: 4,
  deliveries_failed: 2,
  payments_denied: 2,
  refunds_owed: 1,
  hand_overs_waiting: 3,
  complaints_due: 2,
  support_open: 1,
  slots_nearly_full: 5,
  cities_without_slots: 1,
  backups_missing: 1,
  disks_low: 0,
};

function openToday(needs: today.Needs, api: FakeApi = fakeApi()) {
  const answer = { ...todayAtRest, needs };
  api.on(setup.getSetup, () => setupDone);
  api.on(today.getToday, () => answer);
  return { api, ...openDesk('/', api) };
}

const needs = async () => {
  const section = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  return section.getAllByRole('link');
};

afterEach(() => {
  noteServerTime(new Date().toISOString());
  vi.useRealTimers();
});

it('shows all needs, most urgent first [DESK-115]', async () => {
  openToday(everything);
  expect((await needs()).map(({ textContent }) => textContent)).toEqual([
    '2deliveries failed at the door',
    '4deliveries are late for their slot',
    '3orders wait for the shop',
    '1delivery has no deliverer yet',
    '2complaints are due soon',
    '1city has no delivery slots tomorrow',
    '2shops wait for verification',
    '1support request is open',
    '5delivery slots are nearly full',
    '1backup is missing or too old',
    '2payments did not come',
    '3hand-overs wait for a day',
    '1refund is owed for a week',
  ]);
  const ofOrders = (await needs()).filter((link) => /failed at|wait for the shop/.test(link.textContent));
  expect(ofOrders.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
    expect.stringContaining('"need":"deliveries_failed"'),
    expect.stringContaining('"need":"orders_unanswered"'),
  ]);
});

it('says first that a disk is nearly full, and what to do [WATCH-13]', async () => {
  openToday({ ...everything, disks_low: 1 });
  const section = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  const [first] = section.getAllByRole('listitem');
  expect(first).toHaveTextContent('1disk is nearly full. Free space on the server, or ask whoever runs it.');
});

it('links to exactly these orders, and Back shows this list as it is now [DESK-115, DESK-112]', async () => {
  const { api, user } = openToday(everything);
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  const id = 2 ** 36 + 41; // order 41 of the second city
  api.on(orders.listOrders, () => ({ count: 1, results: [{ ...orderInList, id }] }));
  await user.click(await screen.findByRole('link', { name: /no deliverer yet/ }));
  await screen.findByRole('table', { name: 'Orders' });
  expect(api.asked(orders.listOrders)[0]?.query).toEqual({ need: 'requests_open', limit: '25', offset: '0' });
  api.on(orders.getOrder, () => ({ ...order, id }));
  await user.click(screen.getByRole('link', { name: 'Order 41' }));
  await screen.findByRole('heading', { level: 1, name: 'Order 41' });
  api.on(orders.listOrders, () => ({ count: 0, results: [] }));
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  await screen.findByText('Nothing found');
  expect(screen.queryByRole('link', { name: 'Order 41' })).toBeNull();
  expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"need":"requests_open"}');
});

it('links to exactly the shops that wait for verification [DESK-115]', async () => {
  const { api, user } = openToday(everything);
  api.on(shops.listShops, () => ({ count: 1, results: [shopInList] }));
  await user.click(await screen.findByRole('link', { name: /wait.* for verification/ }));
  await screen.findByRole('link', { name: shopInList.name });
  expect(api.asked(shops.listShops)[0]?.query.state).toBe('unverified');
});

it('says that all is well when nothing needs a hand [DESK-115]', async () => {
  openToday(todayAtRest.needs);
  await screen.findByText('All is well');
});

it('draws the days with words for screen readers, and shows them as a table [DESK-116]', async () => {
  const { user } = openToday(everything);
  await screen.findByRole('slider', { name: 'Orders, 8 Nov to 21 Nov. Today 10. Highest 12, on 15 Nov.' });
  await screen.findByRole('slider', {
    name: 'Amount of completed orders, 8 Nov to 21 Nov. Today ₹1,240.50, and ₹480 open. Highest ₹1,240.50, and ₹480 open, on 21 Nov.',
  });
  await screen.findByRole('slider', {
    name: 'Cancelled and rejected, 8 Nov to 21 Nov. Today 20 %, 2 of 10. Highest 20 %, 2 of 10, on 21 Nov.',
  });
  await screen.findByRole('slider', { name: 'New customers, 8 Nov to 21 Nov. Today 0.' });
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  const table = within(screen.getByRole('table', { name: 'The last 14 days' }));
  expect(table.getAllByRole('row')[1]).toHaveTextContent('21 Nov10₹1,240.50₹480 (2)2 (20 %)0');
  await user.click(screen.getByRole('button', { name: 'Show charts' }));
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows the value of a day under the pointer or the focus, beside a scale [DESK-161]', async () => {
  const { user } = openToday(everything);
  const chart = await screen.findByRole('slider', { name: /^Orders,/ });
  const figure = within(chart.closest('figure') ?? document.body);
  expect(['20', '10', '0'].map((number) => figure.getByText(number).textContent)).toEqual(['20', '10', '0']);
  figure.getByText('Today 10');
  vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 140, 72));
  await user.pointer({ target: chart, coords: { clientX: 75 } });
  figure.getByText('15 Nov 12');
  await user.unhover(chart);
  figure.getByText('Today 10');
  act(() => chart.focus());
  expect(chart).toHaveAttribute('aria-valuetext', '21 Nov: 10');
  fireEvent.change(chart, { target: { value: '0' } }); // like the Home key in a browser
  figure.getByText('8 Nov 4');
  expect(chart).toHaveAttribute('aria-valuetext', '8 Nov: 4');
  await user.tab();
  figure.getByText('Today 10');
});

it('has a scale in an empty village [DESK-161]', async () => {
  const nothing = { orders: 0, amount: 0, open: 0, open_amount: 0, cancelled: 0, rejected: 0 };
  const api = fakeApi();
  api.on(setup.getSetup, () => setupDone);
  const days = todayAtRest.days.map((one) => ({ ...one, ...nothing }));
  api.on(today.getToday, () => ({ ...todayAtRest, days }));
  openDesk('/', api);
  const figureOf = async (name: RegExp) => {
    const chart = await screen.findByRole('slider', { name });
    return within(chart.closest('figure') ?? document.body);
  };
  (await figureOf(/^Amount of completed orders/)).getByText('₹100');
  (await figureOf(/^Cancelled and rejected/)).getByText('100 %');
});

it('refreshes every 30 seconds while it is visible, and says when [DESK-115]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T17:05:00+05:30') });
  const { api } = openToday(everything);
  await screen.findByText('Refreshed at 17:05');
  api.on(today.getToday, () => ({ ...todayAtRest, needs: { ...everything, deliveries_late: 9 } }));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(api.asked(today.getToday)).toHaveLength(1);
  visibility.mockRestore();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await screen.findByText('9');
  await screen.findByText('Refreshed at 17:07');
});

it("says the time by the server's clock on a device an hour slow [DESK-115, TEXT-26]", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T16:05:00+05:30') });
  noteServerTime('2026-11-21T17:05:30+05:30');
  openToday(everything);
  await screen.findByText('Refreshed at 17:05');
  expect(screen.getByText(/^Last backup 3 hours ago/)).toBeVisible();
});

it('keeps the last figures when refreshing fails, and tries again [DESK-115]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T17:05:00+05:30') });
  const { api } = openToday(everything);
  await screen.findByText('Refreshed at 17:05');
  api.on(today.getToday, () => refuse('rate.limited', { detail: 'Too many requests. Wait a minute.' }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'These figures are from 17:05. Too many requests. Wait a minute.',
  );
  expect(await needs()).toHaveLength(13);
  api.on(today.getToday, () => todayAtRest);
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await screen.findByText('All is well');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers another try when nothing was ever loaded [DESK-115]', async () => {
  const api = fakeApi();
  api.on(setup.getSetup, () => setupDone);
  api.on(today.getToday, () => refuse('rate.limited'));
  const { user } = openDesk('/', api);
  await screen.findByText('This could not be loaded');
  api.on(today.getToday, () => todayAtRest);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('All is well');
});

// Every loading screen on a network that is slow, cut, restored, or refuses.
import * as notifications from '@haat/contract/notifications';
import * as orders from '@haat/contract/orders';
import * as search from '@haat/contract/search';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listOf, tomato } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';
import { inList } from '../testing/retailer-orders.ts';
import { setPosition, stage, type Visitor, village, visitors } from '../testing/stage.ts';

type Main = ReturnType<typeof within<typeof import('@testing-library/dom').queries>>;

/** Content that appears only after loading. */
type Content = (main: Main) => readonly HTMLElement[];

const list =
  (name: string): Content =>
  (main) =>
    main.queryAllByRole('list', { name });
const text =
  (words: string | RegExp): Content =>
  (main) =>
    main.queryAllByText(words);
const field =
  (label: string): Content =>
  (main) =>
    main.queryAllByLabelText(label);
/** An option other than the placeholder. */
const choice =
  (label: string): Content =>
  (main) =>
    main
      .queryAllByLabelText(label)
      .flatMap((select) => within(select).queryAllByRole('option', { hidden: true }).slice(1));
const price = text(/^₹/);

const screens: [path: string, who: Visitor, content: Content, state?: object][] = [
  ['/blogs', 'customer', list('Categories')],
  ['/blogs/search', 'customer', list('Most Viewed')],
  ['/blogs/5', 'customer', text('4 min read')],
  ['/shops', 'customer', list('Stores')],
  ['/shops/search', 'customer', list('Product types')],
  ['/shops/search', 'customer', price, { term: 'tomato' }],
  ['/shops/7', 'customer', (main) => main.queryAllByRole('tablist')],
  ['/shops/7?part=3', 'customer', price],
  ['/shops/7/product/21', 'customer', price],
  ['/shops/cart', 'customer', text('Total')],
  ['/shops/address', 'customer', (main) => main.queryAllByRole('radio')],
  ['/shops/address/add', 'customer', choice('City')],
  ['/shops/address/2', 'customer', field('Landmark')],
  ['/shops/slot', 'customer', choice('Delivery slot')],
  ['/shops/user', 'customer', list('Active orders')],
  ['/shops/order/1042', 'customer', price],
  ['/notifications', 'customer', list('Notifications')],
  ['/retailer', 'customer', choice('Shop type')],
  ['/retailer/products', 'retailer', list('Products')],
  ['/retailer/add-product', 'retailer', choice('Product type')],
  ['/retailer/edit-product/29', 'retailer', choice('Product type')],
  ['/retailer/catalogue', 'retailer', list('Product types')],
  ['/retailer/catalogue?type=4', 'retailer', text(/^Add all/)],
  ['/retailer/orders', 'retailer', list('Active orders')],
  ['/retailer/orders/1043', 'retailer', price],
  ['/retailer/user', 'retailer', field('Opening time')],
  ['/deliverer', 'deliverer', list('Deliveries')],
  ['/deliverer/requests', 'deliverer', list('Delivery requests')],
  ['/deliverer/delivery/71', 'deliverer', price],
];

beforeEach(() => {
  setPosition(village);
  // A failed load of addresses and cart is only logged.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  vi.restoreAllMocks();
  // What a test leaves loading must not end after the file.
  await act(() => onlineManager.setOnline(true));
  await passRetries();
  await waitFor(() => expect(client?.isFetching()).toBe(0));
  vi.useRealTimers();
});

let client: QueryClient | undefined;

/** Opens the page on such a network. Returns how to change it. */
function open(path: string, who: Visitor, begin: Condition, state?: object): (next: Condition) => void {
  const api = apiOfScreens();
  const set = controlNetwork(begin);
  const onClient = (opened: QueryClient): void => {
    client = opened;
  };
  openApp(path, { person: visitors[who], api, onClient, state });
  return set;
}

const refusal = (): Response =>
  new Response(JSON.stringify({ title: 'Bad request', status: 400, code: 'input.invalid', detail: '' }), {
    status: 400,
    headers: { 'Content-Type': 'application/problem+json' },
  });

type Condition = 'normal' | 'slow' | 'cut' | 'refused';

/** Controls every call except the one for the signed-in person, and the check of the connection. Waiting calls continue under the new condition. */
function controlNetwork(begin: Condition): (next: Condition) => void {
  let condition = begin;
  const waiting: (() => void)[] = [];
  const there = globalThis.fetch;
  const pass = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const isCheck = init?.method === 'HEAD' && condition !== 'cut';
    if (isCheck || String(input).includes('/users/details/')) return there(input, init);
    if (condition === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
    if (condition === 'refused') return Promise.resolve(refusal());
    if (condition === 'normal') return there(input, init);
    return new Promise((resolve, reject) => waiting.push(() => pass(input, init).then(resolve, reject)));
  };
  globalThis.fetch = pass;
  return (next) => {
    condition = next;
    for (const go of waiting.splice(0)) go();
  };
}

const apiOfScreens = () =>
  stage()
    .on(orders.customerOrders, listOf([inList()]))
    .on(notifications.markRead, undefined)
    .on(
      search.searchProducts,
      listOf([{ ...tomato, shop: { id: 7, name: tomato.shop_name }, is_open: true }]),
    )
    .on(notifications.listNotifications, {
      count: 1,
      unread_count: 0,
      results: [
        {
          id: 3,
          body: 'Order 5 is on its way.',
          link: '/shops/complaints',
          created_at: '2026-11-21T09:00:00+05:30',
          is_read: true,
        },
      ],
    });

/** A failed load is repeated after 0.7 and 2.3 seconds. */
const passRetries = () => act(() => vi.advanceTimersByTimeAsync(3_000));
const setOnline = (isOnline: boolean) => act(() => onlineManager.setOnline(isOnline));
const line = () => within(screen.getAllByRole('status')[0] ?? document.body).queryByText('No connection');

test.each<(typeof screens)[number]>(screens)(
  '%s shows loading, keeps its data, recovers, and can be retried [APP-24]',
  async (path, who, content, state) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const set = open(path, who, 'slow', state);
    const main = within(await screen.findByRole('main'));
    const loaded = () => content(main).length;
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).not.toBeNull());
    await screen.findByRole('heading', { level: 1, hidden: true });
    expect(loaded(), 'is not there yet').toBe(0);

    setOnline(false);
    set('cut');
    await passRetries();
    await waitFor(() => expect(line()).toBeVisible());
    // A form shows it at the field.
    expect((await main.findAllByText(/^(This page needs a connection|No connection)$/))[0]).toBeVisible();
    set('normal');
    setOnline(true);
    await waitFor(() => expect(loaded()).toBeGreaterThan(0));
    expect(line()).toBeNull();

    setOnline(false);
    set('cut');
    expect(line()).toBeVisible();
    // Longer than the poll interval.
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(loaded(), 'stays without a network').toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
    set('normal');
  },
);

test.each<(typeof screens)[number]>(screens)(
  '%s can be retried after a refusal [APP-24]',
  async (path, who, content, state) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const set = open(path, who, 'refused', state);
    const main = within(await screen.findByRole('main'));
    await passRetries();
    expect((await main.findAllByText("We can't load this right now"))[0]).toBeVisible();
    expect(content(main), 'did not come').toEqual([]);
    set('normal');
    for (const again of main.getAllByRole('button', { name: 'Try again' })) act(() => again.click());
    await waitFor(() => expect(content(main).length).toBeGreaterThan(0));
  },
);

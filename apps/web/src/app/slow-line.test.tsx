// A network that neither fails nor answers: the phone shows its last data.
import * as accounts from '@haat/contract/accounts';
import type { AnswerOf } from '@haat/contract/endpoint';
import * as shops from '@haat/contract/shops';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepData } from '../platform/queries/kept-data.ts';
import { type FakeApi, neverRespond, refuse } from '../testing/fake-api.ts';
import { installFakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { amma, market } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';
import { promiseToSettle } from '../testing/promise-to-settle.ts';

const seen = { ...amma, name: 'Amma Vegetables' };
const fresh = { ...amma, name: 'Amma and Sons' };

let stopKeeping: () => void;
let removeDatabase: () => void;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  removeDatabase = installFakeIndexedDb();
  stopKeeping = () => undefined;
});
afterEach(() => {
  stopKeeping();
  removeDatabase();
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const skeleton = () => document.querySelector('main [aria-busy=true]');

function open(api: FakeApi) {
  // Each visit begins by ending a session. Here the kept data must survive that.
  stopKeeping();
  const onClient = (client: QueryClient) => {
    stopKeeping = keepData(client);
  };
  return openApp('/shops/7', { api, onClient });
}

/** The phone showed the shop five minutes ago. */
async function seeShop(): Promise<void> {
  open(market().on(shops.getShop, seen));
  await title('Amma Vegetables');
  await pass(2_000);
  await pass(5 * 60_000);
}

test('while no answer comes, a page shows the data last seen and its age, then the answer [PWA-10]', async () => {
  await seeShop();
  const { promise, resolve } = promiseToSettle<AnswerOf<typeof shops.getShop>>();
  open(market().on(shops.getShop, () => promise));
  await screen.findByRole('main');
  expect(screen.queryByText('Amma Vegetables')).not.toBeInTheDocument();
  await pass(3_000);
  await title('Amma Vegetables');
  expect(await screen.findByText('Slow connection')).toBeVisible();
  expect(await screen.findByText('Updated 5 minutes ago')).toBeVisible();
  await act(async () => resolve(fresh));
  await title('Amma and Sons');
  await waitFor(() => expect(screen.queryByText('Slow connection')).not.toBeInTheDocument());
  expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument();
});

test('the app starts with the person last seen while no answer comes [PWA-10]', async () => {
  await seeShop();
  open(market().on(shops.getShop, neverRespond).on(accounts.details, neverRespond));
  expect(await screen.findByRole('status', { name: 'Starting' })).toBeInTheDocument();
  await pass(3_000);
  // The page doesn't wait for another three seconds.
  await title('Amma Vegetables');
});

test('a failure after the wait replaces the data last seen, so that it can be tried again [PWA-10, APP-25]', async () => {
  await seeShop();
  const reply = promiseToSettle<ReturnType<typeof refuse>>();
  open(market().on(shops.getShop, () => reply.promise));
  await screen.findByRole('main');
  await pass(3_000);
  await title('Amma Vegetables');
  await act(async () => reply.resolve(refuse('input.invalid')));
  expect(await screen.findByText("We can't load this right now")).toBeVisible();
});

test('a server that fails at once shows its failure, not the data last seen [PWA-10, APP-25]', async () => {
  await seeShop();
  open(market().on(shops.getShop, refuse('internal')));
  await screen.findByRole('main');
  await pass(10_000);
  expect(await screen.findByText("We can't load this right now")).toBeVisible();
});

test('a dead line counts as no connection, and the data stays [PWA-9, PWA-10]', async () => {
  await seeShop();
  const api = market().on(shops.getShop, neverRespond);
  api.setThere(false);
  open(api);
  await screen.findByRole('main');
  await pass(3_000);
  await title('Amma Vegetables');
  expect(await screen.findByText('No connection')).toBeVisible();
  expect(screen.queryByText('Slow connection')).not.toBeInTheDocument();
});

test('without data of its own, a page keeps its skeleton while no answer comes [PWA-10, APP-24]', async () => {
  open(market().on(shops.getShop, neverRespond));
  const main = within(await screen.findByRole('main'));
  await waitFor(() => expect(skeleton()).not.toBeNull());
  await pass(30_000);
  expect(skeleton()).not.toBeNull();
  expect(main.queryByText("We can't load this right now")).not.toBeInTheDocument();
  expect(screen.queryByText('Slow connection')).not.toBeInTheDocument();
});

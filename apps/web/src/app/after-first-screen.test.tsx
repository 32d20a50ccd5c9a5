import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as notifications from '@haat/contract/notifications';
import * as shops from '@haat/contract/shops';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from '../platform/loading/service-worker.ts';
import { market } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';

vi.mock(import('../platform/loading/service-worker.ts'), async (original) => ({
  ...(await original()),
  startServiceWorker: vi.fn(),
}));

/** The time of the first screen counts from the navigation. Here it counts from the start of the test. */
beforeEach(() => {
  const now = performance.now.bind(performance);
  const start = now();
  vi.spyOn(performance, 'now').mockImplementation(() => now() - start);
});
afterEach(() => vi.restoreAllMocks());

/** Lifts the limit of two seconds for the first screen, which another test checks: a busy machine may need longer. */
function giveAllTime(): void {
  const start = globalThis.setTimeout;
  const longer = (ms = 0): number => (ms === 2_000 ? 60_000 : ms);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((done: () => void, ms?: number) =>
    start(done, longer(ms))) as typeof setTimeout); // Node's version has more properties
}

/** jsdom doesn't load any. */
function loadPictures<Seen>(look: () => Seen): Seen {
  for (const picture of document.images) fireEvent.load(picture);
  return look();
}

test('the service worker waits for the data and the pictures of the first screen [LIGHT-4]', async () => {
  openApp('/shops/7', { api: market() });
  expect(await screen.findByRole('tab', { name: 'Store', selected: true })).toBeVisible();
  const starts = () => vi.mocked(startServiceWorker).mock.calls.length;
  expect(starts()).toBe(0);
  await expect.poll(() => loadPictures(starts), { timeout: 5_000 }).toBe(1);
});

test('what the first screen does not show is loaded after it [LIGHT-14]', async () => {
  giveAllTime();
  const api = market();
  openApp('/shops/7', { api, isFirstScreenIn: false });
  expect(await screen.findByRole('tab', { name: 'Store', selected: true })).toBeVisible();
  expect(api.asked(shops.getShop)).toHaveLength(1);
  expect(api.asked(cart.getCart)).toHaveLength(1);
  const later = () => [addresses.listAddresses, notifications.listNotifications].map((one) => api.asked(one));
  expect(later()).toEqual([[], []]);
  await expect
    .poll(() => loadPictures(later), { timeout: 5_000 })
    .toMatchObject([{ length: 1 }, { length: 1 }]);
});

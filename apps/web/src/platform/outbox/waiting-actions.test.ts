import { afterEach, expect, test, vi } from 'vitest';

const action = {
  id: 'key-1',
  place: 1,
  about: 'order 7',
  name: 'accept',
  title: 'Order 7',
  failure: 'acceptOrder',
  invalidates: [],
  path: '/api/shops/orders/7/accept/',
  doneAt: 0,
} as const;

afterEach(() => localStorage.clear());

/** As after a reload. */
async function open() {
  vi.resetModules();
  return import('./waiting-actions.ts');
}

test('what a page was sending when it was closed waits after the reload [OUTBOX-16]', async () => {
  const before = await open();
  before.putAction({ ...action, doneAt: Date.now(), page: before.thisPage });
  expect(before.waitingActions()).toEqual([]);
  const after = await open();
  expect(after.waitingActions()).toMatchObject([{ id: 'key-1', place: 1 }]);
});

test('another tab adopts it after a minute, when its own page must be gone [OUTBOX-16]', async () => {
  const { adoptOrphans, putAction, readAgain, waitingActions } = await open();
  putAction({ ...action, doneAt: Date.now() - 59_000, page: 'another tab' });
  adoptOrphans(60_000);
  expect(waitingActions()).toEqual([]);
  putAction({ ...action, doneAt: Date.now() - 60_000, page: 'another tab' });
  adoptOrphans(60_000);
  readAgain();
  expect(waitingActions()).toHaveLength(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const entry = {
  id: 'key-1',
  kind: 'retailer-orders answer',
  input: { id: 7, answer: 'accept' },
  place: 1,
  about: 'order 7',
  name: 'accept',
  title: 'Order 7',
  failure: 'acceptOrder',
  invalidates: [],
  path: '/api/shops/orders/7/accept/',
  doneAt: 0,
} as const;

beforeEach(() => localStorage.setItem('token', 'token-of-this-test'));
afterEach(() => localStorage.clear());

/** As after a reload. */
async function open() {
  vi.resetModules();
  const { sessionPrint } = await import('@haat/client/session');
  return { ...(await import('./outbox-entries.ts')), owner: sessionPrint() ?? '' };
}

test('what a page was sending when it was closed waits after the reload [OUTBOX-16]', async () => {
  const before = await open();
  before.putEntry({ ...entry, owner: before.owner, doneAt: Date.now(), page: before.thisPage });
  expect(before.waitingEntries()).toEqual([]);
  const after = await open();
  expect(after.waitingEntries()).toMatchObject([{ id: 'key-1', place: 1 }]);
});

test('another tab adopts it after a minute, when its own page must be gone [OUTBOX-16]', async () => {
  const { adoptOrphans, owner, putEntry, readAgain, waitingEntries } = await open();
  putEntry({ ...entry, owner, doneAt: Date.now() - 59_000, page: 'another tab' });
  adoptOrphans(60_000);
  expect(waitingEntries()).toEqual([]);
  putEntry({ ...entry, owner, doneAt: Date.now() - 60_000, page: 'another tab' });
  adoptOrphans(60_000);
  readAgain();
  expect(waitingEntries()).toHaveLength(1);
});

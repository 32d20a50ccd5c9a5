import { ApiError } from '@haat/client/api-error';
import { MutationObserver, type MutationOptions, QueryObserver } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const lost = () => new ApiError({ code: 'network', status: 0 });
const broken = () => new ApiError({ code: 'internal', status: 500 });
const refused = () => new ApiError({ code: 'not_found', status: 404 });
const ended = () => new ApiError({ code: 'auth.required', status: 401 });

const toasted = vi.spyOn(toast, 'error');
const succeeded = vi.spyOn(toast, 'success');
const removed = vi.spyOn(toast, 'remove');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Loads something for at most ten seconds. */
async function load(queryFn: () => Promise<unknown>, meta?: Record<string, unknown>) {
  const client = createQueryClient();
  const observer = new QueryObserver(client, { queryKey: ['thing'], queryFn, meta });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  stop();
  return { client, result: observer.getCurrentResult() };
}

test.each([
  ['a lost network', lost],
  ['a server in trouble', broken],
])('%s is retried within ten seconds, then shown once [APP-25]', async (_what, error) => {
  const queryFn = vi.fn(() => Promise.reject(error()));
  const { result } = await load(queryFn);
  expect(queryFn).toHaveBeenCalledTimes(3);
  expect(result.isError).toBe(true);
  expect(toasted.mock.calls.map(([text]) => text)).toEqual(['Could not fetch data']);
});

test('a load that succeeds at the second try shows no toast', async () => {
  const queryFn = vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(lost());
  const { result } = await load(queryFn);
  expect(result.data).toBe('here');
  expect(toasted).not.toHaveBeenCalled();
});

test('a refusal is not retried', async () => {
  const queryFn = vi.fn(() => Promise.reject(refused()));
  await load(queryFn);
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(toasted).toHaveBeenCalledTimes(1);
});

test('a 401 shows no toast of a failed load', async () => {
  await load(() => Promise.reject(ended()));
  expect(toasted).not.toHaveBeenCalled();
});

test('a load can show its own toast, none, or only log a line [TEXT-8]', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await load(() => Promise.reject(refused()), { failure: () => 'Could not fetch notification' });
  expect(toasted.mock.calls.map(([text]) => text)).toEqual(['Could not fetch notification']);
  toasted.mockClear();
  await load(() => Promise.reject(refused()), { failure: null });
  await load(() => Promise.reject(refused()), { logFailure: () => 'Could not get customer data' });
  expect(toasted).not.toHaveBeenCalled();
  expect(logged.mock.calls.map(([text]) => text)).toEqual(['Could not get customer data']);
});

test('a poll shows one toast for each outage', async () => {
  let isUp = false;
  const queryFn = vi.fn(() => (isUp ? Promise.resolve(1) : Promise.reject(refused())));
  const meta = { failure: () => 'Could not fetch notification', oncePerOutage: true };
  const { client } = await load(queryFn, meta);
  const again = () =>
    client.fetchQuery({ queryKey: ['thing'], queryFn, meta, staleTime: 0 }).catch(() => undefined);
  await again();
  expect(toasted).toHaveBeenCalledTimes(1);
  isUp = true;
  await again();
  isUp = false;
  await again();
  expect(toasted).toHaveBeenCalledTimes(2);
});

/** Performs the acts one after another on one client, where `['thing']` is loaded. */
async function perform(...acts: readonly MutationOptions<unknown, Error, string>[]) {
  const client = createQueryClient();
  client.setQueryData(['thing'], 1);
  for (const act of acts) {
    await new MutationObserver(client, act).mutate('input').catch(() => undefined);
  }
  return { isLoadedAgain: client.getQueryState(['thing'])?.isInvalidated };
}

const fail = () => Promise.reject(refused());
const succeed = () => Promise.resolve();

test('a failed mutation shows its toast, and a later success removes it', async () => {
  const meta = { failure: () => 'Could not add product', success: () => 'Added' };
  await perform({ mutationFn: fail, meta });
  expect(toasted.mock.calls.map(([text]) => text)).toEqual(['Could not add product']);
  expect(removed).not.toHaveBeenCalled();
  await perform({ mutationFn: succeed, meta });
  expect(removed).toHaveBeenCalledWith('Could not add product');
  expect(succeeded.mock.calls.map(([text]) => text)).toEqual(['Added']);
});

test('the toast of a failed mutation can depend on its input and error', async () => {
  const failure = (input: string, error: unknown) =>
    `${input} ${String(error instanceof ApiError && error.status)}`;
  await perform({ mutationFn: fail, meta: { failure } });
  await perform({ mutationFn: fail, meta: { failure: () => null } });
  expect(toasted.mock.calls.map(([text]) => text)).toEqual(['input 404']);
});

test('a mutation that ends the session shows no toast of its own', async () => {
  await perform({
    mutationFn: () => Promise.reject(ended()),
    meta: { failure: () => 'Could not add product' },
  });
  expect(toasted).not.toHaveBeenCalled();
});

test('a successful mutation invalidates what it declares, a failed one only if it says so', async () => {
  const meta = { invalidates: [['thing']] };
  expect(await perform({ mutationFn: succeed, meta })).toEqual({ isLoadedAgain: true });
  expect(await perform({ mutationFn: fail, meta })).toEqual({ isLoadedAgain: false });
  const always = { ...meta, invalidatesOnFailure: true };
  expect(await perform({ mutationFn: fail, meta: always })).toEqual({ isLoadedAgain: true });
});

test('invalidates data even if the mutation has updated the cache', async () => {
  const onSuccess: MutationOptions<unknown, Error, string>['onSuccess'] = (
    _data,
    _input,
    _result,
    { client },
  ) => {
    client.setQueryData(['thing'], 2);
  };
  const acts = { mutationFn: succeed, onSuccess, meta: { invalidates: [['thing']] } };
  expect(await perform(acts)).toEqual({ isLoadedAgain: true });
});

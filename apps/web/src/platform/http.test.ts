import { ApiError } from '@haat/client/api-error';
import { getToken, onSessionEnd } from '@haat/client/session';
import * as accounts from '@haat/contract/accounts';
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as notifications from '@haat/contract/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutOff, fakeApi, neverRespond, refuse } from '../testing/fake-api.ts';
import { home } from '../testing/market.ts';
import { customer } from '../testing/people.ts';
import { call, callIfChanged } from './http.ts';
import { endSession, startSession } from './session.ts';

const newHome = {
  latitude: 10.52,
  longitude: 76.21,
  address: 'Anchery',
  name: 'Home',
  receiver: 'Lakshmi Menon',
  number: customer.number,
  city: 1,
};
const write = () => call(addresses.addAddress, { body: newHome });

afterEach(() => vi.restoreAllMocks());

beforeEach(() => {
  startSession('abc');
  return () => endSession('logout');
});

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError; // just proven
};

test("a request carries the token and the XSRF cookie's value [APP-36, APP-37]", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'XSRF-TOKEN=a%3Db';
  const api = fakeApi().on(addresses.addAddress, home);
  await write();
  const { headers, body } = api.asked(addresses.addAddress)[0] ?? {};
  expect(headers?.get('Authorization')).toBe('Token abc');
  expect(headers?.get('X-XSRF-TOKEN')).toBe('a=b');
  expect(body).toEqual(newHome);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'XSRF-TOKEN=; Max-Age=0';
});

test('a request is sent when the browser refuses to read cookies [APP-43]', async () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const api = fakeApi().on(accounts.login, {});
  await call(accounts.login, { body: { number: customer.number } });
  expect(api.asked(accounts.login)).toHaveLength(1);
});

test('login sends no token [APP-36]', async () => {
  const api = fakeApi().on(accounts.login, {});
  await call(accounts.login, { body: { number: customer.number } });
  expect(api.asked(accounts.login)[0]?.headers.has('Authorization')).toBe(false);
});

test("parameters and query go into the URL; undefined ones don't", async () => {
  const api = fakeApi()
    .on(addresses.deleteAddress, undefined)
    .on(addresses.listAddresses, { count: 0, results: [] });
  await call(addresses.deleteAddress, { params: { id: 7 } });
  await call(addresses.listAddresses, { query: { limit: 10, offset: undefined } });
  expect(api.asked(addresses.deleteAddress)[0]?.params).toEqual({ id: '7' });
  expect(api.asked(addresses.listAddresses)[0]?.query).toEqual({ limit: '10' });
});

test('a refusal becomes an error with code, fields and wait', async () => {
  fakeApi().on(
    addresses.addAddress,
    refuse('rate.limited', { detail: 'Wait a little.', errors: { body: ['Too long'] }, retryAfter: 30 }),
  );
  const error = await failureOf(write());
  expect(error).toMatchObject({
    code: 'rate.limited',
    status: 429,
    message: 'Wait a little.',
    fields: { body: 'Too long' },
    retryAfter: 30,
  });
});

test('a request has no time limit [APP-38]', async () => {
  vi.useFakeTimers();
  const api = fakeApi().on(accounts.cities, neverRespond);
  const settled = vi.fn();
  call(accounts.cities, {}).then(settled, settled);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  vi.useRealTimers();
  expect(api.asked(accounts.cities)).toHaveLength(1);
  expect(settled).not.toHaveBeenCalled();
});

test("a response that isn't JSON counts as unanswered", async () => {
  fakeApi().on(addresses.addAddress, new Response('<html>', { status: 200 }));
  expect(await failureOf(write())).toMatchObject({ code: 'network', status: 0 });
  fakeApi().on(addresses.addAddress, new Response('<html>', { status: 502 }));
  expect(await failureOf(write())).toMatchObject({ code: 'internal', status: 502 });
});

const keys = (api: ReturnType<typeof fakeApi>) =>
  api.asked(addresses.addAddress).map(({ headers }) => headers.get('Idempotency-Key'));

test("an unanswered write keeps its idempotency key, an answered one doesn't [APP-39]", async () => {
  const api = fakeApi().on(addresses.addAddress, cutOff());
  await failureOf(write());
  api.on(addresses.addAddress, refuse('internal'));
  await failureOf(write());
  api.on(addresses.addAddress, home);
  await write();
  await write();
  const [first, second, third, fourth] = keys(api);
  expect(first).toMatch(/^[\x20-\x7e]{1,200}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('two equal writes at the same time have different keys [APP-39]', async () => {
  const api = fakeApi().on(addresses.addAddress, home);
  await Promise.all([write(), write()]);
  const [first, second] = keys(api);
  expect(first).not.toBe(second);
});

test('another write never takes the key of a lost one [APP-39]', async () => {
  const api = fakeApi().on(addresses.addAddress, cutOff());
  await failureOf(write());
  await failureOf(call(addresses.addAddress, { body: { ...newHome, name: 'Work' } }));
  const [first, second] = keys(api);
  expect(first).not.toBe(second);
});

test('only writes have a key [APP-39]', async () => {
  const api = fakeApi().on(cart.getCart, {
    shop: null,
    shop_name: null,
    address: null,
    items: [],
    delivery_cost: 0,
    total: 0,
    problem: null,
    next_slot: null,
    offers_pick_up: false,
  });
  await call(cart.getCart, {});
  expect(api.asked(cart.getCart)[0]?.headers.has('Idempotency-Key')).toBe(false);
});

test('a 401 ends the session once; a 401 for an older token is ignored [APP-40]', async () => {
  const ends: string[] = [];
  const stop = onSessionEnd((reason) => ends.push(reason));
  const api = fakeApi().on(accounts.details, refuse('auth.required'));
  await Promise.all([failureOf(call(accounts.details, {})), failureOf(call(accounts.details, {}))]);
  expect(ends).toEqual(['expired']);
  expect(getToken()).toBeNull();
  startSession('old');
  api.on(accounts.details, async () => {
    startSession('new');
    return refuse('auth.required');
  });
  await failureOf(call(accounts.details, {}));
  expect(getToken()).toBe('new');
  stop();
});

test('polling sends the ETag of the last response', async () => {
  const page = { count: 0, unread_count: 0, results: [] };
  const api = fakeApi().on(
    notifications.listNotifications,
    () => new Response(JSON.stringify(page), { headers: { ETag: '"1"' } }),
  );
  const first = await callIfChanged(notifications.listNotifications, {}, null);
  expect(first).toEqual({ answer: page, etag: '"1"' });
  api.on(notifications.listNotifications, () => new Response(null, { status: 304 }));
  expect(await callIfChanged(notifications.listNotifications, {}, '"1"')).toBeNull();
  const tags = api.asked(notifications.listNotifications).map(({ headers }) => headers.get('If-None-Match'));
  expect(tags).toEqual([null, '"1"']);
});

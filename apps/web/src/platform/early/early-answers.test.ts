import { callHeaders } from '@haat/client/call-headers';
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { cartOf, home, listOf, work } from '../../testing/market.ts';
import { call } from '../http.ts';
import { endSession, startSession } from '../session.ts';
import { dropEarly, takeEarly } from './early-answers.ts';

const early = listOf([home]);
const later = listOf([home, work]);
const url = '/api/customers/addresses/';

const headersOf = (token: string) => callHeaders({ token, hasJson: false, language: 'en' });

beforeEach(() => {
  startSession('abc');
  return () => endSession('logout');
});

/** The page has started this call. */
function startEarly(answer: Promise<Response> = Promise.resolve(Response.json(early)), token = 'abc'): void {
  const headers = JSON.stringify(headersOf(token));
  answer.catch(() => undefined);
  window.haatEarly = { headers, byUrl: new Map([[url, answer]]) };
}
const server = () =>
  fakeApi()
    .on(addresses.listAddresses, later)
    .on(addresses.deleteAddress, undefined)
    .on(cart.getCart, cartOf([]));
const list = (signal?: AbortSignal) => call(addresses.listAddresses, { signal });

test('a call that the page has started is used once, and not sent again [LIGHT-7]', async () => {
  const api = server();
  startEarly();
  expect(await list()).toEqual(early);
  expect(api.asked(addresses.listAddresses)).toEqual([]);
  expect(await list()).toEqual(later);
});

test('another URL or another person gets an answer of its own [LIGHT-7]', async () => {
  const api = server();
  startEarly();
  await call(cart.getCart, {});
  expect(api.asked(cart.getCart)).toHaveLength(1);
  startEarly(undefined, "somebody else's");
  expect(await list()).toEqual(later);
});

test('a write, the first screen and the end of the session drop unused answers [LIGHT-7]', async () => {
  server();
  startEarly();
  await call(addresses.deleteAddress, { params: { id: 1 } });
  expect(await list()).toEqual(later);
  startEarly();
  dropEarly();
  expect(await list()).toEqual(later);
  startEarly();
  endSession('elsewhere');
  expect(window.haatEarly).toBeUndefined();
});

test('a started call that failed is sent again [LIGHT-7]', async () => {
  server();
  startEarly(Promise.reject(new TypeError('Failed to fetch')));
  expect(await list()).toEqual(later);
});

test('an expired session in a started call ends the session [LIGHT-7]', async () => {
  server();
  startEarly(Promise.resolve(Response.json({ code: 'auth.required' }, { status: 401 })));
  await expect(list()).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem('token')).toBeNull();
});

test('a started call can be aborted [LIGHT-7]', async () => {
  globalThis.fetch = async (_url, init) => {
    init?.signal?.throwIfAborted();
    return Response.json(later);
  };
  startEarly(new Promise(() => undefined));
  const stop = new AbortController();
  const answer = list(stop.signal);
  stop.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('answers are given one by one, each in a task of its own [LIGHT-15]', async () => {
  const cartUrl = '/api/customers/cart/';
  startEarly();
  window.haatEarly?.byUrl.set(cartUrl, Promise.resolve(Response.json(cartOf([]))));
  const given: string[] = [];
  const take = async (one: string): Promise<void> => {
    await takeEarly(one, headersOf('abc'), undefined);
    given.push(one);
  };
  const [first, second] = [take(url), take(cartUrl)];
  await first;
  for (let step = 0; step < 20; step += 1) await null;
  expect(given).toEqual([url]);
  await second;
  expect(given).toEqual([url, cartUrl]);
});

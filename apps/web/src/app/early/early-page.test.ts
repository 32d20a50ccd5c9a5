// The page's first calls must equal the app's own. Otherwise they cost data for nothing.
import * as accounts from '@haat/contract/accounts';
import * as blog from '@haat/contract/blog';
import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startSession } from '../../platform/session.ts';
import { market } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { customer } from '../../testing/people.ts';

afterEach(() => vi.unstubAllGlobals());

const one = (cover: string) => ({ count: 1, results: [{ id: 1, title: 'Onam', cover, link: '/blogs/1' }] });

const server = () =>
  market()
    .on(accounts.details, customer)
    .on(blog.listBanners, one('/media/onam-m.webp'))
    .on(blog.listArticles, { count: 0, results: [] })
    .on(blog.listCategories, { count: 0, results: [] });

/** Every call as its URL and its headers. */
function recordCalls(): string[] {
  const calls: string[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    if (init?.method === undefined || init.method === 'GET')
      calls.push(`${url} ${JSON.stringify(init?.headers)}`);
    return send(url, init);
  };
  return calls;
}

/** The calls of the page's script, and the pictures that it loads. */
async function startPage() {
  const pictures: { src?: string }[] = [];
  vi.stubGlobal('Image', function Image(this: { src?: string }) {
    pictures.push(this);
  });
  const calls = recordCalls();
  vi.resetModules();
  await import('./early-page.ts');
  return { calls, pictures };
}

/**
 * Opens the app at this path, signed in, and records its calls. Only for the first screen, because jsdom doesn't load
 * its pictures.
 */
function open(path: string) {
  const api = server();
  const calls = recordCalls();
  const clients: QueryClient[] = [];
  openApp(path, { api, isFirstScreenIn: false, onClient: (client) => void clients.push(client) });
  /** Waits until the app is idle, so that later calls are the page's. */
  const beIdle = async (): Promise<void> => {
    await waitFor(() => {
      expect(calls.length).toBeGreaterThan(2);
      expect(clients.map((client) => client.isFetching())).toEqual([0]);
    });
  };
  return { calls, beIdle };
}

test.each([
  ['/shops', '/media/stall-m.webp'],
  ['/shops/7', '/media/stall-l.webp'],
  ['/shops/7/product/21', undefined],
  ['/blogs', '/media/onam-l.webp'],
])('%s starts calls of the first screen, and loads the largest picture [LIGHT-7]', async (path, picture) => {
  const app = open(path);
  await app.beIdle();
  const ofApp = [...app.calls];
  const { calls, pictures } = await startPage();
  await waitFor(() => expect(ofApp).toEqual(expect.arrayContaining([...calls])));
  expect(calls.length).toBeGreaterThan(2);
  expect(new Set(calls).size).toBe(calls.length);
  if (picture === undefined) return;
  await waitFor(() => expect(pictures).toMatchObject([{ src: picture, fetchPriority: 'high' }]));
  await waitFor(() =>
    expect([...document.images].map((image) => image.getAttribute('src'))).toContain(picture),
  );
});

test.each(['/shops?type=2', '/notifications', '/auth/login'])('%s starts no call [LIGHT-7]', async (path) => {
  open(path);
  expect((await startPage()).calls).toEqual([]);
});

test.each([
  ['signed out', () => localStorage.removeItem('token'), ''],
  ['in the phone app', () => undefined, '{"serverUrl":"https://haat.example"}'],
])('no call starts %s [LIGHT-7]', async (_where, prepare, settings) => {
  const config = Object.assign(document.createElement('script'), {
    id: 'haat-config',
    type: 'application/json',
    textContent: settings,
  });
  document.head.append(config);
  window.history.replaceState(null, '', '/shops');
  server();
  startSession('token-of-this-test');
  prepare();
  expect((await startPage()).calls).toEqual([]);
  config.remove();
});

test('no picture is loaded for people who save data [LIGHT-7]', async () => {
  const api = server().on(accounts.details, {
    ...customer,
    preferences: { ...customer.preferences, data_saver: true },
  });
  openApp('/shops/7', { api });
  const { calls, pictures } = await startPage();
  await screen.findByRole('tab', { name: 'Store', selected: true });
  expect(calls.length).toBeGreaterThan(2);
  expect(pictures).toEqual([]);
});

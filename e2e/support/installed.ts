// What the app keeps on a phone, and a server that can release a new version of it.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { createPerson, known, type NewPerson } from './new-people.ts';
import { launchBrowser } from './people.ts';
import { sharedHaat } from './shared-haat.ts';

/**
 * The browser of a file in which each test has phones of its own, and the person who uses them. When a test ends, its
 * phones close, and with them their service workers.
 */
export function browserFor(person: NewPerson): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
    await createPerson(person);
  });
  afterEach(() => browser?.close());
  return () => known(browser, 'browser');
}

/** The shops near the person. */
export const stores = (page: Page) => page.getByRole('list', { name: 'Stores' });

/** Resolves when the phone can open this page without a network, because it has its files and its data. */
export async function untilKept(page: Page, key: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => missingFiles(page)).toEqual([]);
  await expect.poll(() => keptAnswers(page)).toContainEqual(expect.stringContaining(`"${key}"`));
}

const missingFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    // The page contains some of its styles, so their links load nothing.
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const linked = links.map(({ href }) => new URL(href).pathname);
    const files = [...loaded, ...linked].filter((path) => path.startsWith('/assets/'));
    const kept = await Promise.all(files.map((path) => caches.match(path, { ignoreVary: true })));
    return [
      ...(files.length === 0 ? ['nothing has loaded'] : []),
      ...files.filter((_, index) => !kept[index]),
    ];
  });

/** Chromium's emulation doesn't tell a page that was opened without a network that there is one again. A phone does. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => void window.dispatchEvent(new Event('online')));
}

/** The hashed keys of the answers in IndexedDB. */
export const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('haat');
        opening.onerror = () => reject(opening.error);
        // Don't create a missing database: an open connection would delay its deletion.
        opening.onupgradeneeded = () => {
          opening.transaction?.abort();
          resolve([]);
        };
        opening.onsuccess = () => {
          const all = opening.result.transaction('answers').objectStore('answers').getAllKeys();
          all.onsuccess = () => resolve(all.result.map(String));
          all.onerror = () => reject(all.error);
          opening.result.close();
        };
      }),
  );

/** The paths of all files in the caches of the service worker. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(open.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

interface Publisher {
  readonly url: string;
  /** From now on the service worker differs. Matching files are missing until it has opened a page. */
  publish(gone?: RegExp): void;
  close(): Promise<void>;
}

/** A server in front of Haat that simulates an update: the same app with another service worker. */
export async function publisher(): Promise<Publisher> {
  let mark = '';
  let hidden: RegExp | undefined;
  let pagesLeft = 0;
  const server = createServer((asked, answer) => {
    const { method, url = '/' } = asked;
    if (method === 'GET' && url === '/') pagesLeft -= 1;
    if (pagesLeft > 0 && hidden?.test(url)) return answer.writeHead(404).end();
    // Complete and uncompressed answers, so that the mark can be added.
    const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...headers } = asked.headers;
    const passed = request(sharedHaat().url + url, { method, headers }, (got) => {
      const isWorker = url === '/sw.js';
      const { 'content-length': length, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 500, isWorker ? rest : got.headers);
      got.pipe(answer, { end: !isWorker });
      if (isWorker) got.on('end', () => answer.end(mark));
    });
    // A browser that closes its page aborts its requests.
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    publish(gone) {
      hidden = gone;
      // One for the new worker, one for the page that it opens.
      pagesLeft = 2;
      mark = '\n// The next version.';
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

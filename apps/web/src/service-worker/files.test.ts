// What the service worker answers when a picture can't load, and what it deletes. jsdom has no caches, so the worker gets
// a stand-in.
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { promiseToSettle } from '../testing/promise-to-settle.ts';

const kept = new Map<string, Response>();
const cache = {
  match: async (asked: Request | string) => kept.get(pathOf(asked)),
  put: async (asked: Request, response: Response) => void kept.set(pathOf(asked), response),
};
const pathOf = (asked: Request | string): string =>
  new URL(asked instanceof Request ? asked.url : asked, self.origin).pathname;
vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.clear() });
afterAll(() => void vi.unstubAllGlobals());
const { answerWithFile, dropPictures } = await import('./files.ts');

afterEach(() => kept.clear());

const picture = (size: string): string => `/media/${'a'.repeat(32)}-${size}.webp`;

const ask = (path: string): Promise<Response> => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  return answerWithFile(new Request(new URL(path, self.origin)));
};

test('a picture that the phone has in another size appears in that size without a network [PWA-14]', async () => {
  const seen = new Response('the picture of the grid');
  kept.set(picture('m'), seen);
  expect(await ask(picture('s'))).toBe(seen);
});

test('a picture that the phone has never had fails without a network, so that the page shows its placeholder [PWA-14]', async () => {
  kept.set(picture('m'), new Response('another picture'));
  await expect(ask(`/media/${'b'.repeat(32)}-s.webp`)).rejects.toThrow('no network');
});

test('pictures that are loading at the end of a session are deleted, too [SIGN-53]', async () => {
  kept.set(picture('m'), new Response('seen'));
  const loading = promiseToSettle<Response>();
  vi.stubGlobal('fetch', () => loading.promise);
  const answered = answerWithFile(new Request(new URL(picture('s'), self.origin)));
  const dropped = dropPictures();
  await vi.waitFor(() => expect([...kept.keys()]).toEqual([]));
  loading.resolve(new Response('late'));
  await answered;
  await dropped;
  expect([...kept.keys()]).toEqual([]);
});

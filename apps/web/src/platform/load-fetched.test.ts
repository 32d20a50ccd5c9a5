import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFetched } from './load-fetched.ts';

const answers = vi.fn<(path: string) => Promise<Response>>();
const load = vi.fn(async () => 'map');

beforeEach(() => vi.stubGlobal('fetch', answers));
afterEach(() => {
  vi.unstubAllGlobals();
  answers.mockReset();
  load.mockClear();
  document.head.replaceChildren();
});

test('a lost script is asked for again, and nothing is imported before it is here [MAP-7]', async () => {
  answers.mockRejectedValueOnce(new TypeError('lost'));
  await expect(loadFetched(load, ['assets/lost.js'])).rejects.toThrow('lost');
  answers.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(loadFetched(load, ['assets/lost.js'])).rejects.toThrow('No script at /assets/lost.js');
  expect(load).not.toHaveBeenCalled();
  answers.mockResolvedValueOnce(new Response('export {}'));
  await expect(loadFetched(load, ['assets/lost.js'])).resolves.toBe('map');
  expect(answers.mock.calls).toEqual([['/assets/lost.js'], ['/assets/lost.js'], ['/assets/lost.js']]);
});

test('a script that is here is not fetched again, nor one that the page names', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/named.js">';
  answers.mockImplementation(async () => new Response('export {}'));
  for (let times = 0; times < 2; times += 1) await loadFetched(load, ['assets/here.js', 'assets/named.js']);
  expect(answers.mock.calls).toEqual([['/assets/here.js']]);
  expect(await loadFetched(load)).toBe('map');
});

test('a lost style sheet is added again', async () => {
  const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const first = loadFetched(load, ['assets/lost.css']);
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('No style sheet at /assets/lost.css');
  expect(sheets()).toEqual([]);
  const second = loadFetched(load, ['assets/lost.css']);
  sheets()[0]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBe('map');
  expect(sheets()).toHaveLength(1);
});

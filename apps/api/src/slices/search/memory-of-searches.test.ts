// How much memory the index of a small city takes, and how much garbage a search makes.
import { type HeapProfiler, Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { finish } from '../../testing/finish.ts';
import { KnownWords } from './known-words.ts';
import { ProductIndex } from './product-index.ts';
import { rankProducts } from './rank-products.ts';
import { termsOf } from './search-term.ts';

const products = 2_000;
const wordsOfCity = 1_200;
const letters = 'abdeghiklmnoprstu';

/** Letters only, because words with digits aren't corrected. Differs for each number. */
const wordOf = (number: number): string =>
  [number, number / 17, number / 289, number * 5, number * 11, number * 3, number * 7]
    .map((place) => letters[Math.floor(place) % letters.length])
    .join('');

const word = (seed: number): string => wordOf((seed * 7_919) % wordsOfCity);

function makeIndex(): ProductIndex {
  const index = new ProductIndex();
  for (let id = 1; id <= products; id += 1) {
    const name = [word(id), word(id + 31)].join(' ');
    const description = Array.from({ length: 8 }, (_, at) => word(id * (at + 2))).join(' ');
    index.add({ id, shopId: Math.floor(id / 100), searchText: ` ${name} \n \n \n ${description} ` });
  }
  return index;
}

const words = Array.from({ length: wordsOfCity }, (_, number) => wordOf(number));
const known = new KnownWords(words);

const search = (index: ProductIndex, ...typed: string[]) =>
  finish(rankProducts(index, { terms: finish(termsOf(typed, [known])) }));

/** With a wrong letter. */
const mistyped = (number: number): string => wordOf(number).replace(/^(...)./, '$1z');

it('the index of 2,000 products takes less than 500 KB [SCALE-91]', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  const indexes = Array.from({ length: 20 }, makeIndex);
  const each = (used() - before) / indexes.length;
  expect(indexes.every(({ size }) => size === products)).toBe(true);
  expect(each / 1024).toBeLessThan(500);
});

it('the hits of two words, which few products have, take less than 1 KB [SCALE-91]', () => {
  const { ranks } = search(makeIndex(), word(5), word(36));
  const arrays = new Set(ranks.flatMap(({ hits }) => hits.datas.map(({ buffer }) => buffer)));
  expect(arrays.size).toBeGreaterThan(0);
  expect([...arrays].reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(1_024);
});

const bytesOf = ({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number =>
  children.reduce((sum, child) => sum + bytesOf(child), selfSize);

/** In KB, of one call of `work`, which is called with each number. */
async function garbageOf(count: number, work: (number: number) => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: 4_096,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  for (let number = 0; number < count; number += 1) work(number);
  const { profile } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  const bytes = bytesOf(profile.head);
  expect(bytes).toBeGreaterThan(0);
  return bytes / count / 1024;
}

it('a search with new words makes less than 400 KB of garbage [SCALE-91]', async () => {
  const index = makeIndex();
  expect(await garbageOf(200, (number) => search(index, mistyped(number)))).toBeLessThan(400);
});

/** Each word is in each block of 8,192 products, but few products have both. */
function indexOf(blocks: number): ProductIndex {
  const index = new ProductIndex();
  for (let id = 1; id <= blocks * 8_192; id += 1) {
    const name = [id % 11 === 0 ? 'fresh' : '', id % 13 === 0 ? 'tomato' : '', 'rice'].join(' ').trim();
    index.add({ id, shopId: Math.floor(id / 100), searchText: ` ${name} \n \n \n ` });
  }
  return index;
}

it('a search for two words makes less than 2.5 KB of garbage for each further 8,192 products [SCALE-91]', async () => {
  const [small, large] = [indexOf(1), indexOf(21)];
  const garbageIn = (index: ProductIndex) => garbageOf(300, () => search(index, 'fresh', 'tomato'));
  for (const index of [small, large]) await garbageIn(index);
  expect(((await garbageIn(large)) - (await garbageIn(small))) / 20).toBeLessThan(2.5);
});

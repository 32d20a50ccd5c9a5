// Postings find and rank what reading all texts does.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish } from '../../testing/finish.ts';
import { searchTextOf } from '../products/index.ts';
import { blockSize } from './containers.ts';
import { correctionsOf } from './corrections-by-reading.factory.ts';
import { correct, KnownWords } from './known-words.ts';
import { type IndexedText, ProductIndex } from './product-index.ts';
import { rankByReading } from './rank-by-reading.factory.ts';
import { type Query, rankProducts } from './rank-products.ts';
import { type RankedHits, visitHits } from './ranked-hits.ts';
import { extendVocabulary, shopTextsOf } from './read-texts.factory.ts';
import type { SearchTerm } from './search-term.ts';

/** Each hit as rank, shop and id. */
function listOf(index: ProductIndex, { ranks }: RankedHits): string[] {
  const all: string[] = [];
  for (const { rank, hits } of ranks) {
    visitHits(index, hits, (product, shop) =>
      all.push(`${rank} ${index.shopIds[shop]} ${index.idOf(product)}`),
    );
  }
  return all.sort();
}
const find = (index: ProductIndex, query: Query): string[] =>
  listOf(index, finish(rankProducts(index, query)));

/** Words that share beginnings, middles and letters, in three scripts, with numbers. */
const word = fc.oneof(
  fc.constantFrom(
    ...'rice price rise ric rices tomato tomatoes tomatto mato oil coconut cocunut curd 1 500 kg a to'.split(
      ' ',
    ),
    ...'അരി അരിപ്പൊടി പാൽ പാല് चावल चाव green gram dal moong medicine coriander corriander'.split(' '),
  ),
  fc.string({ unit: fc.constantFrom('a', 'b', 'r', 'i', 'ക'), minLength: 1, maxLength: 8 }),
);
const some = (most: number) => fc.array(word, { maxLength: most });
interface Parts {
  readonly name: readonly string[];
  readonly tags: readonly string[];
  readonly typeName: string;
  readonly description: readonly string[];
  readonly shopId: number;
}
const parts: fc.Arbitrary<Parts> = fc.record({
  name: some(4),
  tags: some(3),
  typeName: fc.constantFrom('rice', 'medicine', 'oil'),
  description: some(5),
  shopId: fc.integer({ min: 1, max: 4 }),
});
const noParts: Parts = { name: [], tags: [], typeName: '', description: [], shopId: 1 };
const textOf = ({ name, tags, typeName, description, shopId }: Parts, id: number) => ({
  id,
  shopId,
  searchText: searchTextOf({
    name: name.join(' '),
    names: {},
    tags,
    typeName,
    description: description.join(' '),
  }),
});

const term: fc.Arbitrary<SearchTerm> = fc.record(
  {
    word,
    corrections: some(2),
    otherNames: fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
    shopIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
  },
  { requiredKeys: ['word', 'corrections'] },
);
const terms = fc.uniqueArray(term, { minLength: 1, maxLength: 3, selector: ({ word: text }) => text });

function readAll(texts: readonly IndexedText[], { terms: asked, shopId, strictness }: Query): string[] {
  const vocabulary = extendVocabulary([]);
  const shops = new Map(
    [...Map.groupBy(texts, (text) => text.shopId)].map(([id, own]) => [id, shopTextsOf(own, vocabulary)]),
  );
  const own = shopId === undefined ? shops : new Map([...shops].filter(([id]) => id === shopId));
  return rankByReading({ vocabulary: vocabulary.words, shops: own }, asked, strictness).sort();
}

const indexOf = (texts: readonly IndexedText[]): ProductIndex => {
  const index = new ProductIndex();
  for (const text of texts) index.add(text);
  return index;
};

describe('postings', () => {
  const queries = fc.record(
    {
      terms,
      shopId: fc.integer({ min: 1, max: 5 }),
      strictness: fc.constantFrom('all' as const, 'typed in name or tags' as const),
    },
    { requiredKeys: ['terms'] },
  );

  it('find and rank what reading all texts does [SEARCH-10]', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), queries, (products, query) => {
        const texts = products.map(textOf);
        expect(find(indexOf(texts), query)).toEqual(readAll(texts, query));
      }),
      { numRuns: 3_000 },
    );
  });

  it('rank products by their own block, not by an exact name in the block before [SEARCH-10]', () => {
    const names = ['rice', ...Array.from({ length: blockSize - 1 }, () => 'oil'), 'red rice'];
    const texts = names.map((name, id) => textOf({ ...noParts, name: name.split(' ') }, id));
    const query = { terms: [{ word: 'rice', corrections: [] }] };
    expect(find(indexOf(texts), query)).toEqual(['0 1 0', `1 1 ${blockSize}`]);
  });

  it('know the changed products of a shop only as they are now [SEARCH-10]', () => {
    const changes = fc.array(
      fc.record({ shopId: fc.integer({ min: 1, max: 4 }), products: fc.array(parts) }),
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), changes, queries, (products, later, query) => {
        let texts = products.map(textOf);
        const index = indexOf(texts);
        for (const [nth, { shopId, products: fresh }] of later.entries()) {
          const own = fresh.map((part, at) => ({ ...textOf(part, 1_000 * (nth + 1) + at), shopId }));
          for (const text of own) index.stage(text);
          expect(find(index, query)).toEqual(readAll(texts, query));
          // A load that fails leaves its products behind, and the next one begins again.
          if (nth % 2 === 1) {
            index.dropStaged();
            for (const text of own) index.stage(text);
          }
          index.replaceShop(shopId);
          texts = [...texts.filter((text) => text.shopId !== shopId), ...own];
        }
        expect(find(index, query)).toEqual(readAll(texts, query));
      }),
      { numRuns: 500 },
    );
  });

  it('find and rank the same in many blocks, crowded or not [SEARCH-10]', () => {
    const share = fc.constantFrom(1, 2, 30, 9_000);
    const mixed = fc.array(fc.record({ part: parts, share }), { minLength: 1, maxLength: 6 });
    const removed = fc.subarray([1, 2, 3, 4]);
    fc.assert(
      fc.property(mixed, removed, queries, (products, gone, query) => {
        const rest = textOf(products[0]?.part ?? noParts, 0);
        const all = Array.from({ length: 17_000 }, (_, id) => {
          const one = products.find(({ share: every }) => id % every === 0);
          // Whole blocks of a shop, and blocks of many shops.
          return { ...(one ? textOf(one.part, id) : { ...rest, id }), shopId: 1 + ((id >> 12) % 4) };
        });
        const index = indexOf(all);
        for (const shopId of gone) index.removeShop(shopId);
        const texts = all.filter(({ shopId }) => !gone.includes(shopId));
        expect(find(index, query)).toEqual(readAll(texts, query));
      }),
      { numRuns: 25 },
    );
  });
});

it('a search pauses after each block of products [SCALE-87]', () => {
  const texts = Array.from({ length: 5 * blockSize }, (_, id) => ({
    id,
    shopId: 1 + (id >> 7),
    searchText: id % 2 === 0 ? ' tomatoes \n' : ' tomato sauce \n',
  }));
  const work = rankProducts(indexOf(texts), { terms: [{ word: 'tom', corrections: [] }] });
  let pauses = 0;
  while (!work.next().done) pauses += 1;
  expect(pauses).toBeGreaterThanOrEqual(5);
});

describe('corrections', () => {
  it('are those that reading all known words finds [SEARCH-10]', () => {
    fc.assert(
      fc.property(
        word,
        fc.array(word, { maxLength: 40 }),
        fc.array(word, { maxLength: 5 }),
        (typed, known, more) => {
          const found = finish(correct(typed, [new KnownWords(known), new KnownWords(more)]));
          expect(found).toEqual(correctionsOf(typed, [...known, ...more]));
        },
      ),
      { numRuns: 20_000 },
    );
  });
});

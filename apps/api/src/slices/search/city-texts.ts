// What a server keeps of a city for its searches.
import type { DataVersion } from '../../platform/data-version.ts';
import { KeptSearches } from './kept-searches.ts';
import { bytesOfTexts, extendVocabulary, type ProductText, shopTextsOf } from './product-texts.ts';
import type { Searched } from './rank-products.ts';

export interface CityTexts extends Searched {
  readonly cityId: number;
  /** The changes up to this version are in the texts. */
  readonly version: DataVersion;
  /** How many words the vocabulary had when all of the city was loaded. Changes add words and never remove any. */
  readonly firstWords: number;
  /** The words that mistyped words can be corrected to. */
  readonly known: readonly string[];
  readonly searches: KeptSearches;
  /** About how much memory it takes, with its searches. */
  readonly bytes: number;
}

/** What a load found. */
export interface LoadedTexts extends Pick<CityTexts, 'cityId' | 'version' | 'known'> {
  /** The shops whose products were loaded. Undefined for all of the city. */
  readonly shopIds: readonly number[] | undefined;
  readonly rows: readonly (ProductText & { readonly shopId: number })[];
}

export function makeCityTexts(loaded: LoadedTexts, before: CityTexts | undefined): CityTexts {
  const { shopIds, rows, ...facts } = loaded;
  const base = shopIds && before;
  const vocabulary = extendVocabulary(base?.vocabulary ?? []);
  const shops = new Map(base?.shops);
  for (const id of shopIds ?? []) shops.delete(id);
  for (const [id, products] of Map.groupBy(rows, ({ shopId }) => shopId)) {
    shops.set(id, shopTextsOf(products, vocabulary));
  }
  const { words } = vocabulary;
  const textBytes = [...shops.values()].reduce((sum, texts) => sum + bytesOfTexts(texts), 0);
  return {
    ...facts,
    vocabulary: words,
    firstWords: base?.firstWords ?? words.length,
    shops,
    searches: new KeptSearches(textBytes),
    bytes: 2 * textBytes + bytesPerWord * words.length,
  };
}

/** A string and its place in the list. */
const bytesPerWord = 50;

/** Whether most words of the vocabulary may belong to texts that are gone. */
export const isOutworn = ({ vocabulary, firstWords }: CityTexts): boolean =>
  vocabulary.length > 2 * firstWords + 1_000;

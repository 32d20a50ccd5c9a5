// What a server keeps of a city for its searches.
import type { DataVersion } from '../../platform/data-version.ts';
import { KeptSearches } from './kept-searches.ts';
import type { KnownWords } from './known-words.ts';
import type { ProductIndex } from './product-index.ts';

export interface CityTexts {
  readonly cityId: number;
  /** The changes up to this version are in the index. */
  readonly version: DataVersion;
  readonly index: ProductIndex;
  /** The words that mistyped words can be corrected to. */
  readonly known: KnownWords;
  readonly searches: KeptSearches;
  /** Roughly how much memory it takes, with its searches. */
  readonly bytes: number;
}

/** The most memory for the hits of earlier searches. */
const mostSearchBytes = 8 * 1024 * 1024;
const bytesPerKnownWord = 60;

export function makeCityTexts(facts: Pick<CityTexts, 'cityId' | 'version' | 'index' | 'known'>): CityTexts {
  const indexBytes = facts.index.bytes;
  const searchBytes = Math.min(indexBytes / 4, mostSearchBytes);
  return {
    ...facts,
    searches: new KeptSearches(searchBytes),
    bytes: indexBytes + searchBytes + bytesPerKnownWord * facts.known.size,
  };
}

/** Whether most of the index belongs to removed or changed products. */
export const isOutworn = ({ size, gone }: ProductIndex): boolean => gone > size - gone + 1_000;

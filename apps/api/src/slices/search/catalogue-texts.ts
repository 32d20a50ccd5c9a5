// What a server keeps of the shared catalogue for its searches.
import type { DataVersion } from '../../platform/data-version.ts';
import { extendVocabulary, type ProductText, shopTextsOf } from './product-texts.ts';
import type { Searched } from './rank-products.ts';

export interface CatalogueTexts extends Searched {
  readonly version: DataVersion;
  /** The words that mistyped words can be corrected to. */
  readonly known: readonly string[];
}

export interface LoadedCatalogue extends Pick<CatalogueTexts, 'version' | 'known'> {
  readonly rows: readonly ProductText[];
}

/** The catalogue is searched like one shop. */
const noShop = 0;

export function makeCatalogueTexts({ rows, ...facts }: LoadedCatalogue): CatalogueTexts {
  const vocabulary = extendVocabulary([]);
  const texts = shopTextsOf(rows, vocabulary);
  return { ...facts, vocabulary: vocabulary.words, shops: new Map([[noShop, texts]]) };
}

// What a server keeps of the shared catalogue for its searches.
import type { DataVersion } from '../../platform/data-version.ts';
import type { KnownWords } from './known-words.ts';
import type { ProductIndex } from './product-index.ts';

export interface CatalogueTexts {
  readonly version: DataVersion;
  readonly index: ProductIndex;
  /** The words that mistyped words can be corrected to. */
  readonly known: KnownWords;
  readonly bytes: number;
}

/** The catalogue is searched like one shop. */
export const noShop = 0;

import { cleanName } from '@haat/contract/clean-name';
import type { Tx } from '../../platform/database.ts';
import { insertCatalogueProduct } from './catalogue.queries.ts';
import { distinctTags } from './distinct-tags.ts';
import { requireProductType } from './require-product-type.ts';
import { searchTextOf, wordsToLearn } from './search-text.ts';
import { learnCatalogueWords } from './search-word.queries.ts';

export interface NewCatalogueProduct {
  readonly typeId: number;
  readonly name: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly tags: readonly string[];
  /** Has no owner: every shop that adds the product shows it. */
  readonly imageId: number | null;
}

/** Returns its id. Throws `input.invalid` on `type`. */
export async function createCatalogueProduct(tx: Tx, product: NewCatalogueProduct): Promise<number> {
  const input = { ...product, name: cleanName(product.name) };
  const type = await requireProductType(tx, input.typeId);
  const tags = distinctTags(input.tags);
  const searchText = searchTextOf({ ...input, tags, typeName: type.name });
  await learnCatalogueWords(tx, wordsToLearn([searchText]));
  return insertCatalogueProduct(tx, {
    ...input,
    tags,
    searchText,
  });
}

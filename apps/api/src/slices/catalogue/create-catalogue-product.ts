import { cleanName } from '@haat/contract/clean-name';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { distinctTags, requireProductType, searchTextOf } from '../products/index.ts';
import { insertCatalogueProduct } from './catalogue.queries.ts';

export interface NewCatalogueProduct {
  readonly typeId: number;
  readonly name: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly tags: readonly string[];
  /** A picture without an owner, shown by every shop that adds the product. */
  readonly imageId: number | null;
}

/** Returns its id. Throws `input.invalid` on `type`. */
export async function createCatalogueProduct(tx: Tx, product: NewCatalogueProduct): Promise<number> {
  const input = { ...product, name: cleanName(product.name) };
  const type = await requireProductType(tx, input.typeId);
  const tags = distinctTags(input.tags);
  const searchText = searchTextOf({ ...input, tags, typeName: type.name });
  const id = await insertCatalogueProduct(tx, { ...input, tags, searchText });
  await publish(tx, 'catalogue.changed', { texts: [searchText] });
  return id;
}

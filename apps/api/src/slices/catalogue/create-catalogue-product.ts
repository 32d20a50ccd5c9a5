import { cleanName } from '@haat/contract/clean-name';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { everyName } from '../../platform/local-names.ts';
import {
  distinctTags,
  requirePriceWithinMrp,
  requireProductType,
  type SentPack,
  searchTextOf,
} from '../products/index.ts';
import { insertCatalogueProduct } from './catalogue.queries.ts';

export interface NewCatalogueProduct extends SentPack {
  readonly typeId: number;
  readonly name: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly tags: readonly string[];
  /** A picture without an owner, shown by every shop that adds the product. */
  readonly imageId: number | null;
}

/** Returns its id. Throws `input.invalid` on `price` or `type`. */
export async function createCatalogueProduct(tx: Tx, product: NewCatalogueProduct): Promise<number> {
  const { names = {}, mrpPaise = null } = product;
  const input = { ...product, names, mrpPaise, name: cleanName(product.name) };
  requirePriceWithinMrp(input);
  const type = await requireProductType(tx, input.typeId);
  const tags = distinctTags(input.tags);
  const searchText = searchTextOf({ ...input, tags, typeName: everyName(type) });
  const id = await insertCatalogueProduct(tx, { ...input, tags, searchText });
  await publish(tx, 'catalogue.changed', { texts: [searchText] });
  return id;
}

import { cleanName } from '@haat/contract/clean-name';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { everyName } from '../../platform/local-names.ts';
import { onlyId } from '../../platform/written-rows.ts';
import {
  distinctTags,
  requirePriceWithinMrp,
  requireStep,
  type SentPack,
  searchTextOf,
  withProductTypes,
} from '../products/index.ts';
import { insertCatalogueRows } from './catalogue.queries.ts';

export interface NewCatalogueProduct extends SentPack {
  readonly typeId: number;
  readonly name: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly tags: readonly string[];
  /** A picture without an owner, shown by every shop that adds the product. */
  readonly imageId: number | null;
}

/** Returns its id. Throws `input.invalid` on `price`, `net_quantity` or `type`. */
export const createCatalogueProduct = async (tx: Tx, product: NewCatalogueProduct): Promise<number> =>
  onlyId(await createCatalogueProducts(tx, [product]));

/**
 * Up to 2,000 at once: a statement has at most 65,535 parameters. Returns their ids in the order given. Throws as
 * `createCatalogueProduct` does, for the first fault.
 */
export async function createCatalogueProducts(
  tx: Tx,
  products: readonly NewCatalogueProduct[],
): Promise<number[]> {
  if (products.length === 0) return [];
  for (const product of products) {
    const { pricePaise, mrpPaise = null, netQuantity = null, unit = null, isLoose = false } = product;
    requirePriceWithinMrp({ pricePaise, mrpPaise });
    requireStep({ netQuantity, unit, isLoose });
  }
  const rows = (await withProductTypes(tx, products)).map(({ type, ...product }) => {
    const { names = {}, mrpPaise = null } = product;
    const input = {
      ...product,
      names,
      mrpPaise,
      name: cleanName(product.name),
      tags: distinctTags(product.tags),
    };
    return { ...input, searchText: searchTextOf({ ...input, typeName: everyName(type) }) };
  });
  const ids = await insertCatalogueRows(tx, rows);
  await publish(tx, 'catalogue.changed', { texts: rows.map(({ searchText }) => searchText) });
  return ids;
}

import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { everyName } from '../../platform/local-names.ts';
import { searchTextOf } from '../products/index.ts';
import type { RenamedType } from '../shops/index.ts';
import { lockStaleTexts, setSearchTexts } from './catalogue-text.queries.ts';

/** Puts the new name of a product type into some search texts of the catalogue. Returns how many. */
export async function renewCatalogueTexts(tx: Tx, type: RenamedType): Promise<number> {
  const stale = await lockStaleTexts(tx, type);
  if (stale.length === 0) return 0;
  const renewed = stale.map(({ id, ...product }) => ({
    id,
    searchText: searchTextOf({ ...product, typeName: everyName(type) }),
  }));
  await setSearchTexts(tx, renewed);
  await publish(tx, 'catalogue.changed', { texts: renewed.map(({ searchText }) => searchText) });
  return stale.length;
}

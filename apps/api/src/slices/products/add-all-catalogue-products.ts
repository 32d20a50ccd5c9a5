import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { countShopProductType, findProductType, getOwnShop } from '../shops/index.ts';
import { copyIntoShop, missingOfType } from './catalogue.queries.ts';
import { changeSearch } from './change-search.ts';

interface Choice {
  readonly typeId: number;
  /** Ids to leave out. Unknown ids are ignored. */
  readonly exclude: readonly number[];
}

/** Adds all catalogue products of a type that the shop doesn't have, except excluded ones. Throws `not_found` for the type. */
export async function addAllCatalogueProducts(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  { typeId, exclude }: Choice,
): Promise<{ readonly added: number }> {
  if (!(await findProductType(tx, typeId))) throw new AppError('not_found');
  const shop = await getOwnShop(tx, actor.userId);
  const copied = await copyIntoShop(tx, shop, await missingOfType(tx, shop.id, { typeId, exclude }));
  const added = copied.filter(({ isNew }) => isNew);
  if (added.length === 0) return { added: 0 };
  await countShopProductType(tx, shop, typeId, added.length);
  await changeSearch(tx, { shop, after: added.map(({ searchText }) => searchText) });
  return { added: added.length };
}

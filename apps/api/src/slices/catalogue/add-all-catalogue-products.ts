import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { copyIntoShop, listCopiedIds } from '../products/index.ts';
import { findProductType, getOwnShop } from '../shops/index.ts';
import { lockOriginalsOfType } from './catalogue.queries.ts';

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
  const without = [...exclude, ...(await listCopiedIds(tx, shop.id))];
  const copies = await copyIntoShop(tx, shop, await lockOriginalsOfType(tx, typeId, without));
  return { added: copies.filter(({ isNew }) => isNew).length };
}

import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { copyIntoShop, listCopiedIds, listNamesInShop } from '../products/index.ts';
import { findProductType, getOwnShop } from '../shops/index.ts';
import { lockOriginalsOfType } from './catalogue.queries.ts';
import { ownedBy } from './owned-by.ts';

interface Choice {
  readonly typeId: number;
  /** Ids to leave out. Unknown ids are ignored. */
  readonly exclude: readonly number[];
}

/** Adds all catalogue products of a type that the shop has neither as copies nor by name, except excluded ones. Throws `not_found` for the type. */
export async function addAllCatalogueProducts(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  { typeId, exclude }: Choice,
): Promise<{ readonly added: number }> {
  if (!(await findProductType(tx, typeId))) throw new AppError('not_found');
  const shop = await getOwnShop(tx, actor.userId);
  const without = [...exclude, ...(await listCopiedIds(tx, shop.id))];
  const isOwned = ownedBy(await listNamesInShop(tx, shop.id));
  const originals = await lockOriginalsOfType(tx, typeId, without);
  const missing = originals.filter(({ name }) => !isOwned({ name, isCopied: false }));
  const copies = await copyIntoShop(tx, shop, missing);
  return { added: copies.filter(({ isNew }) => isNew).length };
}

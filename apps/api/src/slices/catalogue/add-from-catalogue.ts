import { nameKey } from '@haat/contract/name-key';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { type Copy, copyIntoShop, listCopiedIds, listNamesInShop } from '../products/index.ts';
import { findProductType, getOwnShop } from '../shops/index.ts';
import { lockOriginal, lockOriginalsOfType } from './catalogue.queries.ts';

/** Adds a catalogue product to one's shop with stock 0. A repeat returns the same product. Throws `not_found`. */
export async function addCatalogueProduct(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  catalogueProductId: number,
): Promise<Copy> {
  const shop = await getOwnShop(tx, actor.userId);
  const original = await lockOriginal(tx, catalogueProductId);
  const [copy] = original ? await copyIntoShop(tx, shop, [original]) : [];
  if (!copy) throw new AppError('not_found');
  return copy;
}

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

/** Whether a shop with these names sells a catalogue product: as a copy, or as a product of its own with the same name. */
export function ownedBy(
  namesInShop: readonly string[],
): (product: { readonly name: string; readonly isCopied: boolean }) => boolean {
  const keys = new Set(namesInShop.map(nameKey));
  return ({ name, isCopied }) => isCopied || keys.has(nameKey(name));
}

import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { type Copy, copyIntoShop } from '../products/index.ts';
import { getOwnShop } from '../shops/index.ts';
import { lockOriginal } from './catalogue.queries.ts';

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

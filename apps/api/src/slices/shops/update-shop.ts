import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { type OwnShopChanges, updateOwnShop } from './shop.queries.ts';

/** Updates the shop's hours, open switch and UPI id. Omitted fields stay. Closing before opening means after midnight. */
export async function updateShop(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  changes: OwnShopChanges,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await updateOwnShop(tx, actor.userId, changes);
}

import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { getOwnShop, type OwnShopChanges, updateOwnShop } from './shop.queries.ts';

/** Updates the shop's hours, open switch and UPI id. Omitted fields stay. Closing before opening means after midnight. */
export async function updateShop(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  changes: OwnShopChanges,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await updateOwnShop(tx, actor.userId, changes);
  if (changes.openingTime === undefined && changes.closingTime === undefined) return;
  const { id: shopId, cityId } = await getOwnShop(tx, actor.userId);
  await publish(tx, 'hours.changed', { shopId, cityId });
}

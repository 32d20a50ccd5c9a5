import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { type ShopHours, updateShopHours } from './shop.queries.ts';

/** Updates the shop's hours and open switch. Omitted fields stay. Closing before opening means after midnight. */
export async function updateShop(tx: Tx, actor: Pick<Actor, 'userId'>, hours: ShopHours): Promise<void> {
  if (Object.values(hours).every((value) => value === undefined)) return;
  await updateShopHours(tx, actor.userId, hours);
}

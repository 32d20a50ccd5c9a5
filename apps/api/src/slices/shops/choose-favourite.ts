import type { Tx } from '../../platform/database.ts';
import { deleteFavourite, insertFavourite } from './favourites.queries.ts';
import { getVisibleShop } from './shop.queries.ts';

interface Person {
  readonly userId: number;
}

/** Makes a shop one of the person's own. A repeat changes nothing. Throws `not_found` for a shop the person may not see. */
export async function addFavourite(tx: Tx, { userId }: Person, shopId: number): Promise<void> {
  const { id } = await getVisibleShop(tx, shopId, userId);
  await insertFavourite(tx, { userId, shopId: id });
}

/** A repeat changes nothing. */
export const removeFavourite = (tx: Tx, { userId }: Person, shopId: number): Promise<void> =>
  deleteFavourite(tx, { userId, shopId });

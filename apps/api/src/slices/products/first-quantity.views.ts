import type { Db } from '../../platform/database.ts';
import { countNotCounted } from './first-quantity.queries.ts';

/** How many products of the shop are from the catalogue and wait for their quantity. */
export const viewNotCounted = async (db: Db, shopId: number): Promise<{ not_counted: number }> => ({
  not_counted: await countNotCounted(db, shopId),
});

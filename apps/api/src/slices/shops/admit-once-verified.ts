import type { Db } from '../../platform/database.ts';
import { requireOnceVerified } from './shop.queries.ts';

/** For calls of a retailer whose shop may be suspended. Only the shop's own row tells it from a new one. */
export async function admitOnceVerified(
  db: Db,
  { userId, isShopVerified }: { readonly userId: number; readonly isShopVerified: boolean },
): Promise<void> {
  if (!isShopVerified) await requireOnceVerified(db, userId);
}

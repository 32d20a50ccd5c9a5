// Tells all servers that a city's shops changed. These are the last statements of a change, because the next change in the
// same city waits for its commit.
import type { Point } from '@haat/contract/geo';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { shopLists, shops } from './shop.tables.ts';
import { sphereBoxAround } from './sphere.ts';

interface Shop {
  readonly id: number;
  readonly cityId: number;
}

/** The shop changed in a way that customers see. A city without a list has had no verified shop yet. */
export async function relistShop(tx: Tx, shop: Shop): Promise<void> {
  const [list] = await tx
    .update(shopLists)
    .set({ version: sql`${shopLists.version} + 1` })
    .where(eq(shopLists.cityId, shop.cityId))
    .returning({ version: shopLists.version });
  if (list) await tx.update(shops).set({ listVersion: list.version }).where(eq(shops.id, shop.id));
}

/** The same for the shop of a person, if there is one. */
export async function relistShopOf(tx: Tx, retailerId: number): Promise<void> {
  const [shop] = await tx
    .select({ id: shops.id, cityId: shops.cityId })
    .from(shops)
    .where(eq(shops.retailerId, retailerId));
  if (shop) await relistShop(tx, shop);
}

/** Before a shop is listed: addresses around it may now find shops of this city. */
export async function widenShopList(
  tx: Tx,
  { cityId, ...place }: Point & { readonly cityId: number },
  radiusKm: number,
): Promise<void> {
  const reach = sphereBoxAround(place, radiusKm);
  await tx
    .insert(shopLists)
    .values({ cityId, version: 0, reach })
    .onConflictDoUpdate({
      target: shopLists.cityId,
      set: { reach: sql`cube_union(${shopLists.reach}, excluded.reach)` },
    });
}

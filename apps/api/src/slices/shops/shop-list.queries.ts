// Tells all servers that a city's shops changed. These are the last statements of a change, because the next change in the
// same city waits for its commit.
import type { Point } from '@haat/contract/geo';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { raised } from '../../platform/data-version.ts';
import type { Tx } from '../../platform/database.ts';
import { shopLists, shopProductTypes, shops } from './shop.tables.ts';
import { halfOfBoxKm, sphereBoxAround } from './sphere.ts';

interface Shop {
  readonly id: number;
  readonly cityId: number;
}

/** Records that the shop changed in a way that customers see. A city without a list never had a verified shop. */
export async function raiseListVersion(tx: Tx, shop: Shop): Promise<void> {
  const [list] = await tx
    .update(shopLists)
    .set({ version: raised(shopLists.version) })
    .where(eq(shopLists.cityId, shop.cityId))
    .returning({ version: shopLists.version });
  if (list) await tx.update(shops).set({ listVersion: list.version }).where(eq(shops.id, shop.id));
}

/** The same for a person's shop, if they have one. */
export async function raiseListVersionOf(tx: Tx, retailerId: number): Promise<void> {
  const [shop] = await tx
    .select({ id: shops.id, cityId: shops.cityId })
    .from(shops)
    .where(eq(shops.retailerId, retailerId));
  if (shop) await raiseListVersion(tx, shop);
}

/** Call this before a shop is listed, so that addresses around it find shops of this city. */
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

const reachLock = (cityId: number): SQL => sql`hashtextextended('reach of city ' || ${cityId}::bigint, 0)`;

/** The city's radius can't change until the transaction ends. Call this before reading it. */
export async function lockReach(tx: Tx, cityId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${reachLock(cityId)})`);
}

const corner = (end: 'min' | 'max'): SQL => {
  const side = sql.raw(end === 'min' ? 'cube_ll_coord' : 'cube_ur_coord');
  const parts = [1, 2, 3].map(
    (axis) => sql`${sql.raw(end)}(${side}(${shops.point}, ${sql.raw(String(axis))}))`,
  );
  return sql`array[${sql.join(parts, sql`, `)}]`;
};

/** Records the city's new radius. Waits for shops of the city that are just being verified. */
export async function rebuildReach(
  tx: Tx,
  { cityId, radiusKm }: { readonly cityId: number; readonly radiusKm: number },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${reachLock(cityId)})`);
  const box = sql`cube_enlarge(cube(${corner('min')}, ${corner('max')}), ${halfOfBoxKm(radiusKm)}::float8, 3)`;
  const [found] = await tx
    .select({ reach: sql<string | null>`case when count(*) > 0 then ${box}::text end` })
    .from(shops)
    .where(sql`${shops.cityId} = ${cityId} and ${shops.state} = 'verified'`);
  await tx
    .update(shopLists)
    .set({ ...rebuilt, ...(found?.reach ? { reach: found.reach } : {}) })
    .where(eq(shopLists.cityId, cityId));
}

/** Servers then load the whole list again. */
const rebuilt = {
  version: raised(shopLists.version),
  rebuiltVersion: raised(shopLists.version),
};

/** Records that the name or the picture of a shop type changed. */
export const rebuildListsOfShopType = (tx: Tx, typeId: number): Promise<void> =>
  rebuildLists(tx, tx.selectDistinct({ id: shops.cityId }).from(shops).where(eq(shops.typeId, typeId)));

/** Records that the name, the picture or the position of a product type changed. */
export const rebuildListsOfProductType = (tx: Tx, typeId: number): Promise<void> =>
  rebuildLists(
    tx,
    tx
      .selectDistinct({ id: shopProductTypes.cityId })
      .from(shopProductTypes)
      .where(eq(shopProductTypes.productTypeId, typeId)),
  );

async function rebuildLists(tx: Tx, cities: PromiseLike<readonly { readonly id: number }[]>): Promise<void> {
  const ids = (await cities).map(({ id }) => id);
  if (ids.length === 0) return;
  const isOfThese = inArray(shopLists.cityId, ids);
  // In the order of ids, to avoid deadlocks.
  await tx
    .select({ id: shopLists.cityId })
    .from(shopLists)
    .where(isOfThese)
    .orderBy(asc(shopLists.cityId))
    .for('no key update');
  await tx.update(shopLists).set(rebuilt).where(isOfThese);
}

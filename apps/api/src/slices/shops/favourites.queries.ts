import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { shopFavourites, shops } from './shop.tables.ts';

interface Favourite {
  readonly userId: number;
  readonly shopId: number;
}

export async function insertFavourite(tx: Tx, favourite: Favourite): Promise<void> {
  await tx.insert(shopFavourites).values(favourite).onConflictDoNothing();
}

export async function deleteFavourite(tx: Tx, { userId, shopId }: Favourite): Promise<void> {
  await tx
    .delete(shopFavourites)
    .where(and(eq(shopFavourites.userId, userId), eq(shopFavourites.shopId, shopId)));
}

export async function deleteFavouritesOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(shopFavourites).where(eq(shopFavourites.userId, userId));
}

export const listFavouritesOf = (db: Db, userId: number) =>
  db
    .select({ id: shops.id, name: shops.name })
    .from(shopFavourites)
    .innerJoin(shops, eq(shops.id, shopFavourites.shopId))
    .where(eq(shopFavourites.userId, userId))
    .orderBy(asc(shops.id));

// Deletes the demo's places and people, after everything that refers to them.
import type { Tx } from '@haat/api/platform/database';
import { idempotencyKeys } from '@haat/api/platform/idempotency.tables';
import { cities, users } from '@haat/api/slices/accounts/account.tables';
import { sentCodes, wrongGuesses } from '@haat/api/slices/accounts/sign-in/sign-in.tables';
import { addresses } from '@haat/api/slices/addresses/address.tables';
import { articleImages, articles, banners, categories } from '@haat/api/slices/blog/blog.tables';
import { catalogueProducts } from '@haat/api/slices/catalogue/catalogue.tables';
import { files } from '@haat/api/slices/files/file.tables';
import { images } from '@haat/api/slices/media/media.tables';
import { orders } from '@haat/api/slices/orders/order.tables';
import { slotDays, slotWindows } from '@haat/api/slices/orders/slots/slot.tables';
import { productImages, products } from '@haat/api/slices/products/product.tables';
import { cityWords } from '@haat/api/slices/search/search.tables';
import { productTypes, shops, shopTypes } from '@haat/api/slices/shops/shop.tables';
import { sql } from 'drizzle-orm';
import { idsOf } from './demo-rows.ts';
import { people, remove } from './remove-rows.ts';

/**
 * Deletes addresses, and the city with its slots unless a real address, shop, order or deliverer is in it. True when
 * the city stays.
 */
export async function removePlaces(tx: Tx): Promise<boolean> {
  await remove(tx, addresses, sql`user_id in ${people}`);
  const leaving = sql`(select row_id from ${idsOf('city')} t where row_id not in (
    select city_id from ${addresses} union select city_id from ${shops} union select city_id from ${orders}
    union select deliverer_city_id from ${users} where is_deliverer and id not in ${people}))`;
  await tx.execute(sql`update ${users} set deliverer_city_id = null, is_deliverer = false
    where deliverer_city_id in ${leaving}`);
  const windows = sql`(select id from ${slotWindows} where city_id in ${leaving})`;
  await remove(tx, slotDays, sql`window_id in ${windows}`);
  await remove(tx, slotWindows, sql`city_id in ${leaving}`);
  await remove(tx, cityWords, sql`city_id in ${leaving}`);
  return (await remove(tx, cities, sql`id in ${leaving}`)) === 0;
}

/** Keys of what is left in the store. */
interface LeftInStore {
  readonly imageKeys: readonly string[];
  readonly fileKeys: readonly string[];
}

/** Deletes people with their sessions, pictures and files. */
export async function removePeople(tx: Tx): Promise<LeftInStore> {
  const used = [
    sql`select cover_image_id from ${products}`,
    sql`select image_id from ${productImages}`,
    sql`select image_id from ${articleImages}`,
    ...[catalogueProducts, shops, shopTypes, productTypes, categories, articles, banners].map(
      (table) => sql`select image_id from ${table}`,
    ),
  ];
  const gone = await tx
    .delete(images)
    .where(
      sql`(owner_id in ${people} or id in ${idsOf('image')})
        and not exists (select from (${sql.join(used, sql` union `)}) as used(id) where used.id = ${images.id})`,
    )
    .returning({ key: images.key });
  await tx.execute(sql`update ${images} set owner_id = null where owner_id in ${people}`);
  for (const table of [sentCodes, wrongGuesses]) {
    await remove(tx, table, sql`number in (select number from ${users} where id in ${people})`);
  }
  const goneFiles = await tx.delete(files).where(sql`owner_id in ${people}`).returning({ key: files.key });
  await remove(tx, idempotencyKeys, sql`user_id in ${people}`);
  await removeWhatRefersToPeople(tx);
  await remove(tx, users, sql`id in ${people}`);
  return { imageKeys: gone.map(({ key }) => key), fileKeys: goneFiles.map(({ key }) => key) };
}

/** Sessions, devices and all other rows of a person. PostgreSQL's catalogue of foreign keys lists the tables. */
async function removeWhatRefersToPeople(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`);
  for (const { table, column } of rows) {
    await tx.execute(sql`delete from ${sql.raw(table)} where ${sql.identifier(column)} in ${people}`);
  }
}

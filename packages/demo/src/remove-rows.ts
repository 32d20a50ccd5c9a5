// Deletes the demo's rows, slice by slice from the last to the first. It spans all slices, so it names their tables
// itself.

import type { Tx } from '@haat/api/platform/database';
import { idempotencyKeys } from '@haat/api/platform/idempotency.tables';
import { cities, users } from '@haat/api/slices/accounts/account.tables';
import { sentCodes, wrongGuesses } from '@haat/api/slices/accounts/sign-in.tables';
import { addresses } from '@haat/api/slices/addresses/address.tables';
import {
  articleImages,
  articles,
  articleViews,
  banners,
  categories,
  uncountedViews,
} from '@haat/api/slices/blog/blog.tables';
import { cartItems, carts } from '@haat/api/slices/cart/cart.tables';
import { cashBalances, cashEntries, cashHandOvers } from '@haat/api/slices/cash/cash.tables';
import { catalogueProducts } from '@haat/api/slices/catalogue/catalogue.tables';
import { complaintFiles, complaintMessages, complaints } from '@haat/api/slices/complaints/complaint.tables';
import {
  creditAccounts,
  creditAnswers,
  creditEntries,
  creditNotes,
} from '@haat/api/slices/credit/credit.tables';
import { deliveries } from '@haat/api/slices/deliveries/delivery.tables';
import { files } from '@haat/api/slices/files/file.tables';
import { images } from '@haat/api/slices/media/media.tables';
import { notifications } from '@haat/api/slices/notifications/notification.tables';
import {
  orderEventNotes,
  orderEvents,
  orderItems,
  orders,
  personCities,
  slotDays,
  slotWindows,
} from '@haat/api/slices/orders/order.tables';
import { phoneOrders } from '@haat/api/slices/orders/phone-order.tables';
import { orderProposals } from '@haat/api/slices/orders/proposal.tables';
import { payments } from '@haat/api/slices/payments/payment.tables';
import { productImages, products } from '@haat/api/slices/products/product.tables';
import { orderClocks, shopSmsDays } from '@haat/api/slices/reminders/reminder.tables';
import { cityWords, searchVersions, searchWords } from '@haat/api/slices/search/search.tables';
import { synonymVersions } from '@haat/api/slices/search/synonym.tables';
import {
  productTypeShopTypes,
  productTypes,
  shopAdditionalTypes,
  shopLists,
  shopProductTypes,
  shops,
  shopTypes,
} from '@haat/api/slices/shops/shop.tables';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { idsOf, note } from './demo-rows.ts';

const people = idsOf('user');
const demoShops = sql`(select id from ${shops} where retailer_id in ${people})`;
const demoProducts = sql`(select id from ${products} where shop_id in ${demoShops})`;

async function remove(tx: Tx, table: PgTable, where: SQL): Promise<number> {
  const { rowCount } = await tx.delete(table).where(where);
  return rowCount ?? 0;
}

/** Returns how many. Frees their slot places, for a city that stays. */
export async function removeOrders(tx: Tx): Promise<number> {
  await note(tx, 'order', sql`select id from ${orders} where customer_id in ${people}`);
  const demoOrders = idsOf('order');
  await tx.execute(sql`update ${slotDays} d set taken = d.taken - o.places from (
      select city_id, window_id, slot_day, count(*)::int as places from ${orders}
      where id in ${demoOrders} and status not in ('CANCELLED', 'REJECTED') group by city_id, window_id, slot_day) o
    where d.city_id = o.city_id and d.window_id = o.window_id and d.day = o.slot_day`);
  for (const table of [
    orderClocks,
    deliveries,
    payments,
    orderProposals,
    orderEventNotes,
    orderEvents,
    orderItems,
  ]) {
    await remove(tx, table, sql`order_id in ${demoOrders}`);
  }
  await remove(tx, personCities, sql`user_id in ${people}`);
  return remove(tx, orders, sql`id in ${demoOrders}`);
}

/** The accounts of the demo's customers. */
export async function removeCredit(tx: Tx): Promise<void> {
  const lines = sql`(select e.city_id, e.id from ${creditEntries} e
    join ${creditAccounts} a on a.city_id = e.city_id and a.id = e.account_id where a.customer_id in ${people})`;
  for (const table of [creditNotes, creditAnswers])
    await remove(tx, table, sql`(city_id, entry_id) in ${lines}`);
  await remove(tx, creditEntries, sql`(city_id, id) in ${lines}`);
  await remove(tx, creditAccounts, sql`customer_id in ${people}`);
}

/** The complaints of the demo's customers, also with messages of a real operator. */
export async function removeComplaints(tx: Tx): Promise<void> {
  const ofPeople = sql`complaint_id in (select id from ${complaints} where customer_id in ${people})`;
  for (const table of [complaintFiles, complaintMessages]) await remove(tx, table, ofPeople);
  await remove(tx, complaints, sql`customer_id in ${people}`);
}

/** The cash of the demo's deliverers and of its shops. */
export async function removeCash(tx: Tx): Promise<void> {
  for (const table of [cashEntries, cashHandOvers, cashBalances]) {
    await remove(tx, table, sql`deliverer_id in ${people} or shop_id in ${demoShops}`);
  }
  await tx.execute(sql`update ${cashHandOvers} set answered_by = null where answered_by in ${people}`);
}

/** Articles, banners, and the requests and notifications of the demo's people. */
export async function removeContent(tx: Tx): Promise<void> {
  for (const table of [notifications, articleViews]) {
    await remove(tx, table, sql`user_id in ${people}`);
  }
  for (const table of [articleViews, uncountedViews, articleImages]) {
    await remove(tx, table, sql`article_id in ${idsOf('article')}`);
  }
  await remove(tx, banners, sql`id in ${idsOf('banner')}`);
  await remove(tx, articles, sql`id in ${idsOf('article')}`);
  await remove(
    tx,
    categories,
    sql`id in ${idsOf('category')} and not exists (select from ${articles} a where a.category_id = ${categories.id})`,
  );
}

/** Shops with their products, also those in real people's carts; the catalogue; types that nobody else uses. */
export async function removeShops(tx: Tx): Promise<void> {
  await remove(tx, cartItems, sql`user_id in ${people} or product_id in ${demoProducts}`);
  await tx.execute(sql`update ${carts} set shop_id = null, address_id = null where shop_id in ${demoShops}`);
  await remove(tx, carts, sql`user_id in ${people}`);
  await remove(tx, productImages, sql`product_id in ${demoProducts}`);
  await remove(tx, products, sql`shop_id in ${demoShops}`);
  const catalogue = idsOf('catalogue_product');
  await tx.execute(
    sql`update ${products} set catalogue_product_id = null where catalogue_product_id in ${catalogue}`,
  );
  await remove(tx, catalogueProducts, sql`id in ${catalogue}`);
  for (const table of [shopProductTypes, shopAdditionalTypes, shopSmsDays]) {
    await remove(tx, table, sql`shop_id in ${demoShops}`);
  }
  const citiesOfShops = sql`(select city_id from ${shops} where retailer_id in ${people})`;
  await tx.execute(sql`update ${shopLists} set version = version + 1, rebuilt_version = version + 1
    where city_id in ${citiesOfShops}`);
  await changeSearches(tx, citiesOfShops);
  await remove(tx, phoneOrders, sql`shop_id in ${demoShops}`);
  await remove(tx, shops, sql`retailer_id in ${people}`);
  await removeTypes(tx);
  await remove(tx, searchWords, sql`not exists (select from ${catalogueProducts})`);
  // So that servers with the catalogue in memory read it again.
  await tx.execute(sql`update ${synonymVersions} set version = version + 1`);
}

/** So that servers with the demo's products in memory drop them. */
async function changeSearches(tx: Tx, citiesOfShops: SQL): Promise<void> {
  await tx.execute(sql`lock table ${searchVersions} in share row exclusive mode`);
  await tx.execute(sql`
    insert into ${searchVersions} (city_id, shop_id, version)
    select city_id, id, 1 + coalesce((select max(v.version) from ${searchVersions} v where v.city_id = ${shops.cityId}), 0)
    from ${shops} where retailer_id in ${people}
    on conflict (city_id, shop_id) do update set version = excluded.version`);
  await remove(
    tx,
    cityWords,
    sql`city_id in ${citiesOfShops} and not exists (select from ${products} p where p.city_id = ${cityWords.cityId}
      and p.deleted_at is null and p.search_text like '% ' || ${cityWords.word} || ' %')`,
  );
}

async function removeTypes(tx: Tx): Promise<void> {
  const usedProductTypes = sql`(select type_id from ${products} union select type_id from ${catalogueProducts}
    union select product_type_id from ${shopProductTypes})`;
  const leavingProductTypes = sql`(select row_id from ${idsOf('product_type')} t where row_id not in ${usedProductTypes})`;
  const usedShopTypes = sql`(select type_id from ${shops} union select shop_type_id from ${shopAdditionalTypes})`;
  const leavingShopTypes = sql`(select row_id from ${idsOf('shop_type')} t where row_id not in ${usedShopTypes})`;
  await remove(
    tx,
    productTypeShopTypes,
    sql`product_type_id in ${leavingProductTypes} or shop_type_id in ${leavingShopTypes}`,
  );
  await remove(tx, productTypes, sql`id in ${leavingProductTypes}`);
  await remove(tx, shopTypes, sql`id in ${leavingShopTypes}`);
}

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
  for (const table of [shopLists, searchVersions, cityWords]) {
    await remove(tx, table, sql`city_id in ${leaving}`);
  }
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

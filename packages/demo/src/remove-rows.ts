// Deletes the demo's rows, slice by slice from the last to the first. It spans all slices, so it names their tables
// itself.

import type { Tx } from '@haat/api/platform/database';
import {
  articleImages,
  articles,
  articleViews,
  banners,
  categories,
  uncountedViews,
} from '@haat/api/slices/blog/blog.tables';
import { cartItems, carts } from '@haat/api/slices/cart/cart.tables';
import { cashBalances, cashEntries, cashHandOvers, dailyCloses } from '@haat/api/slices/cash/cash.tables';
import { catalogueProducts } from '@haat/api/slices/catalogue/catalogue.tables';
import { commissionEntries } from '@haat/api/slices/commission/commission.tables';
import { complaintFiles, complaintMessages, complaints } from '@haat/api/slices/complaints/complaint.tables';
import {
  creditAccounts,
  creditAnswers,
  creditEntries,
  creditNotes,
} from '@haat/api/slices/credit/credit.tables';
import { deliveries } from '@haat/api/slices/deliveries/delivery.tables';
import { lists } from '@haat/api/slices/lists/list.tables';
import { announcements } from '@haat/api/slices/notifications/announcement.tables';
import { notifications } from '@haat/api/slices/notifications/notification.tables';
import { orderItems, orders, personCities } from '@haat/api/slices/orders/order.tables';
import { orderEventNotes, orderEvents } from '@haat/api/slices/orders/order-event.tables';
import { orderProposals } from '@haat/api/slices/orders/proposals/proposal.tables';
import { slotDays } from '@haat/api/slices/orders/slots/slot.tables';
import { phoneOrders } from '@haat/api/slices/orders/telephone/phone-order.tables';
import { payments } from '@haat/api/slices/payments/payment.tables';
import { refunds } from '@haat/api/slices/payments/refund.tables';
import { productImages, products } from '@haat/api/slices/products/product.tables';
import { orderClocks, shopSmsDays } from '@haat/api/slices/reminders/reminder.tables';
import { cityWords, searchWords } from '@haat/api/slices/search/search.tables';
import {
  productTypeShopTypes,
  productTypes,
  shopAdditionalTypes,
  shopProductTypes,
  shops,
  shopTypes,
} from '@haat/api/slices/shops/shop.tables';
import { standingOrders } from '@haat/api/slices/standing/standing.tables';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { idsOf, note } from './demo-rows.ts';

export const people = idsOf('user');
const demoShops = sql`(select id from ${shops} where retailer_id in ${people})`;
const demoProducts = sql`(select id from ${products} where shop_id in ${demoShops})`;

export async function remove(tx: Tx, table: PgTable, where: SQL): Promise<number> {
  const { rowCount } = await tx.delete(table).where(where);
  return rowCount ?? 0;
}

/** Returns how many. Frees their slot places, for a city that stays. */
export async function removeOrders(tx: Tx): Promise<number> {
  await note(tx, 'order', sql`select id from ${orders} where customer_id in ${people}`);
  const demoOrders = idsOf('order');
  await tx.execute(sql`update ${slotDays} d set taken = d.taken - o.places from (
      select city_id, window_id, slot_day, count(*)::int as places from ${orders}
      where id in ${demoOrders} and status not in ('CANCELLED', 'REJECTED') and fulfilment = 'delivery'
      group by city_id, window_id, slot_day) o
    where d.city_id = o.city_id and d.window_id = o.window_id and d.day = o.slot_day`);
  for (const table of [
    orderClocks,
    deliveries,
    payments,
    refunds,
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

/** The accounts of the demo's customers and of its shops. */
export async function removeCredit(tx: Tx): Promise<void> {
  const ofDemo = sql`customer_id in ${people} or shop_id in ${demoShops}`;
  const lines = sql`(select e.city_id, e.id from ${creditEntries} e
    join ${creditAccounts} a on a.city_id = e.city_id and a.id = e.account_id where ${ofDemo})`;
  for (const table of [creditNotes, creditAnswers])
    await remove(tx, table, sql`(city_id, entry_id) in ${lines}`);
  await remove(tx, creditEntries, sql`(city_id, id) in ${lines}`);
  await remove(tx, creditAccounts, ofDemo);
}

/** The complaints of the demo's customers, also with messages of a real operator. */
export async function removeComplaints(tx: Tx): Promise<void> {
  const ofPeople = sql`complaint_id in (select id from ${complaints} where customer_id in ${people})`;
  for (const table of [complaintFiles, complaintMessages]) await remove(tx, table, ofPeople);
  await remove(tx, complaints, sql`customer_id in ${people}`);
}

/** The cash of the demo's deliverers and of its shops, and what these owe for the service. */
export async function removeCash(tx: Tx): Promise<void> {
  for (const table of [cashEntries, cashHandOvers, cashBalances]) {
    await remove(tx, table, sql`deliverer_id in ${people} or shop_id in ${demoShops}`);
  }
  await tx.execute(sql`update ${cashHandOvers} set answered_by = null where answered_by in ${people}`);
  await remove(tx, commissionEntries, sql`shop_id in ${demoShops}`);
  await remove(tx, dailyCloses, sql`closed_by in ${people}`);
}

/** Articles, banners, and the requests and notifications of the demo's people. */
export async function removeContent(tx: Tx): Promise<void> {
  await remove(tx, announcements, sql`created_by in ${people}`);
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
  await remove(
    tx,
    cityWords,
    sql`city_id in (select city_id from ${shops} where retailer_id in ${people})
      and not exists (select from ${products} p where p.city_id = ${cityWords.cityId}
        and p.deleted_at is null and p.search_text like '% ' || ${cityWords.word} || ' %')`,
  );
  await remove(tx, phoneOrders, sql`shop_id in ${demoShops}`);
  for (const table of [standingOrders, lists]) {
    await remove(tx, table, sql`user_id in ${people} or shop_id in ${demoShops}`);
  }
  await remove(tx, shops, sql`retailer_id in ${people}`);
  await removeTypes(tx);
  await remove(tx, searchWords, sql`not exists (select from ${catalogueProducts})`);
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

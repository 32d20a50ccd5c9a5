// Which steps of its setup a village has done.
import { type SetupKey, type SetupState, setupKeys } from '@haat/contract/operator/setup';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { Contacts } from '../../support-contacts.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { orders, slotWindows } from '../orders/order.tables.ts';
import { orderArchives } from '../orders/order-archive.tables.ts';
import { productTypes, shops, shopTypes } from '../shops/shop.tables.ts';
import { viewSupportContacts } from '../support/index.ts';

const exists = (rows: SQL) => sql<boolean>`exists(select 1 from ${rows})`;

const found = {
  city: exists(sql`${cities}`),
  slots: exists(sql`${slotWindows} where ${slotWindows.deletedAt} is null and ${slotWindows.capacity} > 0`),
  shop_types: exists(sql`${shopTypes}`),
  product_types: exists(sql`${productTypes}`),
  first_shop: exists(sql`${shops} where ${shops.state} = 'verified'`),
  first_deliverer: exists(sql`${users} where ${users.isDeliverer}`),
  // Completed orders go into archives after a year.
  first_order: sql<boolean>`(${exists(sql`${orders} where ${orders.status} = 'COMPLETED'`)}
    or ${exists(sql`${orderArchives}`)})`,
} satisfies Record<Exclude<SetupKey, 'support'>, SQL>;

/** `set` are the support contacts of the environment. */
export async function viewSetup(db: Db, set: Contacts): Promise<SetupState> {
  const [[row], { phone, email }] = await Promise.all([
    db.select(found).from(sql`(values (true)) as one`),
    viewSupportContacts(db, set),
  ]);
  const isDone = { ...row, support: phone !== null && email !== null };
  const steps = setupKeys.map((key) => ({ key, is_done: isDone[key] === true }));
  return { is_done: steps.every((step) => step.is_done), steps };
}

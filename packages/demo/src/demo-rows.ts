// Records which rows are the demo's when it is loaded. Also recognises a demo that an older release loaded without
// recording it.

import type { Db, Tx } from '@haat/api/platform/database';
import { type demoKinds, demoRows } from '@haat/api/platform/demo-rows.tables';
import { cities, users } from '@haat/api/slices/accounts/account.tables';
import { articles, banners, categories } from '@haat/api/slices/blog/blog.tables';
import { catalogueProducts } from '@haat/api/slices/catalogue/catalogue.tables';
import { images } from '@haat/api/slices/media/media.tables';
import { productTypes, shops, shopTypes } from '@haat/api/slices/shops/shop.tables';
import { soldAs } from '@haat/starter';
import { type SQL, sql } from 'drizzle-orm';
import type { Village } from './village/types.ts';

export type DemoKind = (typeof demoKinds)[number];

/** The ids of the demo's rows of one kind, for `in`. */
export const idsOf = (kind: DemoKind): SQL =>
  sql`(select row_id from ${demoRows} where kind = ${kind} and removed_at is null)`;

/** The demo is never loaded twice into a database. */
export async function hasHadDemo(db: Db): Promise<boolean> {
  const rows = await db.select({ kind: demoRows.kind }).from(demoRows).limit(1);
  return rows.length > 0;
}

/** How many people of the demo exist. 0: there is no demo. */
export async function countDemoPeople(db: Db): Promise<number> {
  return db.$count(users, sql`${users.id} in ${idsOf('user')}`);
}

/** All of the demo's people were created at the same moment. Nothing else creates so many at once. */
const atLeastAtOnce = 10;

/** Records the rows that match the village's data. A database without the demo has none. */
export async function noteDemoRows(tx: Tx, { city, ...village }: Village): Promise<void> {
  const numbers = village.people.map(({ number }) => number);
  await note(
    tx,
    'city',
    sql`select id from ${cities} where name = ${city.name}
      and latitude = ${city.centre.latitude} and longitude = ${city.centre.longitude}`,
  );
  await note(
    tx,
    'user',
    sql`select id from ${users} where created_at in (
      select created_at from ${users} where number in ${listOf(numbers)}
      group by created_at having count(*) >= ${atLeastAtOnce})
      and exists ${idsOf('city')}`,
  );
  // An older release sold all goods by the pack.
  const goods = Object.values(village.goods).flatMap((good) =>
    [good.unit, soldAs(good).unit].map((unit) => `${good.name}, ${unit}`),
  );
  await noteNamed(tx, 'shop_type', { table: shopTypes, names: namesOf(Object.values(village.shopTypes)) });
  await noteNamed(tx, 'product_type', {
    table: productTypes,
    names: namesOf(Object.values(village.productTypes)),
  });
  await noteNamed(tx, 'catalogue_product', { table: catalogueProducts, names: goods });
  await noteNamed(tx, 'category', { table: categories, names: namesOf(village.categories) });
  await noteNamed(tx, 'article', { table: articles, column: 'title', names: titlesOf(village.articles) });
  await noteNamed(tx, 'banner', { table: banners, column: 'title', names: titlesOf(village.banners) });
  await noteImages(tx);
}

interface Named {
  readonly table:
    | typeof shopTypes
    | typeof catalogueProducts
    | typeof articles
    | typeof banners
    | typeof categories
    | typeof productTypes;
  readonly column?: 'name' | 'title';
  readonly names: readonly string[];
}

function noteNamed(tx: Tx, kind: DemoKind, { table, column = 'name', names }: Named): Promise<void> {
  return note(
    tx,
    kind,
    sql`select id from ${table} where ${sql.identifier(column)} in ${listOf(names)} and exists ${idsOf('user')}`,
  );
}

/** Pictures without an owner. Those of people are deleted with the people. */
function noteImages(tx: Tx): Promise<void> {
  const owned = [
    sql`select image_id from ${shops} where retailer_id in ${idsOf('user')}`,
    sql`select image_id from ${shopTypes} where id in ${idsOf('shop_type')}`,
    sql`select image_id from ${productTypes} where id in ${idsOf('product_type')}`,
    sql`select image_id from ${catalogueProducts} where id in ${idsOf('catalogue_product')}`,
    sql`select image_id from ${categories} where id in ${idsOf('category')}`,
    sql`select image_id from ${articles} where id in ${idsOf('article')}`,
    sql`select image_id from ${banners} where id in ${idsOf('banner')}`,
  ];
  return note(
    tx,
    'image',
    sql`select id from ${images} where owner_id is null and id in (${sql.join(owned, sql` union `)})`,
  );
}

export async function note(tx: Tx, kind: DemoKind, ids: SQL): Promise<void> {
  await tx.execute(sql`insert into ${demoRows} (kind, row_id)
    select ${kind}, found.id from (${ids}) as found(id) on conflict do nothing`);
}

const listOf = (texts: readonly string[]): SQL =>
  sql`(${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )})`;
const namesOf = (things: readonly { readonly name: string }[]) => things.map(({ name }) => name);
const titlesOf = (things: readonly { readonly title: string }[]) => things.map(({ title }) => title);

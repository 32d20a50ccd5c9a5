// Reads and writes the catalogue in parts, for an import.

import { asc, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { lockTable } from '../../../platform/lock-table.ts';
import type { PackFields } from '../../products/index.ts';
import { catalogueProducts } from '../catalogue.tables.ts';

/** Any number: the advisory lock of imports. */
const lockKey = 317_224_905;

/** Another import waits until this one ends, so that both don't add the same product. */
export async function lockCatalogueImports(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey}::bigint)`);
}

const rowsAtOnce = 1000;

/** All catalogue products by id. */
export async function listCatalogueProducts(tx: Tx) {
  const all: Awaited<ReturnType<typeof listPart>> = [];
  for (let after = 0; ; ) {
    const part = await listPart(tx, after);
    for (const product of part) all.push(product);
    const last = part.at(-1);
    if (!last || part.length < rowsAtOnce) return all;
    after = last.id;
  }
}

const listPart = (tx: Tx, afterId: number) =>
  tx
    .select({
      id: catalogueProducts.id,
      version: catalogueProducts.version,
      typeId: catalogueProducts.typeId,
      name: catalogueProducts.name,
      names: catalogueProducts.names,
      description: catalogueProducts.description,
      pricePaise: catalogueProducts.pricePaise,
      mrpPaise: catalogueProducts.mrpPaise,
      netQuantity: catalogueProducts.netQuantity,
      unit: catalogueProducts.unit,
      isLoose: catalogueProducts.isLoose,
      tags: catalogueProducts.tags,
    })
    .from(catalogueProducts)
    .where(gt(catalogueProducts.id, afterId))
    .orderBy(asc(catalogueProducts.id))
    .limit(rowsAtOnce);

/** Until the transaction ends, nobody else changes or deletes products of the catalogue. Returns the versions of those that exist. */
export async function lockCatalogueProducts(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  await lockTable(tx, catalogueProducts);
  const { rows } = await tx.execute<{ id: string; version: number }>(sql`
    select id, version from ${catalogueProducts} where id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map(({ id, version }) => [Number(id), version]));
}

export interface WrittenProduct extends PackFields {
  /** Null for a new one. */
  readonly id: number | null;
  readonly typeId: number;
  readonly name: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly tags: readonly string[];
  readonly searchText: string;
}

const rowsOf = (products: readonly WrittenProduct[]) =>
  sql`json_to_recordset(${JSON.stringify(
    products,
  )}::json) as sent (id bigint, "typeId" bigint, name text, names jsonb, description text, "pricePaise" bigint, "mrpPaise" bigint,
    "netQuantity" numeric, unit text, "isLoose" boolean, tags text[], "searchText" text)`;

/** Returns their ids by type and name. No two of them have both in common. */
export async function insertCatalogueProducts(
  tx: Tx,
  products: readonly WrittenProduct[],
): Promise<(product: WrittenProduct) => number> {
  if (products.length === 0) return noId;
  const { rows } = await tx.execute<{ id: string; type_id: string; name: string }>(sql`
    insert into ${catalogueProducts} (type_id, name, names, description, price_paise, mrp_paise, net_quantity,
      unit, is_loose, tags, search_text)
    select "typeId", name, names, description, "pricePaise", "mrpPaise", "netQuantity", unit, "isLoose", tags, "searchText" from ${rowsOf(products)}
    returning id, type_id, name`);
  const ids = new Map(rows.map(({ id, type_id, name }) => [`${type_id} ${name}`, Number(id)]));
  return ({ typeId, name }) => ids.get(`${typeId} ${name}`) ?? noId();
}

function noId(): never {
  throw new Error('the catalogue product was not written');
}

export async function updateCatalogueProducts(tx: Tx, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  await tx.execute(sql`
    update ${catalogueProducts} set name = sent.name, names = sent.names, description = sent.description,
      price_paise = sent."pricePaise", mrp_paise = sent."mrpPaise", net_quantity = sent."netQuantity", unit = sent.unit,
      is_loose = sent."isLoose",      tags = sent.tags, search_text = sent."searchText", version = ${catalogueProducts.version} + 1
    from ${rowsOf(products)} where ${catalogueProducts.id} = sent.id`);
}

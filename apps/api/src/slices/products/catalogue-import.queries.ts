// Reads and writes the catalogue in parts, for an import.
import { asc, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { catalogueProducts } from './product.tables.ts';

/** Any number: the advisory lock of imports. */
const lockKey = 317_224_905;

/** Another import waits until this one ends, so that both don't add the same product. */
export async function lockCatalogueImports(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey}::bigint)`);
}

const rowsAtOnce = 1000;

/** All catalogue products by id. Locked ones can't be changed or deleted until the import ends. */
export async function listCatalogueProducts(tx: Tx, { isLocked }: { readonly isLocked: boolean }) {
  const all: Awaited<ReturnType<typeof listPart>> = [];
  for (let after = 0; ; ) {
    const part = await listPart(tx, after, isLocked);
    for (const product of part) all.push(product);
    const last = part.at(-1);
    if (!last || part.length < rowsAtOnce) return all;
    after = last.id;
  }
}

function listPart(tx: Tx, afterId: number, isLocked: boolean) {
  const part = tx
    .select({
      id: catalogueProducts.id,
      typeId: catalogueProducts.typeId,
      name: catalogueProducts.name,
      description: catalogueProducts.description,
      pricePaise: catalogueProducts.pricePaise,
      tags: catalogueProducts.tags,
    })
    .from(catalogueProducts)
    .where(gt(catalogueProducts.id, afterId))
    .orderBy(asc(catalogueProducts.id))
    .limit(rowsAtOnce);
  return isLocked ? part.for('no key update') : part;
}

interface WrittenProduct {
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
  )}::json) as sent (id bigint, "typeId" bigint, name text, description text, "pricePaise" bigint, tags text[], "searchText" text)`;

export async function insertCatalogueProducts(tx: Tx, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  await tx.execute(sql`
    insert into ${catalogueProducts} (type_id, name, description, price_paise, tags, search_text)
    select "typeId", name, description, "pricePaise", tags, "searchText" from ${rowsOf(products)}`);
}

export async function updateCatalogueProducts(tx: Tx, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  await tx.execute(sql`
    update ${catalogueProducts} set name = sent.name, description = sent.description, price_paise = sent."pricePaise",
      tags = sent.tags, search_text = sent."searchText", version = ${catalogueProducts.version} + 1
    from ${rowsOf(products)} where ${catalogueProducts.id} = sent.id`);
}

// The whole catalogue as CSV, by name. One page is in memory at a time.
import { rupeesOf } from '@haat/contract/money';
import { asc, eq, sql } from 'drizzle-orm';
import { byName } from '../../../platform/by-name.ts';
import { csvLine } from '../../../platform/csv.ts';
import type { Db } from '../../../platform/database.ts';
import { productTypes } from '../../shops/shop.tables.ts';
import { catalogueProducts } from '../catalogue.tables.ts';
import { catalogueColumns } from './catalogue-row.ts';
import { writeTagsCell } from './cells.ts';

const rowsAtOnce = 1000;
const sortKey = byName(catalogueProducts.name);

export async function* catalogueLines(db: Db): AsyncGenerator<string> {
  yield csvLine(catalogueColumns);
  let last: Row | undefined;
  do {
    const rows = await listAfter(db, last);
    yield rows.map(lineOf).join('');
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  } while (last);
}

type Row = Awaited<ReturnType<typeof listAfter>>[number];

const listAfter = (db: Db, last: { readonly key: string; readonly id: number } | undefined) =>
  db
    .select({
      id: catalogueProducts.id,
      key: sql<string>`${sortKey}`,
      name: catalogueProducts.name,
      names: catalogueProducts.names,
      typeName: productTypes.name,
      description: catalogueProducts.description,
      pricePaise: catalogueProducts.pricePaise,
      mrpPaise: catalogueProducts.mrpPaise,
      netQuantity: catalogueProducts.netQuantity,
      unit: catalogueProducts.unit,
      isLoose: catalogueProducts.isLoose,
      tags: catalogueProducts.tags,
    })
    .from(catalogueProducts)
    .innerJoin(productTypes, eq(productTypes.id, catalogueProducts.typeId))
    .where(last && sql`(${sortKey}, ${catalogueProducts.id}) > (${last.key}, ${last.id})`)
    .orderBy(asc(sortKey), asc(catalogueProducts.id))
    .limit(rowsAtOnce);

const lineOf = (row: Row): string =>
  csvLine([
    row.name,
    row.typeName,
    row.description,
    priceCell(row.pricePaise),
    writeTagsCell(row.tags),
    row.mrpPaise === null ? '' : priceCell(row.mrpPaise),
    row.netQuantity ?? '',
    row.unit ?? '',
    row.names.hi ?? '',
    row.names.ml ?? '',
    String(row.isLoose),
  ]);

const priceCell = (paise: number): string =>
  paise % 100 === 0 ? String(rupeesOf(paise)) : rupeesOf(paise).toFixed(2);

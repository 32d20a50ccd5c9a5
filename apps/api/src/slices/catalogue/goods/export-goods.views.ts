// The goods of a shop as CSV, by type and name.
import { goodsColumns } from '@haat/contract/goods-files';
import { rupeesOf } from '@haat/contract/money';
import { and, asc, eq } from 'drizzle-orm';
import { byName } from '../../../platform/by-name.ts';
import { eqId } from '../../../platform/city-id.ts';
import { csvLine } from '../../../platform/csv.ts';
import type { Db } from '../../../platform/database.ts';
import { notDeleted } from '../../products/index.ts';
import { products } from '../../products/product.tables.ts';
import { productTypes } from '../../shops/shop.tables.ts';
import { writeTagsCell } from '../import/cells.ts';

export async function* goodsLines(db: Db, shopId: number): AsyncGenerator<string> {
  yield csvLine(goodsColumns);
  for (const row of await listGoods(db, shopId)) yield csvLine(cellsOf(row));
}

const listGoods = (db: Db, shopId: number) =>
  db
    .select({ product: products, typeName: productTypes.name })
    .from(products)
    .innerJoin(productTypes, eq(productTypes.id, products.typeId))
    .where(and(eqId(products.shopId, shopId), notDeleted))
    .orderBy(asc(byName(productTypes.name)), asc(byName(products.name)), asc(products.id));

const priceCell = (paise: number): string =>
  paise % 100 === 0 ? String(rupeesOf(paise)) : rupeesOf(paise).toFixed(2);

type Row = Awaited<ReturnType<typeof listGoods>>[number];

const cellsOf = ({ product, typeName }: Row): (string | number)[] => [
  product.id,
  product.name,
  typeName,
  priceCell(product.pricePaise),
  product.quantity,
  product.quantity,
  String(product.isSoldOut),
  product.mrpPaise === null ? '' : priceCell(product.mrpPaise),
  product.netQuantity ?? '',
  product.unit ?? '',
  String(product.isLoose),
  product.description,
  writeTagsCell(product.tags),
];

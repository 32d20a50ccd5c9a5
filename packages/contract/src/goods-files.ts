// A shop's goods as a file, which a spreadsheet changes.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { importAnswer, importRow } from './file-imports.ts';

const GoodsImport = importAnswer(T.Object(importRow));
export type GoodsImport = T.Static<typeof GoodsImport>;

/** In this order. `quantity_before` is the quantity when the file was made. */
export const goodsColumns = [
  'id',
  'name',
  'type',
  'price',
  'quantity',
  'quantity_before',
  'is_sold_out',
  'mrp',
  'net_quantity',
  'unit',
  'is_loose',
  'description',
  'tags',
] as const;

export const importGoods = endpoint({
  method: 'POST',
  path: '/shops/products-retailer/import/',
  who: 'verifiedRetailer',
  tells: 'waiting',
  summary:
    'Change and add your products from CSV. A row with an `id` changes that product, a row without one is new. An empty `quantity`, or one that equals `quantity_before`, leaves the stock. With a refused row nothing is written.',
  multipart: 'csv',
  responses: { 200: GoodsImport },
  fails: ['import.refused', 'body.too_large'],
});

export const exportGoods = endpoint({
  method: 'GET',
  path: '/shops/products-retailer/export/',
  who: 'verifiedRetailer',
  summary: 'Download your products as CSV. The import takes the same file.',
  csv: true,
  responses: { 200: T.String() },
});

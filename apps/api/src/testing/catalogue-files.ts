// Catalogue files, sent and received like a browser does.
import type { Client, TestAnswer } from './client.ts';
import type { TestApp } from './test-app.ts';

export interface FileUpload {
  /** Without it, the form has no file. */
  readonly file?: string | Uint8Array;
  readonly name?: string;
  /** Left out of the form when undefined. */
  readonly dryRun?: string | boolean | undefined;
  readonly details?: string | boolean;
}

export const header = 'name,type,description,price,tags';

export const importFile = (operator: Client, upload: FileUpload): Promise<TestAnswer> =>
  sendFile(operator, '/operator/catalogue/import/', upload);

/** The goods of a shop. */
export const importGoods = (retailer: Client, upload: FileUpload): Promise<TestAnswer> =>
  sendFile(retailer, '/shops/products-retailer/import/', upload);

async function sendFile(by: Client, path: string, upload: FileUpload): Promise<TestAnswer> {
  const form = new FormData();
  if (upload.dryRun !== undefined) form.append('dry_run', String(upload.dryRun));
  if (upload.details !== undefined) form.append('details', String(upload.details));
  if (upload.file !== undefined) {
    const bytes = typeof upload.file === 'string' ? upload.file : new Uint8Array(upload.file);
    form.append('file', new Blob([bytes], { type: 'text/csv' }), upload.name ?? 'catalogue.csv');
  }
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get('content-type') ?? '';
  return by.send('POST', path, body, { 'content-type': type });
}

/** A file with the header and these lines. */
export const fileOf = (...lines: string[]): string => [header, ...lines, ''].join('\r\n');

export const exportFile = (operator: Client): Promise<TestAnswer> =>
  operator.get('/operator/catalogue/export/');

/** Products that shops have copied stay. */
export async function emptyCatalogue({ database: { pool } }: TestApp): Promise<void> {
  await pool.query('update products set catalogue_product_id = null');
  await pool.query('delete from catalogue_products');
}

/** Each product by name: name, description, price in paise, tags, version. */
export async function readCatalogue({ database: { pool } }: TestApp) {
  const { rows } = await pool.query(
    'select name, description, price_paise, tags, version from catalogue_products order by name, id',
  );
  return rows.map((row) => [row.name, row.description, Number(row.price_paise), row.tags, row.version]);
}

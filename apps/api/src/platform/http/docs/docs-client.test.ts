// Types generated from the OpenAPI document are named and compile.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const root = join(import.meta.dirname, '../../../../../..');

let t: TestApp;
let folder: string;
let served: string;
let document: OpenAPI3;
let client: string;
beforeAll(async () => {
  t = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'haat-client-'));
  served = (await t.nobody.get('/docs/json')).text;
  document = JSON.parse(served);
  client = astToString(await openapiTS(document));
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

/** TypeScript's errors for a program that uses the generated client. Empty when it compiles. */
async function complaintsAbout(program: string): Promise<string> {
  await writeFile(join(folder, 'client.ts'), client);
  await writeFile(join(folder, 'program.ts'), program);
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--target', 'es2024', '--types', '', join(folder, 'program.ts')];
  return promisify(execFile)(process.execPath, [compiler, ...options]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

const head = `import type { components, operations } from './client';
type Schemas = components['schemas'];
`;

it('has named types that compile [API-6]', async () => {
  const names = [
    'Address',
    'Article',
    'Cart',
    'City',
    'Delivery',
    'Notification',
    'Order',
    'Problem',
    'Product',
  ];
  const more = ['SearchHit', 'Session', 'Shop', 'ShopRegistration', 'ShopType', 'Slot', 'SlotOffer', 'User'];
  const used = [...names, ...more].map((name, at) => `export type T${at} = Schemas['${name}'];`).join('\n');
  expect(await complaintsAbout(head + used)).toBe('');
});

it('knows the fields of a schema and refuses others', async () => {
  const right = `export const city = (order: Schemas['Order']): Schemas['OrderStatus'] => order.status;
export const placed: operations['postCustomersCheckout']['responses'][201]['content']['application/json']['items'] = [];
export const first: Schemas['Cart']['items'][number] extends Schemas['CartItem'] ? true : false = true;`;
  expect(await complaintsAbout(head + right)).toBe('');
  const wrong = `export const status = (order: Schemas['Order']): number => order.status;`;
  expect(await complaintsAbout(head + wrong)).toContain('not assignable');
});

it('accepts either body of a shop registration, and no mixture', async () => {
  const place = `{ name: 'Amma', type: 1, city: 1, addressLineOne: 'a', addressLineTwo: 'b', addressLineThree: 'c',
    location: { lat: 10, lng: 76 } }`;
  const flat = "{ name: 'Amma', type: 1, city: 1, latitude: 10, longitude: 76, address: 'Market Road' }";
  const shop = (payload: string) => `${head}export const shop: Schemas['ShopRegistration'] = ${payload};`;
  expect(await complaintsAbout(shop(place))).toBe('');
  expect(await complaintsAbout(shop(flat))).toBe('');
  expect(await complaintsAbout(shop("{ name: 'Amma', type: 1, city: 1 }"))).toContain('not assignable');
});

it('is generated from less than 900 KB', () => {
  expect(Buffer.byteLength(served)).toBeLessThan(900_000);
});

it('declares the format of all timestamps [API-8]', () => {
  const properties = (name: string) => Object(document.components?.schemas?.[name]).properties;
  expect(properties('Slot').start).toEqual({ type: 'string', format: 'date-time' });
  expect(properties('Order').created_at.format).toBe('date-time');
  expect(properties('Notification').created_at.format).toBe('date-time');
});

it('documents each refusal, with its data where it has some [ERR-15]', () => {
  const { paths } = JSON.parse(served);
  const { content } = paths['/api/customers/checkout/'].post.responses['409'];
  const { examples } = content['application/problem+json'];
  expect(examples['cart.empty'].$ref).toBe('#/components/examples/cart.empty');
  expect(examples['product.out_of_stock'].value.items[0]).toMatchObject({ quantity: 3, available: 2 });
});

it('resolves every reference', () => {
  const used = [...served.matchAll(/"#\/components\/(schemas|examples|responses)\/([^"]+)"/g)];
  expect(used.length).toBeGreaterThan(100);
  for (const [, kind = '', name = ''] of used) {
    expect(document.components).toHaveProperty([kind, name]);
  }
});

import type * as wire from '@haat/contract/products';
import type { Client } from './client.ts';
import { makeImage } from './pictures.ts';
import { makeProductType } from './shops.ts';
import type { TestApp } from './test-app.ts';

let made = 0;

const pictures = new WeakMap<Client, Promise<number>>();

function pictureOf(retailer: Client): Promise<number> {
  const known = pictures.get(retailer);
  if (known) return known;
  const uploading = makeImage(retailer);
  pictures.set(retailer, uploading);
  return uploading;
}

export interface ProductParts {
  readonly type?: number;
  readonly name?: string;
  readonly description?: string;
  readonly price?: number;
  readonly quantity?: number;
  readonly tags?: readonly string[];
  readonly images?: readonly number[];
  readonly mrp?: number;
  readonly net_quantity?: number;
  readonly unit?: string;
  readonly is_loose?: boolean;
}

/** A body for a new product. */
export async function productInput(testApp: TestApp, retailer: Client, parts: ProductParts = {}) {
  made += 1;
  return {
    ...parts,
    type: parts.type ?? (await makeProductType(testApp)),
    name: parts.name ?? `Product ${made}`,
    description: parts.description ?? 'Just as it grows here.',
    price: parts.price ?? 42.5,
    quantity: parts.quantity ?? 10,
    tags: parts.tags ?? ['fresh'],
    images: parts.images ?? [await pictureOf(retailer)],
  };
}

/** A product of this retailer, whose shop is verified. The default is a quantity of 10 at ₹42.50. */
export async function makeProduct(
  testApp: TestApp,
  retailer: Client,
  parts: ProductParts = {},
): Promise<wire.Product> {
  const answer = await retailer.post(
    '/shops/products-retailer/',
    await productInput(testApp, retailer, parts),
  );
  if (answer.status !== 201) throw new Error(`the product was refused: ${answer.text}`);
  return answer.body;
}

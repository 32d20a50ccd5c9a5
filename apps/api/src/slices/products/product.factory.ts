import type * as wire from '@haat/contract/products';
import sharp from 'sharp';
import type { Client } from '../../testing/client.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { makeProductType } from '../shops/shop.factory.ts';

let made = 0;

const tinyPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#2f7d4f' } })
    .png()
    .toBuffer();

/** A tiny picture of this retailer's own; answers its id. */
export async function uploadPicture(retailer: Client, { isPrimary = true } = {}): Promise<number> {
  const form = new FormData();
  form.set('cover', new Blob([Uint8Array.from(await tinyPicture())], { type: 'image/png' }), 'picture.png');
  form.set('name', 'picture.png');
  form.set('is_primary', String(isPrimary));
  const encoded = new Response(form);
  const answer = await retailer.send(
    'POST',
    '/shops/product-images/',
    Buffer.from(await encoded.arrayBuffer()),
    { 'content-type': encoded.headers.get('content-type') ?? '' },
  );
  if (answer.status !== 201) throw new Error(`the picture was refused: ${answer.text}`);
  return Number(answer.body.id);
}

const pictures = new WeakMap<Client, Promise<number>>();

function pictureOf(retailer: Client): Promise<number> {
  const known = pictures.get(retailer);
  if (known) return known;
  const uploading = uploadPicture(retailer);
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
}

/** What the product form sends. */
export async function productInput(testApp: TestApp, retailer: Client, parts: ProductParts = {}) {
  made += 1;
  return {
    type: parts.type ?? (await makeProductType(testApp)),
    name: parts.name ?? `Product ${made}`,
    description: parts.description ?? 'Just as it grows here.',
    price: parts.price ?? 42.5,
    quantity: parts.quantity ?? 10,
    tags: parts.tags ?? ['fresh'],
    images: parts.images ?? [await pictureOf(retailer)],
  };
}

/** A product of this verified retailer, made through the API; ten pieces at ₹42.50 unless told otherwise. */
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

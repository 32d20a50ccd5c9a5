// A shop and what stands in it, made through the slices' own commands, quicker than through a form with pictures.
import { randomBytes } from 'node:crypto';
import type { Client } from '../../testing/client.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { insertImage } from '../media/index.ts';
import { createProduct } from '../products/index.ts';
import { createProductType, createShopType, registerShop, verifyShop } from '../shops/index.ts';

export interface Retailer extends Client {
  readonly shopId: number;
}

export interface Goods {
  readonly name: string;
  /** Rupees. */
  readonly price: number;
  readonly quantity: number;
}

const freshName = (kind: string): string => `${kind} ${randomBytes(4).toString('hex')}`;

/** The keeper of a verified shop at the city's centre, or elsewhere. */
export async function makeRetailer(
  testApp: TestApp,
  cityId: number,
  shop: { name?: string; latitude?: number; longitude?: number } = {},
): Promise<Retailer> {
  const client = await testApp.signIn();
  await client.post('/users/setup/', { first_name: 'Ammini', last_name: 'Thomas', email: 'a@example.org' });
  const shopId = await testApp.database.inTx(async (tx) => {
    const id = await registerShop(tx, client, {
      name: 'Ammini Vegetables',
      typeId: await createShopType(tx, { name: freshName('Vegetables'), imageId: null }),
      additionalTypeIds: [],
      cityId,
      address: 'Market Road\nNear the temple\nVillage',
      latitude: 10.52,
      longitude: 76.21,
      ...shop,
    });
    await verifyShop(tx, null, id);
    return id;
  });
  return { ...client, shopId };
}

/** Answers the product's id. */
export function makeGoods(
  { database }: TestApp,
  retailer: Retailer,
  { price, ...goods }: Goods,
): Promise<number> {
  return database.inTx(async (tx) => {
    const imageId = await insertImage(tx, {
      stored: { key: randomBytes(16).toString('hex'), width: 480, height: 480 },
      name: goods.name,
      isPrimary: true,
      ownerId: retailer.userId,
    });
    return createProduct(tx, retailer, {
      ...goods,
      typeId: await createProductType(tx, { name: freshName('Goods'), imageId: null, shopTypeIds: [] }),
      description: 'Fresh today.',
      pricePaise: Math.round(price * 100),
      tags: ['fresh'],
      imageIds: [imageId],
    });
  });
}

import type { Point } from '@haat/contract/geo';
import type * as wire from '@haat/contract/shops';
import { findFirstCity } from '../slices/accounts/index.ts';
import { verifyShop } from '../slices/shops/desk/change-shop-state.ts';
import { createProductType } from '../slices/shops/kinds/edit-product-types.ts';
import { createShopType } from '../slices/shops/kinds/edit-shop-types.ts';
import { makeCity } from './cities.ts';
import type { Client } from './client.ts';
import type { TestApp } from './test-app.ts';

let made = 0;

const nextName = (what: string): string => {
  made += 1;
  return `${what} ${made}`;
};

/** Returns its id. */
export const makeShopType = (
  { database }: TestApp,
  name = nextName('Shop type'),
  imageId: number | null = null,
): Promise<number> => database.inTx((tx) => createShopType(tx, { name, names: {}, imageId, position: null }));

/** Returns its id. */
export const makeProductType = (
  { database }: TestApp,
  name = nextName('Product type'),
  shopTypeIds: readonly number[] = [],
): Promise<number> =>
  database.inTx((tx) =>
    createProductType(tx, { name, names: {}, imageId: null, position: null, shopTypeIds }),
  );

export interface ShopParts {
  readonly retailer?: Client;
  readonly name?: string;
  readonly typeId?: number;
  readonly additionalTypeIds?: readonly number[];
  /** The default is the first city, or a new one. */
  readonly cityId?: number;
  /** Its place. The centre of `makeCity` by default. */
  readonly near?: Point;
}

export interface MadeShop {
  readonly retailer: Client;
  readonly shop: wire.RetailerShop;
}

export const villageCentre: Point = { latitude: 10.52, longitude: 76.21 };

/** A point `km` kilometres north of the centre. */
export const northOfCentre = (km: number): Point => ({
  latitude: villageCentre.latitude + km / 111.19492664455873,
  longitude: villageCentre.longitude,
});

/** A signed-in person with a name. */
export async function makeNamedPerson(testApp: TestApp): Promise<Client> {
  const retailer = await testApp.signIn();
  await retailer.post('/users/setup/', {
    first_name: 'Ammini',
    last_name: 'Thomas',
    email: 'ammini@example.org',
  });
  return retailer;
}

/** A registered shop that is not verified yet. */
export async function makeShop(testApp: TestApp, parts: ShopParts = {}): Promise<MadeShop> {
  const retailer = parts.retailer ?? (await makeNamedPerson(testApp));
  const cityId = parts.cityId ?? (await findFirstCity(testApp.database.db))?.id ?? (await makeCity(testApp));
  const { latitude, longitude } = parts.near ?? villageCentre;
  const answer = await retailer.post('/shops/create/', {
    name: parts.name ?? nextName('Shop'),
    type: parts.typeId ?? (await makeShopType(testApp)),
    additional_types: parts.additionalTypeIds ?? [],
    city: cityId,
    address: 'Market Road\nBy the temple\nVillage',
    latitude,
    longitude,
  });
  if (answer.status !== 201) throw new Error(`the shop was refused: ${answer.text}`);
  return { retailer, shop: answer.body };
}

/** A verified shop. */
export async function makeVerifiedShop(testApp: TestApp, parts: ShopParts = {}): Promise<MadeShop> {
  const made = await makeShop(testApp, parts);
  await testApp.database.inTx((tx) => verifyShop(tx, null, made.shop.id));
  return { ...made, shop: { ...made.shop, is_verified: true } };
}

// Loads the shops with their products. All are verified, except those that wait for it.
import type { Tx } from '@haat/api/platform/database';
import { insertImage, type StoredImage } from '@haat/api/slices/media';
import { createProduct } from '@haat/api/slices/products';
import { registerShop, setShopImage, updateShop, verifyShop } from '@haat/api/slices/shops';
import type { Settled } from './load-people.ts';
import { known, ownerlessImage, type TypeIds } from './load-types.ts';
import type { Pictures } from './pictures.ts';
import { packOf } from './village/packs.ts';
import type { DemoShop, Village } from './village/types.ts';
import { looksOf, pictureName } from './village-pictures.ts';

export interface OpenedShop {
  readonly shopId: number;
  readonly retailerId: number;
  readonly isClosed: boolean;
  readonly isUnverified: boolean;
  readonly products: readonly { readonly id: number; readonly quantity: number }[];
}

interface Needed extends Settled {
  readonly types: TypeIds;
  readonly pictures: Pictures;
}

/** By the shop's name. */
export async function loadShops(
  tx: Tx,
  village: Village,
  needed: Needed,
): Promise<ReadonlyMap<string, OpenedShop>> {
  const opened = new Map<string, OpenedShop>();
  for (const shop of village.shops) opened.set(shop.name, await loadShop(tx, village, shop, needed));
  return opened;
}

async function loadShop(tx: Tx, village: Village, shop: DemoShop, needed: Needed): Promise<OpenedShop> {
  const { cityId, userIds, types, pictures } = needed;
  const retailerId = known(userIds, shop.retailer);
  const shopId = await registerShop(
    tx,
    { userId: retailerId },
    {
      name: shop.name,
      typeId: known(types.shopTypes, shop.type),
      additionalTypeIds: (shop.additionalTypes ?? []).map((type) => known(types.shopTypes, type)),
      cityId,
      address: shop.lines.join('\n'),
      latitude: shop.latitude,
      longitude: shop.longitude,
    },
  );
  await setShopImage(tx, { shopId, imageId: await ownerlessImage(tx, pictures, pictureName.shop(shop)) });
  const take = (look: Parameters<typeof pictureName.look>) => pictures.take(pictureName.look(...look));
  const shelves = await Promise.all(
    shop.sells.map(async (shelf) => ({
      shelf,
      stored: await Promise.all(looksOf(village, shelf).map(take)),
    })),
  );
  const products: { id: number; quantity: number }[] = [];
  for (const placed of shelves) {
    const id = await loadProduct(tx, village, { ...placed, retailerId, types });
    products.push({ id, quantity: placed.shelf[2] });
  }
  const settings = {
    openingTime: shop.opens,
    closingTime: shop.closes,
    isOpen: !shop.isClosed,
    closedWeekdays: shop.closedWeekdays && [...shop.closedWeekdays],
  };
  await updateShop(tx, { userId: retailerId }, settings);
  if (!shop.isUnverified) await verifyShop(tx, null, shopId);
  const isUnverified = shop.isUnverified ?? false;
  return { shopId, retailerId, isClosed: shop.isClosed ?? false, isUnverified, products };
}

interface Placed {
  readonly shelf: DemoShop['sells'][number];
  /** Its pictures, the primary one first. */
  readonly stored: readonly StoredImage[];
  readonly retailerId: number;
  readonly types: TypeIds;
}

async function loadProduct(
  tx: Tx,
  village: Village,
  { shelf, stored: pictures, retailerId, types }: Placed,
): Promise<number> {
  const [goodKey, rupees, quantity, change] = shelf;
  const good = known(new Map(Object.entries(village.goods)), goodKey);
  const unit = change?.unit ?? good.unit;
  const imageIds: number[] = [];
  for (const stored of pictures) {
    const isPrimary = imageIds.length === 0;
    imageIds.push(await insertImage(tx, { stored, name: good.name, isPrimary, ownerId: retailerId }));
  }
  return createProduct(
    tx,
    { userId: retailerId },
    {
      typeId: known(types.productTypes, good.type),
      name: `${good.name}, ${unit}`,
      description: good.about,
      pricePaise: Math.round(rupees * 100),
      quantity,
      tags: good.tags,
      ...packOf(goodKey, good, { unit, rupees }),
      imageIds,
    },
  );
}

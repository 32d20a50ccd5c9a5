// Loads the shops with their products. All are verified, except those that wait for it.
import type { Tx } from '@haat/api/platform/database';
import { withIds } from '@haat/api/platform/written-rows';
import { dayAfter, dayInZone } from '@haat/api/platform/zoned-time';
import { insertImages, type StoredImage } from '@haat/api/slices/media';
import { createProducts, type NewProduct } from '@haat/api/slices/products';
import type { OpeningHours } from '@haat/api/slices/reminders';
import { registerShop, setShopImage, updateShop, verifyShop } from '@haat/api/slices/shops';
import { soldAs } from '@haat/starter';
import type { Settled } from './load-people.ts';
import { known, ownerlessImage, type TypeIds } from './load-types.ts';
import type { Pictures } from './pictures.ts';
import { packOf } from './village/packs.ts';
import type { DemoGood, DemoShop, Village } from './village/types.ts';
import { looksOf, pictureName } from './village-pictures.ts';

export interface OpenedShop {
  readonly shopId: number;
  readonly retailerId: number;
  readonly isClosed: boolean;
  readonly isUnverified: boolean;
  readonly hours: Pick<OpeningHours, 'openingTime' | 'closingTime' | 'closedWeekdays'>;
  readonly products: readonly ShelvedProduct[];
}

interface ShelvedProduct {
  readonly id: number;
  readonly quantity: number;
  /** How many steps of loose goods are about a pack. 1 of others. */
  readonly steps: number;
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
  const products = await loadProducts(tx, village, { shelves, retailerId, types });
  const hours = {
    openingTime: shop.opens,
    closingTime: shop.closes,
    closedWeekdays: [...(shop.closedWeekdays ?? [])],
  };
  await updateShop(tx, { userId: retailerId }, { ...hours, isOpen: !shop.isClosed });
  if (!shop.isUnverified) await verifyShop(tx, null, shopId);
  const isUnverified = shop.isUnverified ?? false;
  return { shopId, retailerId, isClosed: shop.isClosed ?? false, isUnverified, hours, products };
}

interface Shelf {
  readonly shelf: DemoShop['sells'][number];
  /** Its pictures, the primary one first. */
  readonly stored: readonly StoredImage[];
}

interface Stock {
  readonly shelves: readonly Shelf[];
  readonly retailerId: number;
  readonly types: TypeIds;
}

async function loadProducts(
  tx: Tx,
  village: Village,
  { shelves, retailerId, types }: Stock,
): Promise<OpenedShop['products']> {
  const goods = new Map(Object.entries(village.goods));
  const pictures = shelves.flatMap(({ shelf: [key], stored }) =>
    stored.map((picture, position) => ({
      stored: picture,
      name: known(goods, key).name,
      isPrimary: position === 0,
      ownerId: retailerId,
    })),
  );
  const imageIds = await insertImages(tx, pictures);
  // The village is a month old.
  const offerUntil = dayAfter(dayInZone(tx.now, village.city.timeZone), 36);
  let used = 0;
  const products = shelves.map(({ shelf, stored }) => {
    const own = imageIds.slice(used, used + stored.length);
    used += stored.length;
    return newProduct(shelf, known(goods, shelf[0]), { types, imageIds: own, offerUntil });
  });
  const steps = shelves.map(({ shelf }) => soldIn(shelf, known(goods, shelf[0])).steps);
  const made = withIds(products, await createProducts(tx, { userId: retailerId }, products));
  return made.map((product, at) => ({ ...product, steps: steps[at] ?? 1 }));
}

interface Kept {
  readonly types: TypeIds;
  readonly imageIds: readonly number[];
  /** Of the goods on offer. */
  readonly offerUntil: string;
}

/** A pack of the shop's own is no loose goods. */
const soldIn = ([, rupees, , change]: DemoShop['sells'][number], good: DemoGood) =>
  soldAs(change?.unit ? { unit: change.unit, rupees } : { ...good, rupees });

function newProduct(
  shelf: DemoShop['sells'][number],
  good: DemoGood,
  { types, imageIds, offerUntil }: Kept,
): NewProduct {
  const [key, , quantity, change] = shelf;
  const sold = soldIn(shelf, good);
  return {
    typeId: known(types.productTypes, good.type),
    name: `${good.name}, ${sold.unit}`,
    description: good.about,
    pricePaise: Math.round(sold.rupees * 100),
    quantity: quantity * sold.steps,
    isLoose: sold.isLoose,
    ...(change?.offer && { offerPaise: Math.round((change.offer * 100) / sold.steps), offerUntil }),
    tags: good.tags,
    ...packOf(key, good, sold),
    imageIds,
  };
}

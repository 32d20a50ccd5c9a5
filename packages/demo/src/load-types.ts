// Loads the types of shops and products, and the shared catalogue.
import type { Tx } from '@haat/api/platform/database';
import { createCatalogueProduct } from '@haat/api/slices/catalogue';
import { insertImage } from '@haat/api/slices/media';
import { importSynonyms } from '@haat/api/slices/search';
import { createProductType, createShopType } from '@haat/api/slices/shops';
import { starterSynonyms } from '@haat/starter';
import type { Pictures } from './pictures.ts';
import { packOf } from './village/packs.ts';
import type { Village } from './village/types.ts';
import { coverOf, pictureName } from './village-pictures.ts';

export interface TypeIds {
  /** By key. */
  readonly shopTypes: ReadonlyMap<string, number>;
  readonly productTypes: ReadonlyMap<string, number>;
}

export async function loadTypes(tx: Tx, village: Village, pictures: Pictures): Promise<TypeIds> {
  const imageOf = (name: string) => ownerlessImage(tx, pictures, name);
  const shopTypes = new Map<string, number>();
  for (const [position, [key, { name, names, symbol }]] of Object.entries(village.shopTypes).entries()) {
    const imageId = await imageOf(pictureName.symbol(symbol));
    shopTypes.set(key, await createShopType(tx, { name, names, imageId, position }));
  }
  const productTypes = new Map<string, number>();
  const productTypeEntries = Object.entries(village.productTypes).entries();
  for (const [position, [key, { name, names, symbol, goesWith }]] of productTypeEntries) {
    const imageId = await imageOf(pictureName.symbol(symbol));
    const shopTypeIds = goesWith.map((shopType) => known(shopTypes, shopType));
    productTypes.set(key, await createProductType(tx, { name, names, imageId, position, shopTypeIds }));
  }
  await loadCatalogue(tx, village, productTypes, imageOf);
  await importSynonyms(tx, null, starterSynonyms);
  return { shopTypes, productTypes };
}

async function loadCatalogue(
  tx: Tx,
  village: Village,
  productTypes: ReadonlyMap<string, number>,
  imageOf: (name: string) => Promise<number>,
): Promise<void> {
  for (const [goodKey, good] of Object.entries(village.goods)) {
    await createCatalogueProduct(tx, {
      typeId: known(productTypes, good.type),
      name: `${good.name}, ${good.unit}`,
      description: good.about,
      pricePaise: Math.round(good.rupees * 100),
      tags: good.tags,
      ...packOf(goodKey, good, good),
      imageId: await imageOf(pictureName.look(...coverOf(village, goodKey))),
    });
  }
}

/** A picture without an owner. */
export async function ownerlessImage(tx: Tx, pictures: Pictures, name: string): Promise<number> {
  return insertImage(tx, { stored: await pictures.take(name), name, isPrimary: false, ownerId: null });
}

/** The value of a key in the village's data. Throws for an unknown key, which is a mistake in the data. */
export function known<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the village has no ${key}`);
  return value;
}

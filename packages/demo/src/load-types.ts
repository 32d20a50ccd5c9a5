// Loads the types of shops and products, and the shared catalogue.
import type { Tx } from '@haat/api/platform/database';
import { createCatalogueProducts } from '@haat/api/slices/catalogue';
import { insertImage, insertImages, type NewImage } from '@haat/api/slices/media';
import { importSynonyms } from '@haat/api/slices/search';
import { createProductType, createShopType } from '@haat/api/slices/shops';
import { soldAs, starterSynonyms } from '@haat/starter';
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
  await loadCatalogue(tx, village, productTypes, pictures);
  await importSynonyms(tx, null, starterSynonyms);
  return { shopTypes, productTypes };
}

async function loadCatalogue(
  tx: Tx,
  village: Village,
  productTypes: ReadonlyMap<string, number>,
  pictures: Pictures,
): Promise<void> {
  const goods = Object.entries(village.goods);
  const taken: NewImage[] = [];
  for (const [key] of goods)
    taken.push(await ownerless(pictures, pictureName.look(...coverOf(village, key))));
  const imageIds = await insertImages(tx, taken);
  const products = goods.map(([key, good], at) => {
    const sold = soldAs(good);
    return {
      typeId: known(productTypes, good.type),
      name: `${good.name}, ${sold.unit}`,
      description: good.about,
      pricePaise: Math.round(sold.rupees * 100),
      isLoose: sold.isLoose,
      tags: good.tags,
      ...packOf(key, good, sold),
      imageId: imageIds[at] ?? null,
    };
  });
  await createCatalogueProducts(tx, products);
}

const ownerless = async (pictures: Pictures, name: string): Promise<NewImage> => ({
  stored: await pictures.take(name),
  name,
  isPrimary: false,
  ownerId: null,
});

/** A picture without an owner. */
export const ownerlessImage = async (tx: Tx, pictures: Pictures, name: string): Promise<number> =>
  insertImage(tx, await ownerless(pictures, name));

/** The value of a key in the village's data. Throws for an unknown key, which is a mistake in the data. */
export function known<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the village has no ${key}`);
  return value;
}

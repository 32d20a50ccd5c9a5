import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { everyName } from '../../platform/local-names.ts';
import { lockOwnImages } from '../media/index.ts';
import { getOwnShop } from '../shops/index.ts';
import { chooseImages } from './choose-images.ts';
import { distinctTags } from './distinct-tags.ts';
import type { SentPack } from './pack-fields.ts';
import { requirePriceWithinMrp } from './require-price-within-mrp.ts';
import { requireProductType } from './require-product-type.ts';
import { searchTextOf } from './search-text.ts';
import { addProduct } from './write-product.ts';

export interface NewProduct extends SentPack {
  readonly typeId: number;
  readonly name: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly quantity: number;
  readonly tags: readonly string[];
  /** The retailer's own pictures, including a primary one. */
  readonly imageIds: readonly number[];
}

/** Creates a product in one's shop. Returns its id. Throws `input.invalid` on `price`, `type` or `images`, `not_found` for a picture. */
export async function createProduct(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  input: NewProduct,
): Promise<number> {
  const { imageIds, names = {}, mrpPaise = null, ...product } = input;
  requirePriceWithinMrp({ pricePaise: input.pricePaise, mrpPaise });
  const shop = await getOwnShop(tx, actor.userId);
  const type = await requireProductType(tx, input.typeId);
  const pictures = chooseImages(imageIds, await lockOwnImages(tx, actor.userId, imageIds));
  const tags = distinctTags(input.tags);
  const searchText = searchTextOf({ ...input, names, tags, typeName: everyName(type) });
  return addProduct(tx, {
    shop,
    product: { ...product, names, mrpPaise, tags, searchText },
    imageIds: pictures,
  });
}

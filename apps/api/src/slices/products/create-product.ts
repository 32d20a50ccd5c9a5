import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { everyName } from '../../platform/local-names.ts';
import { onlyId } from '../../platform/written-rows.ts';
import { lockOwnImages } from '../media/index.ts';
import { getOwnShop } from '../shops/index.ts';
import { chooseImages } from './choose-images.ts';
import { distinctTags } from './distinct-tags.ts';
import type { SentPack } from './pack-fields.ts';
import { requireLetters } from './require-letters.ts';
import { noOffer, requireOffer, type SentOffer } from './require-offer.ts';
import { requirePriceWithinMrp } from './require-price-within-mrp.ts';
import { withProductTypes } from './require-product-type.ts';
import { requireStep } from './require-step.ts';
import { searchTextOf } from './search-text.ts';
import { addProducts } from './write-product.ts';

export interface NewProduct extends SentPack, SentOffer {
  readonly typeId: number;
  readonly name: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly quantity: number;
  readonly isSoldOut?: boolean | undefined;
  readonly tags: readonly string[];
  /** The retailer's own pictures, including a primary one. */
  readonly imageIds: readonly number[];
}

/** Creates a product in one's shop. Returns its id. Throws `input.invalid` on `name`, `price`, `net_quantity`, `type` or `images`, `not_found` for a picture. */
export const createProduct = async (
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  input: NewProduct,
): Promise<number> => onlyId(await createProducts(tx, actor, [input]));

/**
 * Creates up to 2,000 products in one's shop: a statement has at most 65,535 parameters. Returns their ids in the order given.
 * Throws as `createProduct` does, for the first fault.
 */
export async function createProducts(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  inputs: readonly NewProduct[],
): Promise<number[]> {
  if (inputs.length === 0) return [];
  for (const input of inputs) {
    requireLetters(input);
    const { pricePaise, mrpPaise = null, netQuantity = null, unit = null, isLoose = false } = input;
    requirePriceWithinMrp({ pricePaise, mrpPaise });
    requireStep({ netQuantity, unit, isLoose });
  }
  const shop = await getOwnShop(tx, actor.userId);
  const typed = await withProductTypes(tx, inputs);
  const own = await lockOwnImages(
    tx,
    actor.userId,
    inputs.flatMap(({ imageIds }) => imageIds),
  );
  const additions: Parameters<typeof addProducts>[2][number][] = [];
  for (const { type, ...input } of typed) {
    const { imageIds, names = {}, mrpPaise = null, ...product } = input;
    const tags = distinctTags(input.tags);
    const searchText = searchTextOf({ ...input, names, tags, typeName: everyName(type) });
    const before = { ...noOffer, pricePaise: input.pricePaise };
    const offer = await requireOffer(tx, { cityId: shop.cityId, before, change: input });
    additions.push({
      product: { ...product, ...offer, names, mrpPaise, tags, searchText },
      imageIds: chooseImages(imageIds, own),
    });
  }
  return addProducts(tx, shop, additions);
}

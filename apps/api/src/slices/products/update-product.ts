import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { everyName, nameWords } from '../../platform/local-names.ts';
import { lockOwnImages } from '../media/index.ts';
import { getOwnShop } from '../shops/index.ts';
import { amountWords } from './amount-words.ts';
import { chooseImages } from './choose-images.ts';
import type { NewProduct } from './create-product.ts';
import { distinctTags } from './distinct-tags.ts';
import {
  listProductImageIds,
  lockOwnProduct,
  type ProductChange,
  type ProductRow,
  replaceProductImages,
} from './product.queries.ts';
import { productMessages } from './products.messages.ts';
import { requireLetters } from './require-letters.ts';
import { requireOffer } from './require-offer.ts';
import { requirePriceWithinMrp } from './require-price-within-mrp.ts';
import { requireProductType } from './require-product-type.ts';
import { requireStep } from './require-step.ts';
import { searchTextOf } from './search-text.ts';
import { changeProduct } from './write-product.ts';

/** Undefined fields stay. Without `quantity` the stock isn't written. */
type ProductEdit = { readonly [Field in keyof NewProduct]?: NewProduct[Field] | undefined };

interface Edit {
  readonly productId: number;
  readonly changes: ProductEdit;
  /** The stock as the retailer saw it. Undefined skips the comparison. */
  readonly expectedQuantity: number | undefined;
}

/**
 * Throws `input.invalid` on `name`, `type`, `price`, `net_quantity`, `images` or an offer, `not_found` for another shop's product or picture, then
 * `product.stock_changed`.
 */
export async function updateProduct(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  { productId, changes, expectedQuantity }: Edit,
): Promise<void> {
  requireLetters(changes);
  if (changes.typeId !== undefined) await requireProductType(tx, changes.typeId);
  const shop = await getOwnShop(tx, actor.userId);
  const before = await lockOwnProduct(tx, shop.id, productId);
  const { netQuantity, unit, isLoose } = changes;
  requirePrice(before, changes);
  requireStep({ ...before, ...definedOf({ netQuantity, unit, isLoose }) });
  const { imageIds, tags, ...plain } = changes;
  const change: ProductChange = {
    ...definedOf(plain),
    ...(isPriceChanged(changes) &&
      (await requireOffer(tx, { cityId: shop.cityId, before, change: changes }))),
    ...(tags ? { tags: distinctTags(tags) } : {}),
  };
  if (imageIds) change.coverImageId = await changeImages(tx, actor, before, imageIds);
  if (expectedQuantity !== undefined && expectedQuantity !== before.quantity) throw refuseStock(before);
  if (isSearchChanged(changes)) change.searchText = await newSearchText(tx, before, changes);
  await changeProduct(tx, { shop, before, change });
}

const isPriceChanged = ({ pricePaise, offerPaise, offerUntil }: ProductEdit): boolean =>
  [pricePaise, offerPaise, offerUntil].some((field) => field !== undefined);

/** Only of a request that changes one of the two. */
function requirePrice(before: ProductRow, { pricePaise, mrpPaise }: ProductEdit): void {
  if (pricePaise === undefined && mrpPaise === undefined) return;
  requirePriceWithinMrp({ ...before, ...definedOf({ pricePaise, mrpPaise }) });
}

const refuseStock = (product: ProductRow) =>
  new AppError('product.stock_changed', {
    detail: productMessages.stockChanged(nameWords(product), amountWords(product)),
    quantity: product.quantity,
  });

/** The product may keep its pictures, including the catalogue's. Returns the primary one. */
async function changeImages(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  product: ProductRow,
  imageIds: readonly number[],
): Promise<number> {
  const own = await lockOwnImages(tx, actor.userId, imageIds);
  const ownIds = new Set(own.map(({ id }) => id));
  const kept = (await listProductImageIds(tx, product.id))
    .filter((id) => !ownIds.has(id))
    .map((id) => ({ id, isPrimary: id === product.coverImageId }));
  const pictures = chooseImages(imageIds, [...own, ...kept]);
  await replaceProductImages(tx, { productId: product.id, imageIds: pictures });
  return pictures[0];
}

const isSearchChanged = ({ name, names, tags, typeId, description }: ProductEdit): boolean =>
  [name, names, tags, typeId, description].some((field) => field !== undefined);

async function newSearchText(tx: Tx, before: ProductRow, changes: ProductEdit): Promise<string> {
  const type = await requireProductType(tx, changes.typeId ?? before.typeId);
  return searchTextOf({
    name: changes.name ?? before.name,
    names: changes.names ?? before.names,
    tags: distinctTags(changes.tags ?? before.tags),
    typeName: everyName(type),
    description: changes.description ?? before.description,
  });
}

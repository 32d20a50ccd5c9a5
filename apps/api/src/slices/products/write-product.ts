// Writes products, updates the shop's product types and publishes the event. The event comes last, because its
// subscribers take locks that other changes in the same city wait for.
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { countShopProductType } from '../shops/index.ts';
import type { ShopInCity } from './product.event-types.ts';
import {
  insertProduct,
  markProductDeleted,
  type NewProductRow,
  type ProductChange,
  type ProductRow,
  replaceProductImages,
  updateProductRow,
} from './product.queries.ts';

interface Addition {
  readonly shop: ShopInCity;
  readonly product: Omit<NewProductRow, 'shopId' | 'cityId' | 'coverImageId'>;
  /** In display order, the primary one first. */
  readonly imageIds: readonly [number, ...number[]];
}

/** Returns the product's id. */
export async function addProduct(tx: Tx, { shop, product, imageIds }: Addition): Promise<number> {
  const place = { shopId: shop.id, cityId: shop.cityId };
  const id = await insertProduct(tx, { ...product, ...place, coverImageId: imageIds[0] });
  await replaceProductImages(tx, id, imageIds);
  await countShopProductType(tx, shop, product.typeId, 1);
  const change = { productId: id, before: undefined, after: product.searchText };
  await publish(tx, 'product.changed', { shop, changes: [change] });
  return id;
}

interface Change {
  readonly shop: ShopInCity;
  /** The locked row. */
  readonly before: ProductRow;
  readonly change: ProductChange;
}

export async function changeProduct(tx: Tx, { shop, before, change }: Change): Promise<void> {
  await updateProductRow(tx, before.id, change);
  await moveBetweenTypes(tx, { shop, before, change });
  const { searchText: after = before.searchText } = change;
  if (after === before.searchText) return;
  const changes = [{ productId: before.id, before: before.searchText, after }];
  await publish(tx, 'product.changed', { shop, changes });
}

async function moveBetweenTypes(tx: Tx, { shop, before, change: { typeId } }: Change): Promise<void> {
  if (typeId === undefined || typeId === before.typeId) return;
  const steps = [
    { typeId, delta: 1 },
    { typeId: before.typeId, delta: -1 },
  ].sort((a, b) => a.typeId - b.typeId);
  for (const step of steps) await countShopProductType(tx, shop, step.typeId, step.delta);
}

/** `product`: the locked row. */
export async function removeProduct(tx: Tx, shop: ShopInCity, product: ProductRow): Promise<void> {
  await markProductDeleted(tx, product.id);
  await countShopProductType(tx, shop, product.typeId, -1);
  const change = { productId: product.id, before: product.searchText, after: undefined };
  await publish(tx, 'product.changed', { shop, changes: [change] });
}

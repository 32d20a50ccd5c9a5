// Writes products, updates the shop's product types and publishes the event. The event comes last, because its
// subscribers take locks that other changes in the same city wait for.
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { withIds } from '../../platform/written-rows.ts';
import { countShopProductType } from '../shops/index.ts';
import type { ShopInCity } from './product.event-types.ts';
import {
  type GoodsRow,
  insertProductImages,
  insertProducts,
  markProductDeleted,
  type NewProductRow,
  type ProductChange,
  type ProductRow,
  updateGoodsRows,
  updateProductRow,
} from './product.queries.ts';
import { deleteWaitsFor } from './product-waits.queries.ts';
import { tellOfStock } from './tell-me.ts';

interface Addition {
  readonly product: Omit<NewProductRow, 'shopId' | 'cityId' | 'coverImageId'>;
  /** In display order, the primary one first. */
  readonly imageIds: readonly number[];
  /** Shown while it has no picture of its own. */
  readonly typeImageId?: number | null;
}

/** Returns the products' ids in the order given. */
export async function addProducts(
  tx: Tx,
  shop: ShopInCity,
  additions: readonly Addition[],
): Promise<number[]> {
  const place = { shopId: shop.id, cityId: shop.cityId };
  const rows = additions.map(({ product, imageIds, typeImageId = null }) => ({
    ...product,
    ...place,
    coverImageId: imageIds[0] ?? typeImageId,
  }));
  const ids = await insertProducts(tx, rows);
  const added = withIds(additions, ids).map(({ id, product: { typeId, searchText }, imageIds }) => ({
    productId: id,
    typeId,
    searchText,
    imageIds,
  }));
  await insertProductImages(tx, added);
  await announceAdded(tx, shop, added);
  return ids;
}

interface Added {
  readonly productId: number;
  readonly typeId: number;
  readonly searchText: string;
}

/** Counts products in the shop's types and publishes them. In the order of the types, to avoid deadlocks. */
export async function announceAdded(tx: Tx, shop: ShopInCity, added: readonly Added[]): Promise<void> {
  const byType = [...Map.groupBy(added, ({ typeId }) => typeId)].sort(([a], [b]) => a - b);
  for (const [typeId, ofType] of byType) await countShopProductType(tx, shop, typeId, ofType.length);
  const changes = added.map(({ productId, searchText }) => ({
    productId,
    before: undefined,
    after: searchText,
  }));
  await publish(tx, 'product.changed', { shop, changes });
}

interface Change {
  readonly shop: ShopInCity;
  /** The locked row. */
  readonly before: ProductRow;
  readonly change: ProductChange;
}

export async function changeProduct(tx: Tx, { shop, before, change }: Change): Promise<void> {
  await updateProductRow(tx, before.id, change);
  await tellOfStock(tx, [before.id]);
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

/** Changes whole products, whose rows are locked. */
export async function changeGoods(
  tx: Tx,
  shop: ShopInCity,
  goods: readonly { readonly before: ProductRow; readonly after: GoodsRow }[],
): Promise<void> {
  if (goods.length === 0) return;
  await updateGoodsRows(
    tx,
    goods.map(({ after }) => after),
  );
  await tellOfStock(
    tx,
    goods.map(({ before }) => before.id),
  );
  const deltas = new Map<number, number>();
  const add = (typeId: number, delta: number): void =>
    void deltas.set(typeId, (deltas.get(typeId) ?? 0) + delta);
  for (const { before, after } of goods) {
    add(after.typeId, 1);
    add(before.typeId, -1);
  }
  const moved = [...deltas].filter(([, delta]) => delta !== 0).sort(([a], [b]) => a - b);
  for (const [typeId, delta] of moved) await countShopProductType(tx, shop, typeId, delta);
  const changes = goods
    .filter(({ before, after }) => before.searchText !== after.searchText)
    .map(({ before, after }) => ({
      productId: before.id,
      before: before.searchText,
      after: after.searchText,
    }));
  if (changes.length > 0) await publish(tx, 'product.changed', { shop, changes });
}

/** `product`: the locked row. */
export async function removeProduct(tx: Tx, shop: ShopInCity, product: ProductRow): Promise<void> {
  await markProductDeleted(tx, product.id);
  await deleteWaitsFor(tx, product.id);
  await countShopProductType(tx, shop, product.typeId, -1);
  const change = { productId: product.id, before: product.searchText, after: undefined };
  await publish(tx, 'product.changed', { shop, changes: [change] });
}

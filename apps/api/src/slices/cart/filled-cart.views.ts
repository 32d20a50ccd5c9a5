// A cart with everything that its price and its checkout depend on.
import type { Point } from '@haat/contract/geo';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { addresses } from '../addresses/address.tables.ts';
import { images } from '../media/media.tables.ts';
import { areOfOneShop, atPriceNow, quantityOnSale } from '../products/index.ts';
import { products } from '../products/product.tables.ts';
import { shopCoverKey } from '../shops/index.ts';
import { shops } from '../shops/shop.tables.ts';
import { cartItems, carts } from './cart.tables.ts';

const placeColumns = {
  shop: {
    id: shops.id,
    name: shops.name,
    isOpen: shops.isOpen,
    closedWeekdays: shops.closedWeekdays,
    closedDays: shops.closedDays,
    preparationMinutes: shops.preparationMinutes,
    offersPickUp: shops.offersPickUp,
    latitude: shops.latitude,
    longitude: shops.longitude,
  },
  city: {
    id: cities.id,
    radiusKm: cities.radiusKm,
    timeZone: cities.timeZone,
    deliveryBasePaise: cities.deliveryBasePaise,
    freeKm: cities.freeKm,
    perKmPaise: cities.perKmPaise,
  },
};

const productColumns = {
  productId: products.id,
  name: products.name,
  names: products.names,
  pricePaise: products.pricePaise,
  offerPaise: products.offerPaise,
  offerUntil: products.offerUntil,
  offerEndsAt: products.offerEndsAt,
  mrpPaise: products.mrpPaise,
  netQuantity: products.netQuantity,
  unit: products.unit,
  isLoose: products.isLoose,
  stock: quantityOnSale,
  coverKey: images.key,
};

const shopToOrderColumns = {
  ...placeColumns,
  shop: {
    ...placeColumns.shop,
    retailerId: shops.retailerId,
    retailerNumber: users.number,
    address: shops.address,
    upiId: shops.upiId,
    coverKey: shopCoverKey,
  },
};

const headOfCart = preparedOnce('cart_head', (db: Db) =>
  db
    .select({
      ...shopToOrderColumns,
      address: {
        id: addresses.id,
        receiver: addresses.receiver,
        number: addresses.number,
        address: addresses.address,
        latitude: addresses.latitude,
        longitude: addresses.longitude,
        hasPin: addresses.hasPin,
        landmark: addresses.landmark,
        photoId: addresses.photoId,
        voiceNoteId: addresses.voiceNoteId,
      },
    })
    .from(carts)
    .innerJoin(shops, and(eq(shops.id, carts.shopId), eq(shops.state, 'verified')))
    .innerJoin(users, eq(users.id, shops.retailerId))
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .leftJoin(addresses, eq(addresses.id, carts.addressId))
    .where(eq(carts.userId, sql.placeholder('userId'))),
);

const itemsOfCart = preparedOnce('cart_items', (db: Db) =>
  db
    .select({ id: cartItems.id, quantity: cartItems.quantity, productId: cartItems.productId })
    .from(cartItems)
    .where(eq(cartItems.userId, sql.placeholder('userId')))
    .orderBy(asc(cartItems.id)),
);

const selectProducts = (db: Db) =>
  db
    .select({ ...productColumns, isDeleted: sql<boolean>`${products.deletedAt} is not null` })
    .from(products)
    .leftJoin(images, eq(images.id, products.coverImageId));

const productsInCart = preparedOnce('cart_items_products', (db: Db) =>
  selectProducts(db).where(areOfOneShop(sql.placeholder('ids'))),
);

const productOnSale = preparedOnce('product_on_sale', (db: Db) =>
  db
    .select({ ...placeColumns, product: productColumns })
    .from(products)
    .innerJoin(shops, and(eq(shops.id, products.shopId), eq(shops.state, 'verified')))
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .leftJoin(images, eq(images.id, products.coverImageId))
    .where(and(eqId(products.id, sql.placeholder('productId')), isNull(products.deletedAt))),
);

/** Shop, city and address of a cart. Undefined while the cart is empty or its shop isn't verified. */
export async function findCartHead(db: Db, userId: number) {
  const [head] = await headOfCart(db, { userId });
  return head;
}

/** A verified shop with its city, as the head of a cart has them. */
export async function findShopToOrder(db: Db, shopId: number) {
  const [head] = await db
    .select(shopToOrderColumns)
    .from(shops)
    .innerJoin(users, eq(users.id, shops.retailerId))
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(and(eq(shops.id, shopId), eq(shops.state, 'verified')));
  return head;
}

/** Of the shop, at the prices of now. Deleted ones are marked. */
export async function listProductsOfShop(
  db: Db,
  { shopId, ids, now }: { readonly shopId: number; readonly ids: readonly number[]; readonly now: Date },
) {
  if (ids.length === 0) return [];
  const rows = await selectProducts(db).where(and(areOfOneShop(ids), eq(products.shopId, shopId)));
  return rows.map((row) => atPriceNow(row, now));
}

/** The cart's items, oldest first, without their products. */
export const listCartItems = (db: Db, userId: number) => itemsOfCart(db, { userId });

/** All are of one shop, at the prices of now. Deleted ones are marked. */
export async function listProductsInCart(db: Db, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await productsInCart(db, { ids });
  return rows.map((row) => atPriceNow(row, now));
}

interface Item {
  readonly id: number;
  readonly productId: number;
  readonly quantity: number;
}

/** The items with their products. */
export function linesOf<Product extends { readonly productId: number }>(
  items: readonly Item[],
  products: readonly Product[],
): (Item & Product)[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  return items.flatMap((item) => {
    const product = byId.get(item.productId);
    return product ? [{ ...item, ...product }] : [];
  });
}

/**
 * The cart's lines, oldest first, also when the shop isn't verified. Deleted products are marked. Two statements, because a
 * cart doesn't name its city, so a join would ask every node of a distributed PostgreSQL.
 */
export async function listCartLines(db: Db, userId: number, now: Date) {
  const items = await listCartItems(db, userId);
  return linesOf(items, await listProductsInCart(db, productIdsOf(items), now));
}

export const productIdsOf = (items: readonly Pick<Item, 'productId'>[]): number[] =>
  items.map(({ productId }) => productId);

/** A product that may be put into a cart: not deleted, of a verified shop. */
export async function findProductOnSale(db: Db, productId: number, now: Date) {
  const [row] = await productOnSale(db, { productId });
  return row && { ...row, product: atPriceNow(row.product, now) };
}

export type CartLine = Omit<Awaited<ReturnType<typeof listCartLines>>[number], 'isDeleted'>;

/** The lines that can be bought: of products that aren't deleted. */
export const sellable = <Line extends { readonly isDeleted: boolean }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ isDeleted }) => !isDeleted);

/** A cart that can be bought: its shop is verified, and it has at least one line. */
export interface FilledCart extends Sale {
  /** Null when the address was deleted. */
  readonly address: (Point & { readonly id: number }) | null;
  readonly lines: readonly CartLine[];
}

type Sale = Omit<NonNullable<Awaited<ReturnType<typeof findProductOnSale>>>, 'product'>;

/** With the shop's retailer, address and picture and the whole delivery address. */
export type CartToOrder = NonNullable<Awaited<ReturnType<typeof findFilledCart>>>;

export const filledCartOf = <Head extends Omit<FilledCart, 'lines'>>(
  head: Head | undefined,
  lines: readonly CartLine[],
): (Head & Pick<FilledCart, 'lines'>) | undefined =>
  head && lines.length > 0 ? { ...head, lines } : undefined;

/** Undefined when nothing in the cart can be bought. */
export async function findFilledCart(db: Db, userId: number, now: Date) {
  const head = await findCartHead(db, userId);
  const lines = await listCartLines(db, userId, now);
  return filledCartOf(head, sellable(lines));
}

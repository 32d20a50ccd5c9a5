// The lines of a cart that can be bought now: no deleted products, and none while the shop isn't verified.
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { cities } from '../accounts/account.tables.ts';
import { addresses } from '../addresses/address.tables.ts';
import { images } from '../media/media.tables.ts';
import { products } from '../products/product.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { cartItems, carts } from './cart.tables.ts';

export type FilledCart = NonNullable<Awaited<ReturnType<typeof findFilledCart>>>;

/** Undefined when nothing in the cart can be bought. */
export async function findFilledCart(db: Db, userId: number) {
  const head = await findHead(db, userId);
  if (!head) return undefined;
  const lines = await listLines(db, userId, head.shop.id);
  return lines.length > 0 ? { ...head, lines } : undefined;
}

async function findHead(db: Db, userId: number) {
  const [head] = await db
    .select({
      shop: {
        id: shops.id,
        name: shops.name,
        isOpen: shops.isOpen,
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
      address: {
        id: addresses.id,
        receiver: addresses.receiver,
        number: addresses.number,
        address: addresses.address,
        latitude: addresses.latitude,
        longitude: addresses.longitude,
      },
    })
    .from(carts)
    .innerJoin(shops, and(eq(shops.id, carts.shopId), eq(shops.state, 'verified')))
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .leftJoin(addresses, eq(addresses.id, carts.addressId))
    .where(eq(carts.userId, userId));
  return head;
}

function listLines(db: Db, userId: number, shopId: number) {
  return db
    .select({
      id: cartItems.id,
      quantity: cartItems.quantity,
      productId: products.id,
      name: products.name,
      pricePaise: products.pricePaise,
      stock: products.quantity,
      coverKey: images.key,
    })
    .from(cartItems)
    .innerJoin(
      products,
      and(eq(products.id, cartItems.productId), eq(products.shopId, shopId), isNull(products.deletedAt)),
    )
    .leftJoin(images, eq(images.id, products.coverImageId))
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.id));
}

/** The cart's lines without deleted products, also when the shop isn't verified. */
export function listSellableLines(db: Db, userId: number) {
  return db
    .select({ productId: cartItems.productId, quantity: cartItems.quantity })
    .from(cartItems)
    .innerJoin(products, and(eq(products.id, cartItems.productId), isNull(products.deletedAt)))
    .where(eq(cartItems.userId, userId));
}

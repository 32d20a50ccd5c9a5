import type * as cart from '@haat/contract/cart';
import { coverPath } from '@haat/contract/covers';
import type { Language } from '@haat/contract/languages';
import { rupeesOf } from '@haat/contract/money';
import { localNameIn } from '@haat/contract/pack';
import type { Db } from '../../platform/database.ts';
import { presentPack } from '../products/index.ts';
import { readNextSlots } from '../shops/index.ts';
import { problemOf } from './cart-problem.ts';
import { deliveryCostPaise } from './delivery-cost.ts';
import { type FilledCart, findFilledCart } from './filled-cart.views.ts';

const emptyCart: cart.Cart = {
  shop: null,
  shop_name: null,
  address: null,
  items: [],
  delivery_cost: 0,
  total: 0,
  problem: null,
  next_slot: null,
};

interface Reading {
  readonly now: Date;
  readonly language: Language;
}

/** The cart at current prices. */
export async function viewCart(db: Db, userId: number, reading: Reading): Promise<cart.Cart> {
  return presentCart(db, await findFilledCart(db, userId), reading);
}

/** Undefined when nothing in the cart can be bought. */
export async function presentCart(
  db: Db,
  filled: FilledCart | undefined,
  { now, language }: Reading,
): Promise<cart.Cart> {
  if (!filled) return emptyCart;
  const { shop, city, address, lines } = filled;
  const nextSlotOf = await readNextSlots(db, { cityId: city.id, now });
  const deliveryPaise = address ? deliveryCostPaise(shop, address, city) : 0;
  const pricePaise = lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0);
  return {
    shop: shop.id,
    shop_name: shop.name,
    address: address?.id ?? null,
    items: lines.map((line) => ({
      id: line.id,
      product: {
        id: line.productId,
        name: line.name,
        local_name: localNameIn(line.names, language),
        price: rupeesOf(line.pricePaise),
        ...presentPack(line),
        cover: line.coverKey === null ? null : { cover: coverPath(line.coverKey) },
        quantity: line.stock,
      },
      quantity: line.quantity,
    })),
    delivery_cost: rupeesOf(deliveryPaise),
    total: rupeesOf(pricePaise + deliveryPaise),
    problem: problemOf(filled),
    next_slot: shop.isOpen ? nextSlotOf(shop) : null,
  };
}

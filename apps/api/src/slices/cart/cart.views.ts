import type * as cart from '@haat/contract/cart';
import { coverPath } from '@haat/contract/covers';
import { distanceKm, type Point } from '@haat/contract/geo';
import type { Language } from '@haat/contract/languages';
import { linePaiseOf } from '@haat/contract/line-paise';
import { rupeesOf } from '@haat/contract/money';
import { localNameIn } from '@haat/contract/pack';
import type { Db } from '../../platform/database.ts';
import { presentPack, presentSoldBy } from '../products/index.ts';
import { isInReach, readNextSlots } from '../shops/index.ts';
import { type CartLine, type FilledCart, findFilledCart } from './filled-cart.views.ts';

export interface DeliveryTariff {
  readonly deliveryBasePaise: number;
  readonly freeKm: number;
  readonly perKmPaise: number;
}

/** The base cost plus a price for every started km beyond the free distance. Uses the unrounded distance. */
export function deliveryCostPaise(shop: Point, address: Point, tariff: DeliveryTariff): number {
  const furtherKm = Math.ceil(Math.max(0, distanceKm(shop, address) - tariff.freeKm));
  return tariff.deliveryBasePaise + furtherKm * tariff.perKmPaise;
}

/** The first reason why checkout would refuse this cart now. */
function problemOf({ shop, address, city, lines }: FilledCart): cart.CartProblem | null {
  if (!shop.isOpen) return 'shop.closed';
  if (!address || !isInReach(shop, address, city.radiusKm)) return 'address.out_of_reach';
  return lines.some(({ quantity, stock }) => quantity > stock) ? 'product.out_of_stock' : null;
}

const emptyCart: cart.Cart = {
  shop: null,
  shop_name: null,
  address: null,
  items: [],
  delivery_cost: 0,
  total: 0,
  problem: null,
  next_slot: null,
  offers_pick_up: false,
};

const pricedOf = ({ pricePaise, quantity: ordered }: CartLine) => ({ pricePaise, ordered });

interface Reading {
  readonly now: Date;
  readonly language: Language;
}

/** The cart at current prices. */
export async function viewCart(db: Db, userId: number, reading: Reading): Promise<cart.Cart> {
  return presentCart(db, await findFilledCart(db, userId, reading.now), reading);
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
  const pricePaise = lines.reduce((sum, line) => sum + linePaiseOf(pricedOf(line)), 0);
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
      ...presentSoldBy(line),
      amount: rupeesOf(linePaiseOf(pricedOf(line))),
      weighed: null,
    })),
    delivery_cost: rupeesOf(deliveryPaise),
    total: rupeesOf(pricePaise + deliveryPaise),
    problem: problemOf(filled),
    next_slot: shop.isOpen ? nextSlotOf(shop) : null,
    offers_pick_up: shop.offersPickUp,
  };
}

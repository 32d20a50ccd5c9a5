// A cart that is fetched at the shop: it costs no delivery, and no address is too far.
import type * as contract from '@haat/contract/cart';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import type { Fulfilment } from '@haat/contract/order-machine';
import type { SlotOffer } from '@haat/contract/orders';

export const cartFor = (cart: contract.Cart, fulfilment: Fulfilment): contract.Cart =>
  fulfilment === 'delivery'
    ? cart
    : {
        ...cart,
        delivery_cost: 0,
        total: rupeesOf(paiseOf(cart.total) - paiseOf(cart.delivery_cost)),
        problem: cart.problem === 'address.out_of_reach' ? null : cart.problem,
      };

/** An order to fetch takes no place, so it may choose a full slot. */
export const slotsFor = (slots: readonly SlotOffer[], fulfilment: Fulfilment): readonly SlotOffer[] =>
  fulfilment === 'pick_up' ? slots : slots.filter(({ left }) => left > 0);

/** Where an address is too far for a delivery, only fetching is left. */
export const onlyWay = ({ problem, offers_pick_up }: contract.Cart): Fulfilment =>
  offers_pick_up && problem === 'address.out_of_reach' ? 'pick_up' : 'delivery';

// A cart that is fetched at the shop: it costs no delivery, and no address is too far.
import type * as contract from '@haat/contract/cart';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import type { Fulfilment } from '@haat/contract/order-machine';

export const cartFor = (cart: contract.Cart, fulfilment: Fulfilment): contract.Cart =>
  fulfilment === 'delivery'
    ? cart
    : {
        ...cart,
        delivery_cost: 0,
        total: rupeesOf(paiseOf(cart.total) - paiseOf(cart.delivery_cost)),
        problem: cart.problem === 'address.out_of_reach' ? null : cart.problem,
      };

/** Where an address is too far for a delivery, only fetching is left. */
export const onlyWay = ({ problem, offers_pick_up }: contract.Cart): Fulfilment =>
  offers_pick_up && problem === 'address.out_of_reach' ? 'pick_up' : 'delivery';

// Every transition that ORDER-2 to ORDER-6 allow, written by hand and independent of the code under test. Everything else is
// refused. Only tests read this.
import type { OrderAction, OrderRole, OrderStatus } from './order-machine.ts';

export type OrderMove = readonly [from: OrderStatus, action: OrderAction, role: OrderRole, to: OrderStatus];

export const orderMoves: readonly OrderMove[] = [
  ['INITIATED', 'accept', 'retailer', 'ACCEPTED'],
  ['INITIATED', 'agree', 'customer', 'ACCEPTED'],
  ['INITIATED', 'reject', 'retailer', 'REJECTED'],
  ['INITIATED', 'cancel', 'customer', 'CANCELLED'],
  ['INITIATED', 'cancel', 'operator', 'CANCELLED'],
  ['ACCEPTED', 'withdraw', 'retailer', 'CANCELLED'],
  ['ACCEPTED', 'cancel', 'operator', 'CANCELLED'],
  ['ACCEPTED', 'assign', 'deliverer', 'ASSIGNED'],
  ['ACCEPTED', 'assign', 'operator', 'ASSIGNED'],
  ['ASSIGNED', 'cancel', 'operator', 'CANCELLED'],
  ['ASSIGNED', 'release', 'operator', 'ACCEPTED'],
  ['ASSIGNED', 'hand_over', 'operator', 'ASSIGNED'],
  ['ASSIGNED', 'give_back', 'deliverer', 'ACCEPTED'],
  ['ASSIGNED', 'picked_up', 'deliverer', 'PICKED_UP'],
  ['PICKED_UP', 'give_back', 'deliverer', 'PICKED_UP'],
  ['PICKED_UP', 'hand_over', 'operator', 'PICKED_UP'],
  ['PICKED_UP', 'delivered', 'deliverer', 'DELIVERED'],
  ['DELIVERED', 'hand_over', 'operator', 'DELIVERED'],
  ['DELIVERED', 'verify', 'customer', 'VERIFIED'],
  ['DELIVERED', 'completed', 'deliverer', 'COMPLETED'],
  ['VERIFIED', 'hand_over', 'operator', 'VERIFIED'],
  ['VERIFIED', 'completed', 'deliverer', 'COMPLETED'],
];

/** Of an order that its customer fetches. */
export const pickUpMoves: readonly OrderMove[] = [
  ['INITIATED', 'accept', 'retailer', 'ACCEPTED'],
  ['INITIATED', 'agree', 'customer', 'ACCEPTED'],
  ['INITIATED', 'reject', 'retailer', 'REJECTED'],
  ['INITIATED', 'cancel', 'customer', 'CANCELLED'],
  ['INITIATED', 'cancel', 'operator', 'CANCELLED'],
  ['ACCEPTED', 'withdraw', 'retailer', 'CANCELLED'],
  ['ACCEPTED', 'cancel', 'operator', 'CANCELLED'],
  ['ACCEPTED', 'ready', 'retailer', 'ACCEPTED'],
  ['ACCEPTED', 'hand_out', 'retailer', 'COMPLETED'],
];

// A retry after a lost response returns the order of the first try, with its slot and instructions.
import type * as orders from '@haat/contract/orders';

type Slot = orders.Order['slot'];

export interface FirstTry {
  readonly orderId: number;
  readonly slot: Slot;
  readonly isSlotKept: boolean;
}

interface Wanted {
  readonly slot: Slot;
  readonly details: string;
}

/** Undefined when the order has the slot and the instructions of the last try. */
export function firstTryOf({ id, slot, ...order }: orders.Order, wanted: Wanted): FirstTry | undefined {
  const isSlotKept = wanted.slot.start !== slot.start || wanted.slot.end !== slot.end;
  const areDetailsKept = order.additional_details !== wanted.details.trim();
  return isSlotKept || areDetailsKept ? { orderId: id, slot, isSlotKept } : undefined;
}

/** Reads the state of a history entry, which may be anything. */
export function readFirstTry(state: unknown): FirstTry | undefined {
  const kept: unknown = Object(state).firstTry;
  return typeof kept === 'object' && kept !== null ? (kept as FirstTry) : undefined; // only the slot page writes it
}

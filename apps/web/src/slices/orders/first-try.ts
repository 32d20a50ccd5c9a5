// A checkout whose answer was lost and that is sent again is the same order: it keeps the slot and the instructions of the
// first try.
import type * as orders from '@haat/contract/orders';

type Slot = orders.Order['slot'];

export interface FirstTry {
  readonly orderId: number;
  readonly slot: Slot;
  readonly isSlotKept: boolean;
}

interface Wanted {
  readonly slot: Slot | undefined;
  readonly details: string;
}

/** What the first try decided, where the last one asked for something else. */
export function firstTryOf({ id, slot, ...order }: orders.Order, wanted: Wanted): FirstTry | undefined {
  const isSlotKept =
    wanted.slot !== undefined && (wanted.slot.start !== slot.start || wanted.slot.end !== slot.end);
  const areDetailsKept = order.additional_details !== wanted.details.trim();
  return isSlotKept || areDetailsKept ? { orderId: id, slot, isSlotKept } : undefined;
}

/** From the state of a history entry, which may be anything. */
export function readFirstTry(state: unknown): FirstTry | undefined {
  const kept: unknown = Object(state).firstTry;
  return typeof kept === 'object' && kept !== null ? (kept as FirstTry) : undefined; // written by the slot page alone
}

// Events about the cash of deliverers. Later slices handle them in the same transaction.

interface CashEvent {
  readonly delivererId: number;
  /** Null: the operator. */
  readonly shopId: number | null;
  /** Positive: from the deliverer to the party. */
  readonly amountPaise: number;
  readonly actorId: number;
}

export interface HandOverEvent extends CashEvent {
  readonly handOverId: number;
  /** Why it was disputed. */
  readonly reason?: string;
}

export interface CashCorrected extends CashEvent {
  readonly reason: string;
}

/** UPI that only the deliverer told isn't in the shop's bank, or came late. */
export interface CashDenied extends Omit<CashEvent, 'actorId' | 'shopId'> {
  readonly shopId: number;
  readonly orderId: number;
  /** Null on the terminal. */
  readonly actorId: number | null;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'cash.handed_over': HandOverEvent;
    'cash.confirmed': HandOverEvent;
    'cash.disputed': HandOverEvent;
    'cash.corrected': CashCorrected;
    /** A positive amount was added to the deliverer's cash, a negative one was taken out again. */
    'cash.denied': CashDenied;
  }
}

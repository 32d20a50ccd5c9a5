// What happens to delivery requests, told to later slices in the same transaction.

export interface RequestOpened {
  readonly deliveryId: number;
  readonly orderId: number;
  readonly cityId: number;
  readonly customerId: number;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    /** A request can be taken: for the first time, or again after a release. */
    'request.opened': RequestOpened;
  }
}

// Events about delivery requests. Later slices handle them in the same transaction.

export interface RequestOpened {
  readonly deliveryId: number;
  readonly orderId: number;
  readonly cityId: number;
  readonly customerId: number;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    /** A request is open, for the first time or again after a release. */
    'request.opened': RequestOpened;
  }
}

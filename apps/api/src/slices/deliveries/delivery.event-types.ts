// Events about deliveries. Later slices handle them in the same transaction.

/** A deliverer wants an open request. Whoever knows a reason against it throws. */
export interface RequestAccepting {
  readonly delivererId: number;
  readonly cityId: number;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'request.accepting': RequestAccepting;
  }
}

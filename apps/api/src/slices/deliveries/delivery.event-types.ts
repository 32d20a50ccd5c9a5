// Events about deliveries. Later slices handle them in the same transaction.

/** Published before a deliverer gets an open request. A subscriber throws to refuse it. */
export interface RequestAccepting {
  readonly delivererId: number;
  readonly cityId: number;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'request.accepting': RequestAccepting;
  }
}

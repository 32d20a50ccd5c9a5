declare module '../../platform/events.ts' {
  interface EventMap {
    'address.deleted': AddressDeleted;
  }
}

/** An address is gone; what pointed to it takes the other one, the person's primary one now. */
export interface AddressDeleted {
  readonly userId: number;
  readonly addressId: number;
  readonly replacementId: number;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'address.deleted': AddressDeleted;
  }
}

/** An address is being deleted. What pointed to it now uses the person's primary address. */
export interface AddressDeleted {
  readonly userId: number;
  readonly addressId: number;
  readonly replacementId: number;
}

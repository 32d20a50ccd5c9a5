// An event about what shops pay for the service. Later slices handle it in the same transaction.

export interface CommissionPaid {
  readonly shopId: number;
  readonly amountPaise: number;
  readonly actorId: number;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'commission.paid': CommissionPaid;
  }
}

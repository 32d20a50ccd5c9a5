// Events about lists. Each tells the other side.
import type { RejectReason } from '@haat/contract/order-endings';

interface ListEvent {
  readonly listId: number;
  readonly userId: number;
  readonly shopId: number;
  /** Null: nobody did it. */
  readonly actorId: number | null;
}

interface ListRefused extends ListEvent {
  readonly reason: RejectReason;
  readonly note: string | null;
}

export interface ListExpired extends ListEvent {
  /** Who did not answer. */
  readonly by: 'shop' | 'customer';
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'list.sent': ListEvent;
    'list.offered': ListEvent & { readonly amountPaise: number };
    'list.refused': ListRefused;
    'list.cancelled': ListEvent;
    'list.expired': ListExpired;
  }
}

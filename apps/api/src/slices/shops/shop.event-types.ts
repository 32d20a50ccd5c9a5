// Events about shops. Later slices handle them in the same transaction.
import type { ShopState } from '@haat/contract/operator/shops';

export interface ShopEvent {
  readonly shopId: number;
  readonly retailerId: number;
  readonly cityId: number;
  /** Null on the terminal. */
  readonly actorId: number | null;
  readonly before: ShopState;
  readonly after: ShopState;
  /** Why the shop was suspended. */
  readonly reason?: string;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'shop.verified': ShopEvent;
    'shop.suspended': ShopEvent;
    'shop.restored': ShopEvent;
    /** The opening hours of a shop. */
    'hours.changed': { readonly shopId: number; readonly cityId: number };
  }
}

// Events about shops. Later slices handle them in the same transaction.
import type { ShopState } from '@haat/contract/operator/shops';
import type { ShopFace } from './shop.queries.ts';

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

interface OwnShopEvent {
  readonly shopId: number;
  readonly cityId: number;
  readonly retailerId: number;
  readonly before: ShopFace;
  readonly after: ShopFace;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'shop.verified': ShopEvent;
    'shop.suspended': ShopEvent;
    'shop.restored': ShopEvent;
    /** The opening hours of a shop. */
    'hours.changed': { readonly shopId: number; readonly cityId: number };
    /** The retailer changed the shop's name or place. */
    'own_shop.changed': OwnShopEvent;
  }
}

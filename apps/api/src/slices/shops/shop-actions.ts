// What an operator may do with a shop in each state.
import { type ShopAction, type ShopState, shopActions } from '@haat/contract/operator/shops';

export const statesBefore = {
  verify: ['unverified', 'suspended'],
  suspend: ['unverified', 'verified'],
  restore: ['suspended'],
} as const satisfies Record<ShopAction, readonly ShopState[]>;

export const actionsIn = (state: ShopState): ShopAction[] =>
  shopActions.filter((action) => (statesBefore[action] as readonly ShopState[]).includes(state)); // wider than the literals

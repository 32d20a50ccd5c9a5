// What one may do about an order now: move it, or propose and answer a change of its items.
import {
  type AllowedAction,
  allowedOrderActions,
  type OrderRole,
  type OrderStatus,
} from '@haat/contract/order-machine';
import type { ProposalState } from '@haat/contract/proposal-machine';

/** Without a role they may do nothing. `proposal` is the state of the last one. */
export function allowedActions(
  status: OrderStatus,
  role: OrderRole | null,
  proposal: ProposalState | undefined,
): AllowedAction[] {
  if (role === null) return [];
  const moves = allowedOrderActions(status, role);
  if (status !== 'INITIATED') return moves;
  if (role === 'retailer') return [...moves, 'propose'];
  return role === 'customer' && proposal === 'open' ? [...moves, 'answer_proposal'] : moves;
}

// The actions of deliveries that wait on the phone.
import type { OrderAction } from '@haat/contract/order-machine';
import { useWaiting } from '../../platform/outbox/use-outbox.ts';
import { aboutAnyDelivery, aboutTrip, idIn, idsPickedUp } from './deliveries.api.ts';

export interface WaitingAction {
  readonly delivery: number;
  readonly action: OrderAction;
}

/** Oldest first. Bags that were picked up together are here one by one. */
export function useWaitingActions(): readonly WaitingAction[] {
  const together = useWaiting(aboutTrip).flatMap(idsPickedUp);
  const each = useWaiting(aboutAnyDelivery);
  return [
    ...together.map((delivery) => ({ delivery, action: 'picked_up' as const })),
    ...each.map((entry) => ({
      delivery: idIn(entry),
      action: entry.name as OrderAction, // as deliveries.api.ts names them
    })),
  ];
}

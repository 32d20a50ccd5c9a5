// What a shop did with an order while it waits for a connection.
import { useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { aboutOrder, type OrderAnswer } from './retailer-orders.api.ts';

export const useWaitingAnswer = (orderId: number): OrderAnswer | 'propose' | undefined =>
  useWaiting(aboutOrder(String(orderId)))[0]?.name as OrderAnswer | 'propose' | undefined; // as `answerOrder` and `proposeChanges` name them

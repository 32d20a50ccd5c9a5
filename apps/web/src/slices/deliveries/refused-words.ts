import { wordsOf } from '../../messages/order-errors.ts';
import { outbox } from '../../messages/outbox.ts';
import type { WaitingAction } from '../../platform/outbox/waiting-actions.ts';

/** The text for a request whose Accept the server refused later. It names the order, which the list no longer has. */
export function refusedRequestWords({ title, refusal }: WaitingAction): string {
  const code = refusal?.code;
  const named = outbox.notDoneNamed(title);
  return code === 'delivery.taken' || code === 'not_found' ? `${named}\n${wordsOf(code)}` : named;
}

/**
 * The text for an action that the server refused later. The deliverer can still complete it again, at the new amount.
 */
export const refusedWords = ({ refusal }: WaitingAction): string =>
  refusal?.code === 'order.changed' || refusal?.code === 'payment.amount'
    ? `${outbox.notDone}\n${wordsOf(refusal.code, {}, refusal)}`
    : outbox.notDone;

import { wordsOf } from '../../messages/errors.ts';
import { outbox } from '../../messages/outbox.ts';
import type { WaitingAction } from '../../platform/outbox/waiting-actions.ts';

/** A request whose Accept the server refused later. The list no longer has it, so its order is named. */
export function refusedRequestWords({ title, refusal }: WaitingAction): string {
  const code = refusal?.code;
  const named = outbox.notDoneNamed(title);
  return code === 'delivery.taken' || code === 'not_found' ? `${named}\n${wordsOf(code)}` : named;
}

/** An action that the server refused later. Completing again, at the new amount, is still possible. */
export const refusedWords = ({ refusal }: WaitingAction): string =>
  refusal?.code === 'order.changed' ? `${outbox.notDone}\n${wordsOf(refusal.code)}` : outbox.notDone;

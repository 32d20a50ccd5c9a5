import { wordsOf } from '../../messages/errors.ts';
import { outbox } from '../../messages/outbox.ts';
import type { WaitingAction } from '../../platform/outbox/waiting-actions.ts';

/** An action that the server refused later. Completing again, at the new amount, is still possible. */
export const refusedWords = ({ refusal }: WaitingAction): string =>
  refusal?.code === 'order.changed' ? `${outbox.notDone}\n${wordsOf(refusal.code)}` : outbox.notDone;

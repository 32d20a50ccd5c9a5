import type { ErrorCode } from '@haat/contract/errors';
import { wordsOf } from '../../messages/order-errors.ts';
import { outbox } from '../../messages/outbox.ts';
import type { OutboxEntry } from '../../platform/outbox/outbox-entries.ts';
import { handing as words } from './handing/handing.messages.ts';

/** The text for a request whose Accept the server refused later. It names the order, which the list no longer has. */
export function refusedRequestWords({ title, refusal }: OutboxEntry): string {
  const code = refusal?.code;
  const named = outbox.notDoneNamed(title);
  return code === 'delivery.taken' || code === 'not_found' ? `${named}\n${wordsOf(code)}` : named;
}

const ofHanding: Partial<Record<ErrorCode, () => string>> = {
  'code.wrong': () => words.wrongLater,
  'code.over': () => words.overLater,
  'input.invalid': () => words.neededLater,
};

/** The text for the first action that was refused because of the delivery code: those after it were refused because of it. */
export function refusedHandingWords(refused: readonly OutboxEntry[]): string | undefined {
  const texts = refused.map(({ name, refusal }) =>
    name === 'delivered' && refusal?.code ? ofHanding[refusal.code]?.() : undefined,
  );
  return texts.find((text) => text !== undefined);
}

/**
 * The text for an action that the server refused later. The deliverer can still complete it again, at the new amount.
 */
export const refusedWords = ({ refusal }: OutboxEntry): string =>
  refusal?.code === 'order.changed' || refusal?.code === 'payment.amount'
    ? `${outbox.notDone}\n${wordsOf(refusal.code, {}, refusal)}`
    : outbox.notDone;

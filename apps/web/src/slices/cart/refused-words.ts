import { wordsOf } from '../../messages/errors.ts';
import { outbox } from '../../messages/outbox.ts';
import type { OutboxEntry } from '../../platform/outbox/outbox-entries.ts';
import type { CartChange } from './cart-preview.ts';

/** A cart change that the server refused later: the sentence of the outbox, and the reason below it. */
export function refusedWords({ refusal, input }: OutboxEntry): string {
  if (!refusal?.code) return outbox.notDone;
  const { shopName } = input as CartChange; // only `cart.api.ts` keeps actions on the cart
  const { code, items } = refusal;
  return `${outbox.notDone}\n${wordsOf(code, { shopName }, { items })}`;
}

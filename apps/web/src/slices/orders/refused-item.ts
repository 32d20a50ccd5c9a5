import type * as contract from '@haat/contract/orders';
import { money } from './money.messages.ts';
import { orders } from './orders.messages.ts';

type RefusedItem = contract.Order['rejected_items'][number];

/** 'Tomato, 1 kg: 2 · Spoilt' */
export function refusedWords({ name, quantity, reason }: RefusedItem): string {
  const item = orders.rejectedItem(name, quantity);
  return reason === null ? item : money.refusedFor(item, money.reasons[reason]);
}

import type * as contract from '@haat/contract/orders';
import { shownName } from '@haat/contract/pack';
import { orders } from '../orders.messages.ts';
import { money } from './money.messages.ts';

type RefusedItem = contract.Order['rejected_items'][number];

/** 'Tomato, 1 kg: 2' */
export const leftOutWords = ({ quantity, ...product }: contract.Order['left_out'][number]): string =>
  orders.rejectedItem(shownName(product), quantity);

/** 'Tomato, 1 kg: 2 · Spoilt' */
export function refusedWords({ quantity, reason, ...product }: RefusedItem): string {
  const item = orders.rejectedItem(shownName(product), quantity);
  return reason === null ? item : money.refusedFor(item, money.reasons[reason]);
}

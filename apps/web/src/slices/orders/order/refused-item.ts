import type * as contract from '@haat/contract/orders';
import { shownName } from '@haat/contract/pack';
import { formatAmount } from '../../../ui/format/amount.ts';
import { orders } from '../orders.messages.ts';
import { money } from './money.messages.ts';

type RefusedItem = contract.Order['rejected_items'][number];

/** 'Tomato, 1 kg: 2' */
export const leftOutWords = (item: contract.Order['left_out'][number]): string =>
  orders.rejectedItem(shownName(item), formatAmount(item));

/** 'Tomato, 1 kg: 2 · Spoilt' */
export function refusedWords({ reason, ...refused }: RefusedItem): string {
  const item = orders.rejectedItem(shownName(refused), formatAmount(refused));
  return reason === null ? item : money.refusedFor(item, money.reasons[reason]);
}

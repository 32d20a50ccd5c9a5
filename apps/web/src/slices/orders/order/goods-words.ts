import type { OrderInList } from '@haat/contract/orders';
import { shownName } from '@haat/contract/pack';
import { orders as words } from '../orders.messages.ts';

/** 'Tomato, rice and 3 more'. When the customer kept nothing: '0 items'. */
export const goodsWords = ({ goods, lines, item_count }: OrderInList): string =>
  goods.length === 0 ? words.itemCount(item_count) : words.goods(goods.map(shownName), lines - goods.length);

// What accepting an order does, below its question.
import type * as orders from '@haat/contract/orders';
import { orders as orderWords } from '../orders.messages.ts';
import { retailerOrders as words } from './retailer-orders.messages.ts';

export const acceptingWords = ({ id, fulfilment }: Pick<orders.OrderInList, 'id' | 'fulfilment'>): string =>
  words.answering[fulfilment === 'pick_up' ? 'acceptToFetch' : 'accept'](orderWords.title(id));

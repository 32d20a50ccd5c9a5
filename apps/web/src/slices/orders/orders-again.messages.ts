import { translated } from '../../platform/words.ts';

export const ordersAgain = translated('ordersAgain', {
  again: 'Order again',
  boughtBefore: 'Bought before',
});

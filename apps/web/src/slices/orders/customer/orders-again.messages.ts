import { translated } from '../../../platform/words.ts';

export const ordersAgain = translated('ordersAgain', {
  again: 'Order again',
  replaces: (items: string, shop: string) => `This replaces what is in your cart: ${items} from ${shop}.`,
  boughtBefore: 'Bought before',
});

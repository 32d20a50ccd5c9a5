import { expect, test } from 'vitest';
import { cartOf, home, sardine, tomato, work } from '../../testing/market.ts';
import { questionsBeforeAdding } from './cart-questions.ts';

const filled = cartOf([[tomato, 1]]);

test.each([
  ['an empty cart', cartOf([]), sardine.shop, work.id, []],
  ['the same shop and address', filled, tomato.shop, home.id, []],
  ['another shop', filled, sardine.shop, home.id, ['otherShop']],
  ['another address', filled, tomato.shop, work.id, ['otherAddress']],
  ['both: the shop first', filled, sardine.shop, work.id, ['otherShop', 'otherAddress']],
  ['no address known', filled, tomato.shop, null, []],
])('%s [CART-8, CART-9]', (_name, cart, shopId, addressId, questions) => {
  expect(questionsBeforeAdding(cart, { shopId, addressId })).toEqual(questions);
});

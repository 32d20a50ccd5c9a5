import { expect, test } from 'vitest';
import { payChoices } from './pay-choices.ts';

const account = (state: string, shop = 7) => ({ shop: { id: shop }, state, left: 500 });

test.each([
  ['without credit accounts', undefined, undefined, ['cash', 'upi']],
  ['with an open account at this shop', [account('open')], undefined, ['cash', 'upi', 'credit']],
  ['with an open account at another shop', [account('open', 8)], undefined, ['cash', 'upi']],
  ['with an account that is offered', [account('offered')], undefined, ['cash', 'upi']],
  [
    'with credit chosen before the account was closed',
    [account('closed')],
    'credit',
    ['cash', 'upi', 'credit'],
  ],
] as const)('%s [PAY-41]', (_, accounts, chosen, choices) => {
  expect(payChoices(accounts, 7, chosen)).toEqual(choices);
});

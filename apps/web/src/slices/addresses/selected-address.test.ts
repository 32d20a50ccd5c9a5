import { expect, test, vi } from 'vitest';
import { home, work } from '../../testing/market.ts';
import { getSelection, selectAddress, selectedOf } from './selected-address.ts';

const other = { ...work, id: 3, name: 'Mother' };
const list = [home, work, other];

test.each([
  ['the primary one at first', null, null, home],
  ["the cart's", null, work.id, work],
  ['the chosen one first', other.id, work.id, other],
  ["the cart's when the chosen one was deleted", 99, work.id, work],
  ["the primary one when the cart's is not in the list", null, 99, home],
])('%s [ADDR-4]', (_name, chosenId, cartAddressId, expected) => {
  expect(selectedOf(list, { chosenId, cartAddressId })).toBe(expected);
});

test('a new start of the app forgets the chosen address [ADDR-4]', async () => {
  selectAddress(other.id);
  expect(getSelection().chosenId).toBe(other.id);
  vi.resetModules();
  const { getSelection: afterReload } = await import('./selected-address.ts');
  expect(afterReload().chosenId).toBeNull();
});

test('selects nothing from an empty list', () => {
  expect(selectedOf([], { chosenId: null, cartAddressId: null })).toBeUndefined();
});

import { expect, it } from 'vitest';
import { addressOf } from './link-address.ts';

it.each([
  ['https://example.in/a?b=c', 'https://example.in/a?b=c'],
  [' example.in ', 'https://example.in'],
  ['www.example.in/kole', 'https://www.example.in/kole'],
  ['/shops/7', '/shops/7'],
  ['+91 90000 00001', 'tel:+919000000001'],
  ['tel:+919000000001', 'tel:+919000000001'],
  ['meera@example.in', 'mailto:meera@example.in'],
])('%j leads to %s', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

it.each([
  '',
  'here',
  'javascript:alert(1)',
  '//spy.example',
  'a b.in',
  'data:text/html,x',
  'https://',
  'ftp://a.in',
])("%j isn't an address", (typed) => {
  expect(addressOf(typed)).toBeUndefined();
});

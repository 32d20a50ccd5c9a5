import { expect, test } from 'vitest';
import { nationalDigits } from './phone.ts';
import { readNumber, readRupees } from './typed-number.ts';

test.each([
  ['26', 26],
  ['26.5', 26.5],
  ['26.', 26],
  ['.5', 0.5],
  ['4,50', 4.5],
  ['4,5', 4.5],
  ['1,200', 1200],
  ['1,200.50', 1200.5],
  ['1,00,000', 100_000],
  ['12,34,567.25', 1_234_567.25],
  ['1,000,000', 1_000_000],
  [' ₹ 1,200 ', 1200],
  ['Rs. 45', 45],
  ['INR 45', 45],
  ['४५.५०', 45.5],
  ['൪൫', 45],
  ['₹௧,௨௦௦', 1200],
  ['-1', -1],
])('the price “%s” is %s [PROD-40]', (text, rupees) => {
  expect(readRupees(text)).toBe(rupees);
});

test.each([
  '',
  ' ',
  '.',
  ',',
  '4,5000',
  '1,20,00',
  '1,2,3',
  '12,345,67',
  '0,500',
  '00,50,000',
  '1.200,50',
  '4.505',
  '1 200',
  '1e3',
  '٤٥',
  'abc',
  '45 rupees',
])('“%s” is no price [PROD-40]', (text) => {
  expect(readRupees(text)).toBeNaN();
});

test('a count has no decimals, a net quantity three [PROD-40]', () => {
  expect(readNumber('१,२००', 0)).toBe(1200);
  expect(readNumber('4,50', 0)).toBeNaN();
  expect(readNumber('1.125', 3)).toBe(1.125);
  expect(readNumber('1,500', 3)).toBe(1500);
  expect(readNumber('₹20', 0)).toBeNaN();
});

test.each([
  ['+91 98470 12345', '9847012345'],
  ['(+91) 98470-12345', '9847012345'],
  ['+91 098470 12345', '9847012345'],
  ['09847012345', '9847012345'],
  ['0919847012345', '9847012345'],
  ['00919847012345', '9847012345'],
  ['98470 12345', '9847012345'],
  ['९८४७० १२३४५', '9847012345'],
  ['൯൮൪൭൦൧൨൩൪൫', '9847012345'],
  ['+9198', '98'],
  ['abc', ''],
  ['919847012345', '919847012345'],
  ['98470123456', '98470123456'],
  ['+919847012345678', '9847012345678'],
])('the digits of “%s” are %s [SIGN-2]', (typed, digits) => {
  expect(nationalDigits(typed)).toBe(digits);
});

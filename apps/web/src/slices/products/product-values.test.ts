import { expect, test } from 'vitest';
import { editsOf, emptyProduct, newProductOf, priceFault, quantityFault } from './product-values.ts';

test.each([
  ['', 'The field is required'],
  [' ', 'The field is required'],
  ['38', null],
  ['38.5', null],
  ['38.50', null],
  ['0', null],
  ['1000000', null],
  ['1000000.01', 'At most ₹10,00,000'],
  ['-1', 'Enter 0 or more, like 42 or 42.50'],
  ['1e3', 'Enter 0 or more, like 42 or 42.50'],
  ['.', 'Enter 0 or more, like 42 or 42.50'],
  ['38.555', 'Enter 0 or more, like 42 or 42.50'],
])('a price of "%s": %s [PROD-11]', (text, fault) => {
  expect(priceFault(text)).toBe(fault);
});

test.each([
  ['', 'The field is required'],
  ['0', null],
  ['1000000', null],
  ['1000001', 'At most 10,00,000'],
  ['1.5', 'Enter a whole number'],
  ['-1', 'Enter a whole number'],
])('a quantity of "%s": %s [PROD-11]', (text, fault) => {
  expect(quantityFault(text)).toBe(fault);
});

const tomato = {
  ...emptyProduct,
  type: '4',
  name: ' Country tomato, 1 kg ',
  description: 'From the field behind the temple.',
  price: '38.50',
  quantity: '12',
  tags: ['vegetable', 'red'],
};

test('sends trimmed texts and numbers [PROD-25]', () => {
  expect(newProductOf(tomato, [9, 8])).toEqual({
    type: 4,
    is_loose: false,
    name: 'Country tomato, 1 kg',
    description: 'From the field behind the temple.',
    price: 38.5,
    mrp: null,
    net_quantity: null,
    unit: null,
    quantity: 12,
    tags: ['vegetable', 'red'],
    images: [9, 8],
  });
});

test('an edit sends only changed fields [PROD-29]', () => {
  expect(editsOf(tomato, { ...tomato, price: '40', tags: ['vegetable'] }, 12)).toEqual({
    price: 40,
    tags: ['vegetable'],
  });
  expect(editsOf(tomato, { ...tomato, price: '38.5', name: 'Country tomato, 1 kg' }, 12)).toEqual({});
  expect(editsOf(tomato, { ...tomato, quantity: '20' }, 9)).toEqual({ quantity: 20, expected_quantity: 9 });
});

// How a retailer enters loose goods: price per kg, stock in kg, sold in steps.
import * as contract from '@haat/contract/products';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { retailer } from '../../testing/people.ts';
import { makeProduct, vegetables } from '../../testing/retailer-products.ts';
import { readPrice, readQuantity, typedPrice, typedQuantity } from './typed-goods.ts';

const of = (net_quantity: number, unit: 'g' | 'kg' | 'ml' | 'l') => ({ is_loose: true, net_quantity, unit });
const beans = makeProduct({ name: 'Long beans', price: 9.5, quantity: 50, ...of(250, 'g') });

const serve = (product: contract.Product) =>
  fakeApi()
    .on(contract.shopProductTypes, { count: 1, results: [vegetables] })
    .on(contract.getRetailerProduct, product)
    .on(contract.listRetailerProducts, { count: 1, results: [product] })
    .on(contract.updateProducts, { count: 1, results: [product] })
    .on(contract.updateProduct, product);

const number = (name: string) => screen.findByRole('spinbutton', { name });

const openForm = (product: contract.Product) => {
  const api = serve(product);
  const { user } = openApp(`/retailer/edit-product/${product.id}`, { person: retailer, api });
  const fill = async (name: string, text: string) => {
    await user.clear(await number(name));
    await user.type(await number(name), text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { api, user, fill, save, sent: () => api.asked(contract.updateProduct)[0]?.body };
};

test.each([
  [of(250, 'g'), '38', 9.5],
  [of(250, 'g'), '38.50', 9.63],
  [of(50, 'g'), '₹1,240', 62],
  [of(100, 'ml'), '210', 21],
  [of(1, 'kg'), '38.01', 38.01],
  [of(250, 'g'), 'dear', Number.NaN],
  [of(250, 'g'), '-4', -4],
])('the price of a step of %o at %s per kg or litre is %d [LOOSE-13]', (goods, text, price) =>
  expect(readPrice(goods, text)).toBe(price),
);

test.each([
  [of(250, 'g'), '12.5', 50],
  [of(250, 'g'), '0.6', 2],
  [of(100, 'ml'), '0.3', 3],
  [of(1, 'kg'), '1,200', 1200],
  [of(250, 'g'), '1e9', Number.NaN],
])('a stock of %o of %s kg or litres is %d steps [LOOSE-13]', (goods, text, steps) =>
  expect(readQuantity(goods, text)).toBe(steps),
);

test('what a step costs and how many there are is shown per kg and in kg [LOOSE-13]', () => {
  expect([typedPrice(of(250, 'g'), 9.5), typedQuantity(of(250, 'g'), 50)]).toEqual(['38', '12.5']);
  expect([typedPrice(of(0.5, 'l'), 21.25), typedQuantity(of(0.5, 'l'), 3)]).toEqual(['42.50', '1.5']);
});

test('the form takes price per kg, step and stock in kg, and sends steps [LOOSE-13]', async () => {
  const { user, fill, save, sent } = openForm(makeProduct());
  await user.click(await screen.findByRole('switch', { name: 'Sold loose, by weight or volume' }));
  const step = screen.getByRole('combobox', { name: 'Sold in steps of' });
  expect(
    within(step)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose a step',
    '50 g',
    '100 g',
    '250 g',
    '500 g',
    '1 kg',
    '50 ml',
    '100 ml',
    '250 ml',
    '500 ml',
    '1 l',
  ]);
  expect(screen.queryByRole('spinbutton', { name: 'MRP' })).toBeNull();
  await user.selectOptions(step, '100 ml');
  expect(await number('Price per litre')).toBeVisible();
  await user.selectOptions(step, '500 g');
  await fill('Price per kg', '38.50');
  await fill('Quantity in kg', '-3');
  await save();
  expect(screen.getByText('Enter 0 or more, like 12 or 12.5')).toBeVisible();
  await fill('Quantity in kg', '12.7');
  await save();
  await expect.poll(sent).toEqual({
    is_loose: true,
    net_quantity: 500,
    unit: 'g',
    price: 19.25,
    quantity: 25,
    expected_quantity: 12,
  });
});

test('the form shows loose goods as they were entered, and sends what changed alone [LOOSE-13]', async () => {
  const { fill, save, sent } = openForm(beans);
  expect(await number('Price per kg')).toHaveValue('38');
  expect(await number('Quantity in kg')).toHaveValue('12.5');
  await fill('Price per kg', '40');
  await save();
  await expect.poll(sent).toEqual({ price: 10 });
});

test('the card of loose goods saves the price per kg and the stock in kg [LOOSE-13]', async () => {
  const api = serve(beans);
  const { user } = openApp('/retailer/products', { person: retailer, api });
  await user.clear(await number('Price per kg'));
  await user.type(await number('Price per kg'), '42');
  await user.click(screen.getByRole('button', { name: 'Save price' }));
  await user.clear(await number('Quantity in kg'));
  await user.type(await number('Quantity in kg'), '3');
  await user.click(screen.getByRole('button', { name: 'Save quantity' }));
  await expect
    .poll(() => api.asked(contract.updateProduct).map(({ body }) => body))
    .toEqual([{ price: 10.5 }, { quantity: 12, expected_quantity: 50 }]);
});

test('the price sheet has them per kg and in kg, too [LOOSE-13]', async () => {
  const api = serve(beans);
  const { user } = openApp('/retailer/prices', { person: retailer, api });
  await user.clear(await number('Price per kg'));
  await user.type(await number('Price per kg'), '44');
  await user.clear(await number('Quantity in kg'));
  await user.type(await number('Quantity in kg'), '1.1');
  await user.click(screen.getByRole('button', { name: 'Save 2 changes' }));
  await expect
    .poll(() => api.asked(contract.updateProducts)[0]?.body)
    .toEqual({ products: [{ id: beans.id, price: 11, quantity: 4, expected_quantity: 50 }] });
});

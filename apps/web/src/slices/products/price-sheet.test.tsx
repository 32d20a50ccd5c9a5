import type { BodyOf } from '@haat/contract/endpoint';
import * as products from '@haat/contract/products';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeLanguage, startLanguage } from '../../platform/language.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { retailer } from '../../testing/people.ts';
import { makeProduct } from '../../testing/retailer-products.ts';

const fruit = { id: 5, name: 'Fruit', local_name: null };
const goods = [
  makeProduct({ id: 29, name: 'Tomato', price: 38, quantity: 12 }),
  makeProduct({ id: 30, name: 'Carrot', price: 34.5, quantity: 3, mrp: 40 }),
  makeProduct({ id: 31, name: 'Banana', price: 60, quantity: 0, type: fruit }),
];

async function openSheet(api = fakeApi().on(products.listRetailerProducts, { count: 3, results: goods })) {
  const app = openApp('/retailer/prices', { person: retailer, api });
  await screen.findByRole('heading', { name: 'Banana' });
  return app;
}

const row = (name: string) => within(screen.getByRole('listitem', { name }));
const field = (name: string, label: string) => row(name).getByRole('spinbutton', { name: label });
/** One press: the number is selected, so typing replaces it. */
async function enter(user: Awaited<ReturnType<typeof openSheet>>['user'], to: HTMLElement, text: string) {
  await user.click(to);
  await user.keyboard(text);
}

afterEach(() => onlineManager.setOnline(true));

test('all goods stand by type, and one press saves what was changed [PROD-53]', async () => {
  const { api, user } = await openSheet();
  const types = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(types).toEqual(['Fruit', 'Vegetables']);
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Banana', 'Carrot', 'Tomato']);
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  await enter(user, field('Tomato', 'Price'), '40.5');
  expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeEnabled();
  await enter(user, field('Carrot', 'Quantity'), '8');
  await user.click(row('Banana').getByRole('checkbox', { name: 'Sold out' }));
  api.on(products.updateProducts, ({ body }) => {
    const { products: changes } = body as BodyOf<typeof products.updateProducts>; // the fake has checked its shape
    const sent = new Map(changes.map((one) => [one.id, one]));
    const changed = goods.map((one) => {
      const { expected_quantity: _, ...fields } = sent.get(one.id) ?? { id: one.id };
      return { ...one, ...fields };
    });
    api.on(products.listRetailerProducts, { count: 3, results: changed });
    return { count: 3, results: changed };
  });
  await user.click(screen.getByRole('button', { name: 'Save 3 changes' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull());
  expect(api.asked(products.updateProducts).map(({ body }) => body)).toEqual([
    {
      products: [
        { id: 29, price: 40.5 },
        { id: 30, quantity: 8, expected_quantity: 3 },
        { id: 31, is_sold_out: true },
      ],
    },
  ]);
  expect(field('Tomato', 'Price')).toHaveValue('40.50');
  expect(row('Banana').getByRole('checkbox', { name: 'Sold out' })).toBeChecked();
});

test('what was typed survives leaving and a reload [PROD-54]', async () => {
  const { user, goTo } = await openSheet();
  await enter(user, field('Tomato', 'Price'), '41');
  await enter(user, field('Carrot', 'Price'), '35');
  await user.clear(field('Carrot', 'Price'));
  await user.keyboard('34.50');
  // The page begins anew, as after a reload.
  await goTo('/support');
  await goTo('/retailer/prices');
  await screen.findByRole('heading', { name: 'Banana' });
  expect(field('Tomato', 'Price')).toHaveValue('41');
  expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeEnabled();
});

test('another language reaches every row, also those that nobody changed [PROD-53]', async () => {
  await startLanguage(async () => ({ priceSheet: { soldOut: 'ख़त्म' } }));
  await openSheet();
  await act(() => changeLanguage('hi'));
  expect(screen.getAllByRole('checkbox', { name: 'ख़त्म' })).toHaveLength(3);
  await act(() => changeLanguage('en'));
  expect(screen.getAllByRole('checkbox', { name: 'Sold out' })).toHaveLength(3);
});

test('a wrong number is explained at its field, and nothing is sent [PROD-53]', async () => {
  const { api, user } = await openSheet();
  await enter(user, field('Carrot', 'Price'), '41');
  expect(row('Carrot').getByText('The price is above the MRP. Enter a lower one.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeDisabled();
  expect(api.asked(products.updateProducts)).toEqual([]);
});

test('another stock is shown in its row, and the next press saves over it [PROD-54]', async () => {
  const { api, user } = await openSheet();
  await enter(user, field('Tomato', 'Quantity'), '20');
  api.on(products.updateProducts, refuse('product.stock_changed', { products: [{ id: 29, quantity: 11 }] }));
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  expect(await row('Tomato').findByText(/In stock now: 11/)).toBeVisible();
  expect(field('Tomato', 'Quantity')).toHaveValue('20');
  api.on(products.updateProducts, { count: 1, results: [{ ...goods[0], quantity: 20 }] as never });
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  await waitFor(() => expect(api.asked(products.updateProducts)).toHaveLength(2));
  expect(api.asked(products.updateProducts)[1]?.body).toEqual({
    products: [{ id: 29, quantity: 20, expected_quantity: 11 }],
  });
});

test('without a network the changes wait, and stay on the sheet [PROD-54]', async () => {
  const { api, user } = await openSheet();
  await enter(user, field('Tomato', 'Price'), '41');
  onlineManager.setOnline(false);
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  expect(field('Tomato', 'Price')).toHaveValue('41');
  expect(api.asked(products.updateProducts)).toEqual([]);
  const changed = { ...goods[0], price: 41 } as products.Product;
  api.on(products.updateProducts, { count: 1, results: [changed] });
  api.on(products.listRetailerProducts, { count: 3, results: [changed, ...goods.slice(1)] });
  onlineManager.setOnline(true);
  await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

test('a shop without goods finds the catalogue [PROD-53]', async () => {
  const api = fakeApi().on(products.listRetailerProducts, { count: 0, results: [] });
  openApp('/retailer/prices', { person: retailer, api });
  expect(await screen.findByRole('link', { name: 'See the catalogue' })).toBeVisible();
});

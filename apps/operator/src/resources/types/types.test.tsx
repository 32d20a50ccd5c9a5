// Shop types and product types on the desk.
import * as productTypes from '@haat/contract/operator/product-types';
import * as shopTypes from '@haat/contract/operator/shop-types';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { fruit } from '../../testing/records.ts';

const grocery: shopTypes.ShopTypeRecord = {
  id: 5,
  name: 'Grocery',
  names: {},
  cover: null,
  position: null,
  version: 1,
};
const bakery: shopTypes.ShopTypeRecord = { ...grocery, id: 6, name: 'Bakery' };
const forGrocery: productTypes.ProductTypeRecord = { ...fruit, shop_types: [{ id: 5, name: 'Grocery' }] };

function village(): FakeApi {
  const api = fakeApi();
  api.on(shopTypes.listShopTypes, () => ({ count: 2, results: [bakery, grocery] }));
  api.on(shopTypes.getShopType, () => grocery);
  api.on(productTypes.listProductTypes, () => ({ count: 1, results: [forGrocery] }));
  api.on(productTypes.getProductType, () => forGrocery);
  return api;
}

it('adds a shop type and keeps what was typed when its name is taken [DESK-77]', async () => {
  const api = village();
  let isTaken = true;
  api.on(shopTypes.createShopType, () =>
    isTaken
      ? refuse('input.invalid', { errors: { name: ['A shop type with this name exists.'] } })
      : { ...grocery, id: 7 },
  );
  const { user, path } = openDesk('/shop-types/create', api);
  await user.type(await screen.findByLabelText(/^Name/), 'Grocery');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('A shop type with this name exists.');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Grocery');
  isTaken = false;
  await user.type(screen.getByLabelText(/^Name/), ' and more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Shop type added');
  expect(api.asked(shopTypes.createShopType).at(-1)?.body).toEqual({ name: 'Grocery and more', names: {} });
  await expect.poll(path).toBe('/operator/shop-types');
});

it('says why a type that is in use can’t be deleted [DESK-77]', async () => {
  const api = village();
  const detail = 'Shops have this type. Give them another type first.';
  api.on(shopTypes.deleteShopType, () => refuse('record.in_use', { detail }));
  const { user } = openDesk('/shop-types/5', api);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Grocery?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText(detail)).toBeVisible();
});

it('chooses the shop types that a product type is offered to [DESK-77]', async () => {
  const api = village();
  api.on(productTypes.updateProductType, () => forGrocery);
  const { user } = openDesk('/product-types/11', api);
  const offered = within(await screen.findByRole('group', { name: 'Offered to retailers of' }));
  expect(await offered.findByLabelText('Grocery')).toBeChecked();
  await user.click(offered.getByLabelText('Bakery'));
  await user.click(offered.getByLabelText('Grocery'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(api.asked(productTypes.updateProductType)[0]?.body).toEqual({ shop_types: [6], version: 1 });
});

it('lists product types with their shop types, and filters by one [DESK-77]', async () => {
  const api = village();
  const { user } = openDesk('/product-types', api);
  const table = within(await screen.findByRole('table', { name: 'Product types' }));
  expect(table.getByRole('cell', { name: 'Grocery' })).toBeVisible();
  await user.selectOptions(await screen.findByLabelText('Offered to'), 'Bakery');
  await expect.poll(() => api.asked(productTypes.listProductTypes).at(-1)?.query.shop_type).toBe('6');
});

it('moves a type up and down, and numbers only those above it [DESK-142]', async () => {
  const api = village();
  let rows = [bakery, { ...grocery, id: 8, name: 'Fish' }, grocery];
  const place = ({ position }: shopTypes.ShopTypeRecord): number => position ?? Number.MAX_VALUE;
  api.on(shopTypes.listShopTypes, () => ({ count: rows.length, results: rows }));
  api.on(shopTypes.updateShopType, ({ params, body }) => {
    rows = rows
      .map((row) => (String(row.id) === params.id ? { ...row, ...(body as object) } : row))
      .sort((one, other) => place(one) - place(other));
    return rows.find(({ id }) => String(id) === params.id) ?? grocery;
  });
  const { user } = openDesk('/shop-types', api);
  await user.click(await screen.findByRole('button', { name: 'Move Fish up' }));
  const names = () =>
    within(screen.getByRole('table', { name: 'Shop types' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Fish', 'Bakery', 'Grocery']);
  expect(api.asked(shopTypes.updateShopType).map(({ params, body }) => [params.id, body])).toEqual([
    ['8', { position: 0, version: 1 }],
    ['6', { position: 1, version: 1 }],
  ]);
  expect(screen.getByRole('button', { name: 'Move Fish up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move Grocery down' })).toBeDisabled();
});

it("can't move types that a search found, because others are between them", async () => {
  const { user } = openDesk('/product-types', village());
  await screen.findByRole('button', { name: 'Move Fruit down' });
  await user.selectOptions(await screen.findByLabelText('Offered to'), 'Bakery');
  await expect.poll(() => screen.queryByRole('button', { name: 'Move Fruit down' })).toBeNull();
});

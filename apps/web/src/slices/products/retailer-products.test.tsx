import * as products from '@haat/contract/products';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { retailer } from '../../testing/people.ts';
import { makeProduct, vegetables } from '../../testing/retailer-products.ts';

const listOf = (...results: products.Product[]) => ({ count: results.length, results });

async function openProducts(...known: products.Product[]) {
  const api = fakeApi().on(products.listRetailerProducts, listOf(...known));
  const app = openApp('/retailer/products', { person: retailer, api });
  const list = await screen.findByRole('list', { name: 'Products' });
  const [first] = within(list).getAllByRole('listitem');
  if (!first) throw new Error('no product is listed');
  return { ...app, card: within(first) };
}

test('a card shows name, type and quantity, and saves the price separately [PROD-13, PROD-14, PROD-15, PROD-29]', async () => {
  const { api, user, card } = await openProducts(makeProduct());
  expect(card.getByRole('heading', { name: 'Country tomato, 1 kg' })).toBeVisible();
  expect(card.getByText('Vegetables')).toBeVisible();
  expect(card.getByText('29')).toBeVisible();
  expect(card.getByRole('presentation')).toHaveAttribute('src', '/default.png');
  expect(card.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/retailer/edit-product/29');
  api.on(products.updateProduct, makeProduct({ price: 40.5 }));
  const price = card.getByRole('spinbutton', { name: 'Price' });
  expect(price).toHaveValue('38');
  await user.clear(price);
  await user.click(card.getByRole('button', { name: 'Save price' }));
  expect(card.getByText('The field is required')).toBeVisible();
  await user.type(price, '40.5');
  await user.click(card.getByRole('button', { name: 'Save price' }));
  expect(await card.findByText('Saved')).toBeVisible();
  expect(api.asked(products.updateProduct).map(({ body }) => body)).toEqual([{ price: 40.5 }]);
});

test('a price that could not be saved shows a toast and stays in its field [TEXT-12]', async () => {
  const { api, user, card } = await openProducts(makeProduct());
  api.on(products.updateProduct, refuse('internal'));
  const price = card.getByRole('spinbutton', { name: 'Price' });
  await user.clear(price);
  await user.type(price, '45');
  await user.click(card.getByRole('button', { name: 'Save price' }));
  await screen.findByText('Could not update price');
  expect(price).toHaveValue('45');
});

test('a price above the MRP is refused at its field, and not sent [PROD-15]', async () => {
  const { api, user, card } = await openProducts(makeProduct({ mrp: 40 }));
  const price = card.getByRole('spinbutton', { name: 'Price' });
  await user.clear(price);
  await user.type(price, '40.5');
  await user.click(card.getByRole('button', { name: 'Save price' }));
  expect(card.getByText('The price is above the MRP. Enter a lower one.')).toBeVisible();
  expect(price).toHaveValue('40.5');
  expect(api.asked(products.updateProduct)).toEqual([]);
});

test('a quantity of zero is highlighted, and a new quantity is saved [PROD-17]', async () => {
  const { api, user, card } = await openProducts(makeProduct({ quantity: 0 }));
  expect(card.getByText(/not counted yet/)).toBeVisible();
  api.on(products.updateProduct, refuse('internal'));
  const quantity = card.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '15');
  await user.click(card.getByRole('button', { name: 'Save quantity' }));
  await screen.findByText('Could not save product');
  api.on(products.updateProduct, makeProduct({ quantity: 15 }));
  await user.click(card.getByRole('button', { name: 'Save quantity' }));
  await waitFor(() => expect(card.queryByText(/not counted yet/)).not.toBeInTheDocument());
  expect(api.asked(products.updateProduct).at(-1)?.body).toEqual({ quantity: 15, expected_quantity: 0 });
});

test('deleting asks, shows a toast and removes the card [PROD-18, PROD-31]', async () => {
  const coconut = makeProduct({ id: 30, name: 'Coconut, 1 piece' });
  const { api, user, card } = await openProducts(makeProduct(), coconut);
  const deleteButton = card.getByRole('button', { name: 'Delete' });
  api.on(products.listRetailerProducts, listOf(coconut)).on(products.deleteProduct, () => {
    // A browser returns the focus when the dialog closes.
    deleteButton.focus();
    return undefined;
  });
  await user.click(deleteButton);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Are you sure you want to delete the product?');
  await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
  await screen.findByText('Successfully deleted');
  await waitFor(() => expect(screen.queryByText('Country tomato, 1 kg')).not.toBeInTheDocument());
  expect(screen.getByText('Coconut, 1 piece')).toBeVisible();
  expect(api.asked(products.deleteProduct)[0]?.params).toEqual({ id: '29' });
  // Screen readers continue at the product that is now in its place.
  await waitFor(() => expect(screen.getByText('Coconut, 1 piece').closest('li')).toHaveFocus());
});

test('a product that could not be deleted stays [TEXT-12]', async () => {
  const { api, user, card } = await openProducts(makeProduct());
  api.on(products.deleteProduct, refuse('internal'));
  await user.click(card.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
  await screen.findByText('Could not delete product');
  expect(card.getByText('Country tomato, 1 kg')).toBeVisible();
});

test('loads the next products at the end of the list [PROD-13, PROD-27]', async () => {
  const all = Array.from({ length: 12 }, (_, index) =>
    makeProduct({ id: 40 - index, name: `Thing ${40 - index}` }),
  );
  const api = fakeApi().on(products.listRetailerProducts, ({ query }) => ({
    count: all.length,
    results: all.slice(Number(query.offset), Number(query.offset) + Number(query.limit)),
  }));
  openApp('/retailer/products', { person: retailer, api });
  expect(await screen.findByRole('heading', { name: 'Thing 29' })).toBeVisible();
  expect(api.asked(products.listRetailerProducts).map(({ query }) => query.offset)).toEqual(['0', '10']);
});

test('shows rows that moved to an earlier page while somebody else deleted three [APP-52]', async () => {
  let all = Array.from({ length: 25 }, (_, index) =>
    makeProduct({ id: 40 - index, name: `Thing ${40 - index}` }),
  );
  const api = fakeApi().on(products.listRetailerProducts, ({ query }) => {
    const offset = Number(query.offset);
    if (offset === 10 && all.length === 25) all = all.slice(3);
    return { count: all.length, results: all.slice(offset, offset + Number(query.limit)) };
  });
  openApp('/retailer/products', { person: retailer, api });
  // The eleventh to thirteenth are now the first page's last ones.
  for (const id of [30, 29, 28, 16])
    expect(await screen.findByRole('heading', { name: `Thing ${id}` })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Thing 40' })).toBeNull();
});

test('Enter applies the search; clearing it shows all again [PROD-13]', async () => {
  const { api, user } = await openProducts(makeProduct());
  api.on(products.listRetailerProducts, ({ query }) => (query.search ? listOf() : listOf(makeProduct())));
  const box = screen.getByRole('searchbox');
  await user.type(box, 'zebra{Enter}');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  await user.clear(box);
  expect(await screen.findByText('Country tomato, 1 kg')).toBeVisible();
  expect(api.asked(products.listRetailerProducts).map(({ query }) => query.search)).toContain('zebra');
});

async function openEdit(product = makeProduct()) {
  const api = fakeApi()
    .on(products.getRetailerProduct, product)
    .on(products.shopProductTypes, { count: 1, results: [vegetables] })
    .on(products.listRetailerProducts, listOf(product));
  const app = openApp(`/retailer/edit-product/${product.id}`, { person: retailer, api });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  return { ...app, name };
}

test("editing starts with the product's values and sends only changed fields [PROD-19, PROD-21, PROD-24, PROD-28]", async () => {
  const { api, user, name, path } = await openEdit();
  expect(name).toHaveValue('Country tomato, 1 kg');
  expect(screen.getByRole('combobox', { name: 'Product type' })).toHaveValue('4');
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'From the field behind the temple.',
  );
  expect(screen.getByRole('spinbutton', { name: 'Price' })).toHaveValue('38');
  expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('12');
  expect(screen.getByRole('button', { name: 'Remove red' })).toBeVisible();
  expect(screen.queryByLabelText('Images')).not.toBeInTheDocument();
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'Red tomato, 1 kg');
  api.on(products.updateProduct, makeProduct({ name: 'Red tomato, 1 kg' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('list', { name: 'Products' });
  expect(path()).toBe('/retailer/products');
  expect(api.asked(products.updateProduct)[0]?.body).toEqual({ name: 'Red tomato, 1 kg' });
});

test('a name over its limit is not saved', async () => {
  const { api, user, name } = await openEdit();
  fireEvent.change(name, { target: { value: 'a'.repeat(121) } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(name).toHaveAccessibleDescription(/Use at most 120 characters. You have 121./);
  expect(name).toHaveFocus();
  expect(api.asked(products.updateProduct)).toHaveLength(0);
});

test("shows the server's error at its field and keeps the other values [TEXT-7]", async () => {
  const { api, user, name, path } = await openEdit();
  api.on(products.updateProduct, refuse('input.invalid', { errors: { name: ['Too much of a name'] } }));
  await user.type(name, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Could not save product');
  expect(screen.getByText('Too much of a name')).toBeVisible();
  expect(name).toHaveValue('Country tomato, 1 kg!');
  expect(path()).toBe('/retailer/edit-product/29');
});

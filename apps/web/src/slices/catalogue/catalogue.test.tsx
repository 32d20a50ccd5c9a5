import * as catalogueContract from '@haat/contract/catalogue';
import * as products from '@haat/contract/products';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { retailer } from '../../testing/people.ts';
import { makeCatalogueProduct, makeProduct, vegetables } from '../../testing/retailer-products.ts';

/** A catalogue of one product type that remembers added products. */
function catalogue(count: number, ...addedAtFirst: number[]) {
  const added = new Set(addedAtFirst);
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const api = fakeApi()
    .on(catalogueContract.catalogueTypes, [{ type: vegetables }])
    .on(catalogueContract.listCatalogue, ({ query }) => ({
      count,
      not_added: count - added.size,
      results: all
        .slice(Number(query.offset), Number(query.offset) + 10)
        .map((id) => makeCatalogueProduct(id, { is_addded: added.has(id), cover: '/media/bean-m.webp' })),
    }))
    .on(catalogueContract.addCatalogueProduct, ({ params }) => {
      added.add(Number(params.id));
      return makeProduct({ quantity: 0 });
    })
    .on(catalogueContract.addAllCatalogueProducts, ({ body }) => {
      const { exclude } = body as { exclude: number[] }; // just validated against the contract
      const due = all.filter((id) => !exclude.includes(id) && !added.has(id));
      for (const id of due) added.add(id);
      return { added: due.length };
    });
  return api;
}

async function openKind(api = catalogue(25)) {
  const app = openApp('/retailer/catalogue', { person: retailer, api });
  await app.user.click(await screen.findByRole('button', { name: 'Vegetables' }));
  const addAll = await screen.findByRole('button', { name: /^Add all/ });
  return { ...app, api, addAll };
}

const box = (id: number) => screen.getByRole('checkbox', { name: `Bean ${id}, 500 g` });

test('shows nothing until a type is selected [CAT-1]', async () => {
  openApp('/retailer/catalogue', { person: retailer, api: catalogue(3) });
  const types = within(await screen.findByRole('list', { name: 'Product types' }));
  expect(types.getByRole('button', { name: 'Vegetables' }).querySelector('img')).toBeInTheDocument();
  expect(await screen.findByText('Please select a category to add products from')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('shows rows that moved to an earlier page while an operator deleted three [APP-52]', async () => {
  let ids = Array.from({ length: 25 }, (_, index) => index + 1);
  const api = catalogue(25).on(catalogueContract.listCatalogue, ({ query }) => {
    const offset = Number(query.offset);
    if (offset === 10 && ids.length === 25) ids = ids.slice(3);
    const results = ids.slice(offset, offset + 10).map((id) => makeCatalogueProduct(id));
    return { count: ids.length, not_added: ids.length, results };
  });
  const { addAll } = await openKind(api);
  await waitFor(() => expect(addAll).toHaveTextContent('Add all (22)'));
  for (const id of [11, 12, 13, 25])
    expect(await screen.findByRole('checkbox', { name: `Bean ${id}, 500 g` })).toBeVisible();
});

test('all are checked and counted at first, including those not loaded yet [CAT-2, CAT-5]', async () => {
  const { user, addAll } = await openKind();
  expect(addAll).toHaveTextContent('Add all (25)');
  expect(box(1)).toBeChecked();
  await user.click(box(1));
  expect(addAll).toHaveTextContent('Add all (24)');
  expect(box(1)).not.toBeChecked();
  await user.click(box(1));
  expect(addAll).toHaveTextContent('Add all (25)');
});

test("products already in the shop don't count and can't be unchecked [CAT-3]", async () => {
  const { addAll } = await openKind(catalogue(5, 2, 3));
  expect(addAll).toHaveTextContent('Add all (3)');
  expect(box(2)).toBeDisabled();
  expect(box(1)).toBeEnabled();
});

test('a row opens, and its product can be added alone [CAT-4, CAT-6, CAT-10]', async () => {
  const { api, user, addAll } = await openKind();
  const row = screen.getByRole('button', { name: 'Bean 1, 500 g' });
  expect(row).toHaveAttribute('aria-expanded', 'false');
  await user.click(row);
  expect(screen.getByText('Long and green.')).toBeVisible();
  expect(screen.getByText('₹28.50')).toBeVisible();
  const opened = row.closest('li');
  expect(opened?.querySelector('img')).toHaveAttribute('src', '/media/bean-m.webp');
  expect(within(screen.getByRole('list', { name: 'Tags' })).getByText('bean')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to shop' }));
  expect(await screen.findByRole('button', { name: 'Already added' })).toBeDisabled();
  expect(addAll).toHaveTextContent('Add all (24)');
  expect(box(1)).toBeDisabled();
  expect(api.asked(catalogueContract.addCatalogueProduct)[0]?.params).toEqual({ id: '1' });
});

test('Add all excludes unchecked and added products, and only the unchecked remain [CAT-2, CAT-6, CAT-11]', async () => {
  const { api, user, addAll } = await openKind(catalogue(25, 4));
  await user.click(box(2));
  await user.click(addAll);
  await waitFor(() => expect(addAll).toHaveTextContent('Add all (0)'));
  expect(addAll).toBeDisabled();
  const sent = api.asked(catalogueContract.addAllCatalogueProducts)[0]?.body as { exclude: number[] }; // its only shape
  expect(sent).toMatchObject({ product_type: 4 });
  expect(sent.exclude.sort()).toEqual([2, 4]);
  expect(box(2)).toBeEnabled();
  expect(box(5)).toBeDisabled();
  await user.click(box(2));
  expect(addAll).toHaveTextContent('Add all (1)');
});

test('a product that could not be added shows a toast and stays unchanged [TEXT-12]', async () => {
  const { api, user, addAll } = await openKind();
  api.on(catalogueContract.addCatalogueProduct, refuse('internal'));
  await user.click(screen.getByRole('button', { name: 'Bean 1, 500 g' }));
  await user.click(screen.getByRole('button', { name: 'Add to shop' }));
  await screen.findByText('Could not add product');
  expect(screen.getByRole('button', { name: 'Add to shop' })).toBeEnabled();
  expect(addAll).toHaveTextContent('Add all (25)');
});

test('a failed Add all shows a toast and counts nothing as added [TEXT-12]', async () => {
  const { api, user, addAll } = await openKind();
  api.on(catalogueContract.addAllCatalogueProducts, refuse('internal'));
  await user.click(addAll);
  await screen.findByText('Could not add product');
  expect(addAll).toHaveTextContent('Add all (25)');
  expect(box(1)).toBeEnabled();
});

test('sets one quantity for all products taken from the catalogue [CAT-12]', async () => {
  let notCounted = 0;
  const api = catalogue(3);
  api
    .on(products.countNotCounted, () => ({ not_counted: notCounted }))
    .on(products.setFirstQuantities, () => {
      const changed = notCounted;
      notCounted = 0;
      return { changed };
    });
  const { user, addAll } = await openKind(api);
  expect(screen.queryByRole('button', { name: 'Set quantity for all' })).toBeNull();
  notCounted = 3;
  await user.click(addAll);
  expect(await screen.findByText(/^3 products from the catalogue have no quantity yet/)).toBeVisible();
  const field = screen.getByRole('spinbutton', { name: 'How many of each' });
  expect(field).toHaveValue('20');
  await user.click(await screen.findByRole('button', { name: 'No quantity yet: set it' }));
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Set quantity for all' }));
  expect(screen.getByText('Enter a whole number from 1 to 1000000')).toBeVisible();
  await user.type(field, '12');
  await user.click(screen.getByRole('button', { name: 'Set quantity for all' }));
  await screen.findByText('Quantity set');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Set quantity for all' })).toBeNull());
  expect(api.asked(products.setFirstQuantities).map(({ body }) => body)).toEqual([{ quantity: 12 }]);
});

test('keeps the offer when the quantity could not be set, also in the product list [CAT-12]', async () => {
  const api = fakeApi()
    .on(products.listRetailerProducts, { count: 1, results: [makeProduct({ quantity: 0 })] })
    .on(products.countNotCounted, { not_counted: 1 })
    .on(products.setFirstQuantities, refuse('internal'));
  const { user } = openApp('/retailer/products', { person: retailer, api });
  expect(await screen.findByText(/^1 product from the catalogue has no quantity yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set quantity for all' }));
  await screen.findByText('Could not save product');
  expect(screen.getByRole('spinbutton', { name: 'How many of each' })).toHaveValue('20');
});

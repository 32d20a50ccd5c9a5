// The starter set in the setup: choosing, adding, and adding again.
import * as catalogue from '@haat/contract/operator/catalogue';
import * as productTypes from '@haat/contract/operator/product-types';
import * as setup from '@haat/contract/operator/setup';
import * as shopTypes from '@haat/contract/operator/shop-types';
import * as supportContacts from '@haat/contract/operator/support-contacts';
import { soldAs, starterGoods, starterProductTypes, starterShopTypes } from '@haat/starter';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import { setupDone, setupWith } from '../../testing/first-steps.ts';
import { openDesk } from '../../testing/open-desk.tsx';
// Loaded here, so that the tests don't wait for the lazy files to compile.
import './product-types-panel.tsx';
import './shop-types-panel.tsx';

const shopTypeNames = Object.values(starterShopTypes);
const withTypes = ['city', 'slots', 'shop_types'] as const;

const record = (name: string, index: number) => ({
  id: index + 1,
  name,
  names: {},
  cover: null,
  position: null,
  version: 1,
});

/** A server with these shop types, all product types and some products. It keeps what is added. */
function serve(api: FakeApi, known: { shopTypes: string[]; products: string[] }): void {
  api.on(catalogue.countStarterPictures, () => ({ missing: 0 }));
  api.on(catalogue.addStarterPictures, () => ({ added: 0, missing: 0 }));
  api.on(shopTypes.listShopTypes, () => {
    const results = known.shopTypes.map(record);
    return { count: results.length, results };
  });
  api.on(productTypes.listProductTypes, ({ query }) => {
    const all = Object.values(starterProductTypes).map(({ name }, index) => record(name, index));
    const from = Number(query.offset);
    const results = all.slice(from, from + 15).map((type) => ({ ...type, shop_types: [] }));
    return { count: all.length, results };
  });
  api.on(catalogue.importCatalogue, async ({ body }) => {
    const { file, dry_run } = body as { file: File; dry_run: string }; // what the page sends
    const [, ...lines] = (await textOf(file)).split('\n');
    const names = lines.map((line) => /^"([^"]*)"/.exec(line)?.[1] ?? '');
    const rows = names.map((name, index) => ({
      line: index + 2,
      fate: known.products.includes(name) ? ('changed' as const) : ('new' as const),
      changes: [],
      error: null,
    }));
    const isApplied = dry_run === 'false';
    if (isApplied) known.products.push(...names);
    const added = rows.filter(({ fate }) => fate === 'new').length;
    const counts = { new: added, changed: rows.length - added, unchanged: 0, refused: 0 };
    return { is_applied: isApplied, counts, rows };
  });
}

/** Added records have no picture yet. */
function refusePictures(api: FakeApi): void {
  let missing = 0;
  api.on(catalogue.countStarterPictures, () => ({ missing }));
  api.on(catalogue.addStarterPictures, () => {
    missing = 1;
    return refuse('unavailable', { detail: 'The picture could not be stored. Try again in a few minutes.' });
  });
}

const pictures = (api: FakeApi): number => api.asked(catalogue.addStarterPictures).length;

const textOf = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

it('adds the chosen shop types, and after a failure only the rest [DESK-84, DESK-85]', async () => {
  const api = fakeApi();
  const known = { shopTypes: ['BAKERY'], products: [] };
  serve(api, known);
  api.on(setup.getSetup, () => setupWith(['city', 'slots']));
  let added = 0;
  api.on(shopTypes.createShopType, ({ body }) => {
    added += 1;
    if (added === 3) return refuse('rate.limited', { detail: 'Too many requests. Wait a minute.' });
    const { name } = body as { name: string }; // what the page sends
    known.shopTypes.push(name);
    return record(name, added);
  });
  const { user } = openDesk('/setup', api);
  await screen.findByText(`1 of the ${shopTypeNames.length} shop types is there already.`);
  const all = await screen.findByRole('checkbox', { name: 'All: 10 of 10' });
  await user.click(all);
  expect(screen.getByRole('button', { name: 'Add 0 shop types' })).toBeDisabled();
  await user.click(all);
  await user.click(screen.getByRole('checkbox', { name: 'Hardware' }));
  const count = shopTypeNames.length - 2;
  await user.click(screen.getByRole('button', { name: `Add ${count} shop types` }));
  await screen.findByText('Not all were added. Too many requests. Wait a minute.');
  await user.click(await screen.findByRole('button', { name: `Add ${count - 2} shop types` }));
  await screen.findByText(`${count - 2} shop types added`);
  expect([...known.shopTypes].sort()).toEqual(
    ['BAKERY', ...shopTypeNames.filter((name) => !['Bakery', 'Hardware'].includes(name))].sort(),
  );
  for (const { body } of api.asked(shopTypes.createShopType)) {
    const { name, position } = body as { name: string; position: number }; // what the page sends
    expect(shopTypeNames[position]).toBe(name);
  }
});

it('adds chosen products in one import, without those that are there [DESK-84, DESK-85]', async () => {
  const api = fakeApi();
  const known = { shopTypes: [...shopTypeNames], products: ['Potato, 250 g'] };
  serve(api, known);
  api.on(setup.getSetup, () => setupWith(withTypes));
  api.on(supportContacts.getSupportContacts, () => ({ id: 1, phone: null, email: null, version: 1 }));
  openDesk('/setup', api);
  await screen.findByText('1 product is in the catalogue already.');
  // Find it by label and click without a pointer: roles and pointers are slow on a page with so many boxes.
  fireEvent.click(screen.getByLabelText(/^Fruit: /));
  fireEvent.click(screen.getByLabelText('Choose Vegetables'));
  fireEvent.click(screen.getByLabelText('Ooty carrot, 250 g: ₹17'));
  const all = Object.values(starterGoods);
  const count = all.filter(({ type }) => type !== 'fruit').length - 2;
  // Somebody else adds one of them meanwhile.
  known.products.push('Beetroot, 250 g');
  fireEvent.click(screen.getByText(`Add ${count} products`));
  await screen.findByText(`${count - 1} products added`);
  expect(known.products.filter((name) => name === 'Beetroot, 250 g')).toHaveLength(1);
  const runs = api.asked(catalogue.importCatalogue).map(({ body }) => (body as { dry_run: string }).dry_run);
  expect(runs.filter((isDry) => isDry === 'false')).toHaveLength(1);
  expect(known.products).toHaveLength(count + 1);
  expect(known.products.filter((name) => name === 'Potato, 250 g')).toHaveLength(1);
  expect(known.products).not.toContain('Ooty carrot, 250 g');
  expect(pictures(api)).toBe(1);
});

it('says that types were added when only their pictures fail, and offers these [DESK-203]', async () => {
  const api = fakeApi();
  const known = { shopTypes: shopTypeNames.slice(1).map(String), products: [] };
  serve(api, known);
  refusePictures(api);
  api.on(setup.getSetup, () => setupWith(['city', 'slots']));
  api.on(shopTypes.createShopType, ({ body }) => {
    const { name } = body as { name: string }; // what the page sends
    known.shopTypes.push(name);
    return record(name, known.shopTypes.length);
  });
  const { user } = openDesk('/setup', api);
  await user.click(await screen.findByRole('button', { name: 'Add 1 shop type' }));
  await screen.findByText('1 shop type added, but not all pictures');
  expect(await screen.findByRole('button', { name: 'Add 1 picture' })).toBeVisible();
  expect(screen.queryByText(/^Not all were added/)).toBeNull();
});

it('says that products were added when only their pictures fail, and offers these [DESK-203]', async () => {
  const api = fakeApi();
  const names = Object.values(starterGoods).map((good) => `${good.name}, ${soldAs(good).unit}`);
  const known = { shopTypes: [...shopTypeNames], products: names.slice(1) };
  serve(api, known);
  refusePictures(api);
  api.on(setup.getSetup, () => setupWith(withTypes));
  const { user } = openDesk('/setup', api);
  await user.click(await screen.findByRole('button', { name: 'Add 1 product' }));
  await screen.findByText('1 product added, but not all pictures');
  expect(await screen.findByRole('button', { name: 'Add 1 picture' })).toBeVisible();
  expect(screen.queryByText(/^Nothing was added/)).toBeNull();
  expect(known.products).toHaveLength(names.length);
});

it('says when everything is there already [DESK-85]', async () => {
  const api = fakeApi();
  const names = Object.values(starterGoods).map((good) => `${good.name}, ${soldAs(good).unit}`);
  serve(api, { shopTypes: [...shopTypeNames], products: names });
  api.on(setup.getSetup, () => setupWith(withTypes));
  openDesk('/setup', api);
  await screen.findByText('All of the 40 product types are there already.');
  await screen.findByText(`All ${names.length} products of these types are in the catalogue already.`);
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

it('opens from the list of shop types, also in a village that works [DESK-84]', async () => {
  const api = fakeApi();
  serve(api, { shopTypes: ['Grocery'], products: [] });
  api.on(setup.getSetup, () => setupDone);
  const { user } = openDesk('/shop-types', api);
  await user.click(await screen.findByRole('link', { name: 'Starter set' }));
  await screen.findByText(`1 of the ${shopTypeNames.length} shop types is there already.`);
});

it('adds the pictures that types and products still lack, some in each call [DESK-174]', async () => {
  const api = fakeApi();
  serve(api, { shopTypes: [...shopTypeNames], products: [] });
  api.on(setup.getSetup, () => setupDone);
  let missing = 40;
  let isBroken = true;
  api.on(catalogue.countStarterPictures, () => ({ missing }));
  api.on(catalogue.addStarterPictures, () => {
    if (missing === 15 && isBroken) return refuse('edit.stale', { detail: 'Somebody else changed this.' });
    const added = Math.min(25, missing);
    missing -= added;
    return { added, missing };
  });
  const { user } = openDesk('/setup?step=shop_types', api);
  await user.click(await screen.findByRole('button', { name: 'Add 40 pictures' }));
  await screen.findByText('Not all pictures were added. Somebody else changed this.');
  isBroken = false;
  await user.click(await screen.findByRole('button', { name: 'Add 15 pictures' }));
  await screen.findByText('15 pictures added');
  await expect.poll(() => screen.queryByRole('button', { name: /^Add .* pictures$/ })).toBeNull();
});

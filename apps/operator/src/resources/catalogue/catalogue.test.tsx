// The catalogue on the desk: its list, one product, and the file with all products.
import * as catalogue from '@haat/contract/operator/catalogue';
import * as productTypes from '@haat/contract/operator/product-types';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { fruit, jackfruit, spices } from '../../testing/records.ts';

function withCatalogue(): FakeApi {
  const api = fakeApi();
  api.on(productTypes.listProductTypes, () => ({ count: 2, results: [fruit, spices] }));
  api.on(catalogue.listCatalogue, () => ({ count: 1, results: [jackfruit] }));
  api.on(catalogue.getCatalogueProduct, () => jackfruit);
  return api;
}

afterEach(() => vi.restoreAllMocks());

it('lists products with their prices, by type [DESK-90]', async () => {
  const api = withCatalogue();
  const { user } = openDesk('/catalogue', api);
  const table = within(await screen.findByRole('table', { name: 'Catalogue' }));
  expect(table.getByText('₹60.50')).toBeVisible();
  expect(table.getByText('chakka, ripe')).toBeVisible();
  await user.selectOptions(await screen.findByLabelText('Type'), 'Spices');
  await expect.poll(() => api.asked(catalogue.listCatalogue).at(-1)?.query.type).toBe('12');
});

it('adds a product with its tags once, also when pressed twice [DESK-90, DESK-121]', async () => {
  const api = withCatalogue();
  api.on(catalogue.listCatalogue, () => ({ count: 0, results: [] }));
  api.on(catalogue.createCatalogueProduct, () => jackfruit);
  const { user, path } = openDesk('/catalogue/create', api);
  await user.type(await screen.findByLabelText(/^Name/), 'Jackfruit, 1 kg');
  await screen.findByRole('option', { name: 'Fruit' });
  await user.selectOptions(screen.getByLabelText('Type'), 'Fruit');
  await user.type(screen.getByLabelText(/^Price/), '60.5');
  await user.type(screen.getByLabelText('Tags'), 'chakka, ripe,');
  const save = screen.getByRole('button', { name: 'Save' });
  act(() => {
    save.click();
    save.click();
  });
  await screen.findByText('Product added');
  expect(api.asked(catalogue.createCatalogueProduct)).toHaveLength(1);
  expect(api.asked(catalogue.createCatalogueProduct)[0]?.body).toEqual({
    name: 'Jackfruit, 1 kg',
    is_loose: false,
    type: 11,
    price: 60.5,
    tags: ['chakka', 'ripe'],
    names: {},
  });
  await expect.poll(path).toBe('/operator/catalogue');
});

it('says what is wrong with a product, and keeps what was typed', async () => {
  const api = withCatalogue();
  const { user } = openDesk('/catalogue/create', api);
  await user.type(await screen.findByLabelText(/^Price/), '1.999');
  await user.type(screen.getByLabelText('Tags'), `ripe, ${'x'.repeat(41)}`);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter a name.');
  expect(screen.getByText('Choose a type.')).toBeVisible();
  expect(screen.getByText('Use two decimals at most.')).toBeVisible();
  expect(screen.getByText(/to 40 characters at most/)).toBeVisible();
  expect(screen.getByLabelText(/^Price/)).toHaveValue('1.999');
  expect(api.asked(catalogue.createCatalogueProduct)).toEqual([]);
});

it('sends only what was changed in a product', async () => {
  const api = withCatalogue();
  api.on(catalogue.updateCatalogueProduct, () => ({ ...jackfruit, tags: ['ripe'], version: 4 }));
  const { user } = openDesk('/catalogue/21', api);
  const tags = await screen.findByDisplayValue('chakka, ripe');
  await user.clear(tags);
  await user.type(tags, 'ripe');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(api.asked(catalogue.updateCatalogueProduct)[0]?.body).toEqual({ tags: ['ripe'], version: 3 });
});

it('deletes a product after a question', async () => {
  const api = withCatalogue();
  api.on(catalogue.deleteCatalogueProduct, () => undefined);
  const { user, path } = openDesk('/catalogue/21', api);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Jackfruit, 1 kg?' }));
  expect(api.asked(catalogue.deleteCatalogueProduct)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Product deleted');
  await expect.poll(path).toBe('/operator/catalogue');
});

it('deletes several products after one question [DESK-90]', async () => {
  const api = withCatalogue();
  const tapioca = { ...jackfruit, id: 22, name: 'Tapioca, 1 kg' };
  api.on(catalogue.listCatalogue, () => ({ count: 2, results: [jackfruit, tapioca] }));
  api.on(catalogue.deleteCatalogueProduct, () => undefined);
  const { user } = openDesk('/catalogue', api);
  await user.click(await screen.findByLabelText('Select Jackfruit, 1 kg'));
  await user.click(screen.getByLabelText('Select Tapioca, 1 kg'));
  await user.click(screen.getByText('Delete 2 products'));
  const question = within(await screen.findByRole('dialog', { name: 'Delete 2 products?' }));
  await user.click(question.getByText('Delete'));
  await screen.findByText('2 products deleted');
  expect(api.asked(catalogue.deleteCatalogueProduct).map(({ params }) => params.id)).toEqual(['21', '22']);
});

it('links to the product types while there are none', async () => {
  const api = withCatalogue();
  api.on(productTypes.listProductTypes, () => ({ count: 0, results: [] }));
  openDesk('/catalogue/create', api);
  expect(await screen.findByRole('link', { name: 'Add the first one' })).toHaveAttribute(
    'href',
    '/operator/product-types/create',
  );
});

it('exports the catalogue as a file [DESK-91]', async () => {
  const api = withCatalogue();
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  api.on(catalogue.exportCatalogue, () => refuse('rate.limited', { detail: 'Wait a minute.' }));
  const { user } = openDesk('/catalogue', api);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await screen.findByText('Wait a minute.');
  api.on(catalogue.exportCatalogue, () => 'name,type,description,price,tags\r\n');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await expect.poll(() => names).toEqual(['catalogue.csv']);
  expect(await files[0]?.text()).toBe('name,type,description,price,tags\r\n');
  expect(api.asked(catalogue.exportCatalogue)[0]?.headers.get('Authorization')).toBe(
    'Token token-of-this-test',
  );
});

it('refuses the name of another product of the same type [DESK-127]', async () => {
  const api = withCatalogue();
  api.on(catalogue.listCatalogue, ({ query }) =>
    query.type === '11' ? { count: 1, results: [jackfruit] } : { count: 0, results: [] },
  );
  api.on(catalogue.createCatalogueProduct, () => jackfruit);
  const { user } = openDesk('/catalogue/create', api);
  await user.type(await screen.findByLabelText(/^Name/), ' jackfruit, 1 KG');
  await screen.findByRole('option', { name: 'Fruit' });
  await user.selectOptions(screen.getByLabelText('Type'), 'Fruit');
  await user.type(screen.getByLabelText(/^Price/), '60.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The catalogue already has this product.');
  expect(screen.getByLabelText(/^Name/)).toBeInvalid();
  expect(api.asked(catalogue.createCatalogueProduct)).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Type'), 'Spices');
  await expect.poll(() => screen.queryByText('The catalogue already has this product.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Product added');
});

it('refuses to give a product the name of another one, and saves one that keeps its own [DESK-127]', async () => {
  const api = withCatalogue();
  const twin = { ...jackfruit, id: 22 };
  const mango = { ...jackfruit, id: 23, name: 'Mango, 1 kg' };
  api.on(catalogue.listCatalogue, () => ({ count: 3, results: [jackfruit, twin, mango] }));
  api.on(catalogue.updateCatalogueProduct, () => ({ ...jackfruit, price: 70 }));
  const { user } = openDesk('/catalogue/21', api);
  const name = await screen.findByDisplayValue('Jackfruit, 1 kg');
  fireEvent.change(name, { target: { value: 'Mango, 1 kg' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The catalogue already has this product.');
  fireEvent.change(name, { target: { value: 'Jackfruit, 1 kg' } });
  fireEvent.change(screen.getByLabelText(/^Price/), { target: { value: '70' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(api.asked(catalogue.updateCatalogueProduct)[0]?.body).toEqual({ price: 70, version: 3 });
});

it('takes what a pack says, and names in other languages [PACK-13]', async () => {
  const api = withCatalogue();
  api.on(catalogue.updateCatalogueProduct, () => jackfruit);
  const { user } = openDesk('/catalogue/21', api);
  await user.type(await screen.findByLabelText('MRP'), '70');
  await user.type(screen.getByLabelText('Pack size'), '1');
  await user.selectOptions(screen.getByLabelText('Unit'), 'kg');
  await user.type(screen.getByLabelText('In Hindi'), 'कटहल');
  await user.type(screen.getByLabelText('In Malayalam'), 'ചക്ക');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.asked(catalogue.updateCatalogueProduct)[0]?.body)
    .toMatchObject({ mrp: 70, net_quantity: 1, unit: 'kg', names: { hi: 'कटहल', ml: 'ചക്ക' } });
});

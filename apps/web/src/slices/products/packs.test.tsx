// What packs say on the screens of customers and retailers.
import * as contract from '@haat/contract/products';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { market, tomato } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { retailer } from '../../testing/people.ts';
import { makeProduct, vegetables } from '../../testing/retailer-products.ts';

const packed = { ...tomato, price: 56, mrp: 60, net_quantity: 500, unit: 'g' as const };

const openProduct = (product: contract.Product) =>
  openApp(`/shops/${product.shop}/product/${product.id}`, { api: market().on(contract.getProduct, product) });

test('a price has the content and the unit price of its pack, and a higher MRP struck through [PACK-10]', async () => {
  openProduct(packed);
  const price = await screen.findByText('₹56');
  expect(price.parentElement).toHaveTextContent('₹56 · 500 g · ₹112/kg Maximum retail price ₹60');
  expect(screen.getByText('₹60').tagName).toBe('S');
});

test('an MRP that is the price is not shown [PACK-10]', async () => {
  openProduct({ ...packed, mrp: 56, net_quantity: null, unit: null });
  expect((await screen.findByText('₹56')).parentElement).toHaveTextContent(/^₹56$/);
});

test("a product's page has the local name as its title, and the name small below it [PACK-11]", async () => {
  openProduct({ ...packed, local_name: 'തക്കാളി' });
  expect(await screen.findByRole('heading', { level: 1, name: 'തക്കാളി' })).toBeVisible();
  expect(screen.getByText(tomato.name)).toBeVisible();
});

test("the retailer's form sends what the pack says, and refuses a price above the MRP [PACK-12]", async () => {
  const product = makeProduct({ price: 56 });
  const api = fakeApi()
    .on(contract.shopProductTypes, { count: 1, results: [vegetables] })
    .on(contract.getRetailerProduct, product)
    .on(contract.listRetailerProducts, { count: 1, results: [product] })
    .on(contract.updateProduct, product);
  const { user } = openApp(`/retailer/edit-product/${product.id}`, { person: retailer, api });
  const mrp = await screen.findByRole('spinbutton', { name: 'MRP' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(mrp, '50');
  await save();
  expect(screen.getByText('The price is above the MRP. Enter a lower one.')).toBeVisible();
  await user.clear(mrp);
  await user.type(mrp, '60.5');
  await user.type(screen.getByRole('spinbutton', { name: 'Pack size' }), '500');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'g');
  await save();
  await expect
    .poll(() => api.asked(contract.updateProduct)[0]?.body)
    .toEqual({ mrp: 60.5, net_quantity: 500, unit: 'g' });
});

// Offers on the customer's pages and in the retailer's form, and 'Tell me when it is back'.
import * as products from '@haat/contract/products';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cutOff, fakeApi, refuse } from '../../testing/fake-api.ts';
import { listOf, market, tomato } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { retailer } from '../../testing/people.ts';
import { makeProduct, vegetables } from '../../testing/retailer-products.ts';

const offer: products.Offer = {
  ...tomato,
  price: 30,
  regular_price: 38,
  offer_until: '2026-11-30',
  is_open: true,
  distance: 1,
};

test('the list of shops shows what is on offer, with the regular price and the last day [OFFER-6]', async () => {
  const api = market().on(products.listOffers, listOf([offer]));
  openApp('/shops', { api });
  const list = within(await screen.findByRole('list', { name: 'Offers' }));
  expect(list.getByRole('link', { name: 'Country tomato, 1 kg' })).toHaveAttribute(
    'href',
    '/shops/7/product/21',
  );
  expect(list.getByText('Amma Vegetables')).toBeVisible();
  expect(list.getByText('₹30')).toBeVisible();
  expect(list.getByText('₹38').tagName).toBe('S');
  expect(list.getByText('until 30/11')).toBeVisible();
  expect(api.asked(products.listOffers).map(({ query }) => query)).toEqual([{ address_id: '1' }]);
});

test.each([
  ['there are none', listOf<products.Offer>([])],
  ["they can't be loaded", refuse('internal')],
])('the list of shops has no offers when %s [OFFER-6]', async (_, answer) => {
  openApp('/shops', { api: market().on(products.listOffers, () => answer) });
  expect(await screen.findByRole('link', { name: 'Amma Vegetables' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Offers' })).toBeNull();
});

test("a shop's goods are shown when its offers can't be loaded [OFFER-6]", async () => {
  const api = market().on(products.listOffers, refuse('internal'));
  openApp('/shops/7', { api });
  expect(await screen.findByRole('link', { name: 'Country tomato, 1 kg' })).toBeVisible();
  await waitFor(() => expect(api.asked(products.listOffers).length).toBeGreaterThan(2), { timeout: 8_000 });
  expect(screen.getByRole('link', { name: 'Country tomato, 1 kg' })).toBeVisible();
});

async function openForm(product = makeProduct()) {
  const api = fakeApi()
    .on(products.getRetailerProduct, product)
    .on(products.shopProductTypes, listOf([vegetables]))
    .on(products.listRetailerProducts, listOf([product]));
  const { user } = openApp(`/retailer/edit-product/${product.id}`, { person: retailer, api });
  const price = await screen.findByRole('spinbutton', { name: 'Offer price' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { api, user, press, price, day: screen.getByLabelText('Last day') };
}

test.each(['38', '40', '0'])(
  'an offer at ₹%s for goods at ₹38 is refused at its field, and not sent [OFFER-7]',
  async (typed) => {
    const { api, user, press, price, day } = await openForm();
    await user.type(price, typed);
    await user.type(day, '2026-11-30');
    await press('Save offer');
    expect(price).toHaveAccessibleDescription(/Enter less than the price, and more than 0/);
    expect(price).toHaveFocus();
    expect(api.asked(products.updateProduct)).toEqual([]);
  },
);

test("an offer is saved and ended, and the server's reason is shown at its field [OFFER-7]", async () => {
  const { api, user, press, price, day } = await openForm();
  expect(screen.queryByRole('button', { name: 'End offer' })).toBeNull();
  await user.type(price, '30');
  await press('Save offer');
  expect(day).toHaveAccessibleDescription(/The field is required/);
  await user.type(day, '2027-11-30');
  api.on(products.updateProduct, refuse('input.invalid', { errors: { offer_until: ['Too far ahead'] } }));
  await press('Save offer');
  expect(await screen.findByText('Too far ahead')).toBeVisible();
  await user.clear(day);
  await user.type(day, '2026-11-30');
  const offered = { offer_price: 30, offer_until: '2026-11-30' };
  api.on(products.updateProduct, makeProduct(offered));
  await press('Save offer');
  const end = await screen.findByRole('button', { name: 'End offer' });
  expect(api.asked(products.updateProduct).at(-1)?.body).toEqual(offered);
  api.on(products.updateProduct, makeProduct());
  await user.click(end);
  await waitFor(() => expect(end).not.toBeInTheDocument());
  expect(api.asked(products.updateProduct).at(-1)?.body).toEqual({ offer_price: null, offer_until: null });
  expect(price).toHaveValue('');
  expect(day).toHaveValue('');
});

const refusedPrice = 'The price must be above the offer. Change or end the offer first.';
const onOffer = makeProduct({ offer_price: 30, offer_until: '2026-11-30' });

test.each([
  ['the price sheet', '/retailer/prices', 'Save 1 change'],
  ['the card', '/retailer/products', 'Save price'],
])("a price that isn't above the offer is refused on %s, and not sent [OFFER-8]", async (_, path, save) => {
  const api = fakeApi().on(products.listRetailerProducts, listOf([onOffer]));
  const { user } = openApp(path, { person: retailer, api });
  const price = await screen.findByRole('spinbutton', { name: 'Price' });
  await user.clear(price);
  await user.type(price, '30');
  await user.click(screen.getByRole('button', { name: save }));
  expect(price).toHaveAccessibleDescription(new RegExp(refusedPrice));
  await user.clear(price);
  await user.type(price, '30.50');
  expect(screen.queryByText(refusedPrice)).toBeNull();
  expect(api.asked(products.updateProducts)).toEqual([]);
  expect(api.asked(products.updateProduct)).toEqual([]);
});

async function openOutOfStock() {
  const api = market().on(products.getProduct, { ...tomato, quantity: 0 });
  const { user } = openApp('/shops/7/product/21', { api });
  const button = await screen.findByRole('button', { name: 'Tell me when it is back' });
  expect(screen.getByText('Out of stock')).toBeVisible();
  return { api, user, button };
}

test("'Tell me when it is back' is pressed, and taken back with a second press [TELL-3]", async () => {
  const { api, user, button } = await openOutOfStock();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  api.on(products.askToBeTold, undefined).on(products.stopBeingTold, undefined);
  await user.click(button);
  await waitFor(() => expect(button).toHaveAccessibleName('We will tell you'));
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(api.asked(products.askToBeTold).map(({ params }) => params)).toEqual([{ id: '21' }]);
  await user.click(button);
  await waitFor(() => expect(button).toHaveAccessibleName('Tell me when it is back'));
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(api.asked(products.stopBeingTold).map(({ params }) => params)).toEqual([{ id: '21' }]);
});

test('a person who waits for too many products reads why [TELL-3]', async () => {
  const { api, user, button } = await openOutOfStock();
  api.on(products.askToBeTold, refuse('tell_me.too_many'));
  await user.click(button);
  expect(
    await screen.findByText('You already wait for 50 products. Stop waiting for one first.'),
  ).toBeVisible();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(button).toHaveAccessibleName('Tell me when it is back');
});

test("after a refused 'take back' the button still says that it will tell [TELL-3]", async () => {
  const { api, user, button } = await openOutOfStock();
  api.on(products.askToBeTold, undefined).on(products.stopBeingTold, cutOff());
  await user.click(button);
  await waitFor(() => expect(button).toHaveAccessibleName('We will tell you'));
  await user.click(button);
  await waitFor(() => expect(api.asked(products.stopBeingTold)).not.toHaveLength(0));
  expect(await screen.findByText('Could not save')).toBeInTheDocument();
  expect(button).toHaveAccessibleName('We will tell you');
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

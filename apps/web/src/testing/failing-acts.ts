// Actions that fail: the action, the failing request and its toast (TEXT-10 to TEXT-16).
import * as accounts from '@haat/contract/accounts';
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as catalogue from '@haat/contract/catalogue';
import type { EndpointSpec } from '@haat/contract/endpoint';
import * as media from '@haat/contract/media';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import * as support from '@haat/contract/support';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { FakeApi } from './fake-api.ts';
import { work } from './market.ts';
import type { OpenedApp } from './open-app.tsx';
import { customer, named, newcomer } from './people.ts';
import { makeProduct } from './retailer-products.ts';
import { shopSettings } from './shop-settings.ts';
import {
  choosePicture,
  choosing,
  deletion,
  filling,
  fillPlace,
  type Press,
  press,
  type Step,
  type Visitor,
} from './stage.ts';

export interface FailingAct extends Press {
  readonly words: string;
  readonly call: EndpointSpec;
  readonly who: Visitor;
  readonly at: string;
  /** No answer comes. Otherwise the server fails. */
  readonly isCut?: true;
  /** What the page needs besides the usual. */
  readonly prepare?: (api: FakeApi) => unknown;
  /** Fills the fields, which must keep their values. */
  readonly fill?: Step;
  /** How a second press works, and what it leads to. */
  readonly works?: (api: FakeApi) => unknown;
  readonly ends?: (app: OpenedApp) => Promise<unknown>;
}

export const seeing =
  (words: string): NonNullable<FailingAct['ends']> =>
  () =>
    waitFor(() => expect(within(screen.getByRole('main')).getAllByText(words)[0]).toBeVisible());

export const seeingToast =
  (words: string): NonNullable<FailingAct['ends']> =>
  async () =>
    expect(await screen.findByText(words)).toHaveAttribute('role', 'status');

export const reaching =
  (path: string): NonNullable<FailingAct['ends']> =>
  (app) =>
    waitFor(() => expect(app.path()).toBe(path));

const fillProduct: Step = async (user) => {
  await choosing('Product type')(user);
  await filling({ Name: 'Papaya, 1 kg', Description: 'Ripe.', Price: '42.50', Quantity: '30' })(user);
  await user.type(screen.getByLabelText('Tags'), 'fruit{Enter}');
  await choosePicture()(user);
  await user.click(screen.getByRole('radio'));
};

const openType: Step = async (user) => {
  await user.click(await screen.findByRole('button', { name: 'Vegetables' }));
  await screen.findByRole('button', { name: /^Add all \(\d+\)$/ });
};

const uploads = (api: FakeApi) => api.on(media.uploadProductImage, { id: 1, cover: '/media/x-m.webp' });

const savesProduct = (changes: Partial<products.Product>) => (api: FakeApi) =>
  api.on(products.updateProduct, makeProduct(changes));

const atTheCart: readonly FailingAct[] = [
  {
    words: 'Could not update cart',
    call: cart.addToCart,
    who: 'customer',
    at: '/shops/7/product/21',
    button: /^Increase quantity/,
  },
  {
    words: 'Could not update cart',
    call: cart.removeFromCart,
    isCut: true,
    who: 'customer',
    at: '/shops/cart',
    button: /^Decrease quantity/,
  },
];

const byCustomers: readonly FailingAct[] = [
  {
    words: 'Could not add address',
    call: addresses.addAddress,
    isCut: true,
    who: 'customer',
    at: '/shops/address/add',
    fill: async (user) => {
      await filling({ 'Address name': 'Aunt', 'Receiver name': 'Leela', 'Phone number': '9812300209' })(user);
      await fillPlace(user);
    },
    button: 'Add',
    works: (api) => api.on(addresses.addAddress, { ...work, id: 3, name: 'Aunt' }),
    ends: reaching('/shops/address'),
  },
  {
    words: 'Could not update address',
    call: addresses.updateAddress,
    isCut: true,
    who: 'customer',
    at: '/shops/address/2',
    fill: filling({ Landmark: 'Blue gate' }),
    button: 'Save',
    works: (api) => api.on(addresses.updateAddress, { ...work, landmark: 'Blue gate' }),
    ends: reaching('/shops/address'),
  },
  {
    words: 'Could not delete address',
    call: addresses.deleteAddress,
    who: 'customer',
    at: '/shops/address',
    button: 'Delete Work',
    question: deletion,
  },
  {
    words: 'Could not submit request',
    call: support.createRequest,
    who: 'customer',
    at: '/support/request',
    fill: filling({ 'Request details': 'Red rice, please' }),
    button: 'Submit',
    works: (api) =>
      api.on(support.createRequest, {
        id: 5,
        body: 'Red rice, please',
        status: 'open',
        created_at: '2026-11-21T09:00:00+05:30',
      }),
    ends: seeingToast('Request submitted'),
  },
  {
    words: 'Could not register as a retailer',
    call: shops.createShop,
    who: 'customer',
    at: '/retailer',
    fill: async (user) => {
      await choosing('Shop type')(user);
      await user.click(screen.getAllByRole('checkbox')[0] ?? expect.fail());
      await filling({ 'Shop name': 'Devika Stores' })(user);
      await fillPlace(user);
    },
    button: 'Register',
  },
];

const shelf = { who: 'retailer', at: '/retailer/products' } as const;
const newProduct = {
  who: 'retailer',
  at: '/retailer/add-product',
  fill: fillProduct,
  button: 'Save',
} as const;

const byRetailers: readonly FailingAct[] = [
  {
    ...shelf,
    words: 'Could not update price',
    call: products.updateProduct,
    fill: filling({ Price: '47.50' }),
    button: 'Save price',
    works: savesProduct({ price: 47.5 }),
    ends: seeing('Saved'),
  },
  {
    ...shelf,
    words: 'Could not save product',
    call: products.updateProduct,
    isCut: true,
    fill: filling({ Quantity: '90' }),
    button: 'Save quantity',
    works: savesProduct({ quantity: 90 }),
    ends: seeing('Saved'),
  },
  {
    ...shelf,
    words: 'Could not delete product',
    call: products.deleteProduct,
    button: 'Delete',
    question: deletion,
  },
  {
    words: 'Could not save product',
    call: products.updateProduct,
    who: 'retailer',
    at: '/retailer/edit-product/29',
    fill: filling({ Description: 'From the hills.' }),
    button: 'Save',
    works: savesProduct({ description: 'From the hills.' }),
    ends: reaching('/retailer/products'),
  },
  { ...newProduct, words: 'Could not save product', call: products.createProduct, prepare: uploads },
  { ...newProduct, words: 'Could not save product', call: media.uploadProductImage, isCut: true },
  {
    words: 'Could not add product',
    call: catalogue.addCatalogueProduct,
    who: 'retailer',
    at: '/retailer/catalogue',
    fill: async (user) => {
      await openType(user);
      await user.click(screen.getByRole('button', { name: 'Bean 1, 500 g' }));
    },
    button: 'Add to shop',
  },
  {
    words: 'Could not add product',
    call: catalogue.addAllCatalogueProducts,
    who: 'retailer',
    at: '/retailer/catalogue',
    fill: openType,
    button: /^Add all/,
  },
  {
    words: 'Could not update data',
    call: shops.updateShop,
    who: 'retailer',
    at: '/retailer/user',
    fill: filling({ 'Opening time': '07:15', 'Closing time': '20:45' }),
    button: 'Update',
    works: (api) => api.on(shops.updateShop, shopSettings),
    ends: seeing('Saved'),
  },
];

const atTheSignIn: readonly FailingAct[] = [
  {
    words: 'Could not send OTP',
    call: accounts.login,
    isCut: true,
    who: 'nobody',
    at: '/auth/login',
    fill: filling({ 'Phone number': '9812300203' }),
    button: 'Request OTP',
    works: (api) => api.on(accounts.login, {}),
    ends: async (app) => {
      await seeingToast('OTP sent')(app);
      await reaching('/auth/verify')(app);
    },
  },
  {
    words: 'Could not verify OTP',
    call: accounts.verifyLogin,
    who: 'nobody',
    at: '/auth/login',
    // The sixth digit submits the form, so the button already makes the second try.
    fill: async (user) => {
      await filling({ 'Phone number': '9812300203' })(user);
      await press(user, { button: 'Request OTP' });
      await user.type(await screen.findByLabelText('Digit 1'), '123456');
      await screen.findByText('Could not verify OTP');
    },
    button: 'Next',
    works: (api) =>
      api.on(accounts.verifyLogin, {
        token: 'new-token',
        is_initial_setup_done: false,
        is_customer_initial_setup_done: false,
        user: newcomer,
      }),
    ends: reaching('/auth/setup'),
  },
  {
    words: 'Could not update details',
    call: accounts.setup,
    who: 'nameless',
    at: '/auth/setup',
    fill: filling({ 'First name': 'Meera', 'Last name': 'Das', Email: 'meera.das@example.in' }),
    button: 'Next',
    works: (api) => api.on(accounts.setup, named),
    ends: reaching('/auth/location'),
  },
  {
    words: 'Could not update address',
    call: addresses.createCustomer,
    isCut: true,
    who: 'homeless',
    at: '/auth/location',
    fill: fillPlace,
    button: 'Register',
    works: (api) =>
      api.on(addresses.createCustomer, { ...work, name: 'primary' }).on(accounts.details, customer),
    ends: reaching('/blogs'),
  },
];

export const failingActs = [...atTheCart, ...byCustomers, ...byRetailers, ...atTheSignIn];

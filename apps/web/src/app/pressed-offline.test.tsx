// Pressing actions that can't wait, without a connection. Long forms test this themselves. e2e/pressed-offline.test.ts
// checks in a browser where the line appears.
import * as accounts from '@haat/contract/accounts';
import * as catalogueContract from '@haat/contract/catalogue';
import * as products from '@haat/contract/products';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeApi, fakeApi } from '../testing/fake-api.ts';
import { goOffline } from '../testing/go-offline.ts';
import { listOf, market } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';
import { customer, newcomer, retailer } from '../testing/people.ts';
import { makeCatalogueProduct, makeProduct, vegetables } from '../testing/retailer-products.ts';

const device = (id: number): accounts.Session => ({
  id,
  device: 'Chrome on Android',
  created_at: '2026-11-02T08:15:00+05:30',
  last_used_at: '2026-11-02T08:15:00+05:30',
  is_current: id === 1,
});

const devices = () => fakeApi().on(accounts.listSessions, listOf([device(1), device(2)]));

const catalogue = () =>
  fakeApi()
    .on(catalogueContract.catalogueTypes, [{ type: vegetables }])
    .on(catalogueContract.listCatalogue, { count: 1, not_added: 1, results: [makeCatalogueProduct(1)] });

const ownProduct = () =>
  fakeApi()
    .on(products.shopProductTypes, listOf([vegetables]))
    .on(products.getRetailerProduct, makeProduct());

type Step = readonly [role: 'button' | 'textbox' | 'switch', name: string | RegExp, text?: string];

interface Case {
  readonly what: string;
  readonly path: string;
  readonly person?: accounts.User | null;
  readonly api?: () => FakeApi;
  /** What is done before the connection is lost. */
  readonly before?: readonly Step[];
  readonly press: Step;
  readonly isAsked?: true;
}

const account = { path: '/account', api: devices };
const openType: Step = ['button', 'Vegetables'];
const shelf = { path: '/retailer/catalogue', person: retailer, api: catalogue };

const cases: readonly Case[] = [
  {
    what: 'Request OTP',
    path: '/auth/login',
    person: null,
    press: ['button', 'Request OTP'],
    before: [['textbox', 'Phone number', '9847012345']],
  },
  {
    what: 'the name at the sign-in',
    path: '/auth/setup',
    person: newcomer,
    before: [
      ['textbox', 'First name', 'Lakshmi'],
      ['textbox', 'Last name', 'Menon'],
      ['textbox', 'Email', 'lakshmi@haat.example'],
    ],
    press: ['button', 'Next'],
  },
  {
    what: 'a setting of the profile',
    path: '/blogs/user',
    person: customer,
    press: ['switch', 'Data saver'],
  },
  {
    what: 'Delete of an address',
    path: '/shops/address',
    api: market,
    press: ['button', 'Delete Home'],
    isAsked: true,
  },
  {
    what: 'Submit of a request',
    path: '/support/request',
    before: [['textbox', 'Request details', 'Fresh yeast']],
    press: ['button', 'Submit'],
  },
  { what: 'End of another device', ...account, press: ['button', /^End$/] },
  { what: 'End of all others', ...account, press: ['button', 'End all others'] },
  { what: 'Download of the data', ...account, press: ['button', /^Download/] },
  { what: 'Delete of the account', ...account, press: ['button', /^Delete/], isAsked: true },
  { what: 'Add all of the catalogue', ...shelf, before: [openType], press: ['button', /^Add all/] },
  {
    what: 'Add to shop',
    ...shelf,
    before: [openType, ['button', 'Bean 1, 500 g']],
    press: ['button', 'Add to shop'],
  },
  {
    what: 'Save of a changed product',
    path: '/retailer/edit-product/29',
    person: retailer,
    api: ownProduct,
    before: [['textbox', 'Name', 'Tomato']],
    press: ['button', 'Save'],
  },
];

test.each(cases)(
  '$what without a connection says at the button that it needs one [OUTBOX-21]',
  async (one) => {
    const { person = customer, api = fakeApi, before = [], press } = one;
    const { user } = openApp(one.path, { person, api: api() });
    const main = within(await screen.findByRole('main'));
    /** The last one: the first device is this one. */
    const find = async ([role, name]: Step): Promise<HTMLElement> =>
      (await main.findAllByRole(role, { name })).at(-1) ?? expect.fail();
    for (const step of before) {
      const thing = await find(step);
      await user.click(thing);
      if (step[2]) await user.paste(step[2]);
    }
    const pressed = await find(press);
    goOffline();
    await user.click(pressed);
    if (one.isAsked) await user.click(await screen.findByRole('button', { name: 'Yes' }));
    const line = await main.findByText('You need a connection for this. Try again when you have one.');
    const place = pressed.closest('li, form, section') ?? pressed.parentElement;
    expect(place).toContainElement(line);
  },
);

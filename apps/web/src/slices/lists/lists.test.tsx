import * as credit from '@haat/contract/credit';
import * as lists from '@haat/contract/lists';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { amma, tomato } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { customer, retailer } from '../../testing/people.ts';
import { makeOrder } from '../../testing/retailer-orders.ts';

const listOf = <Item,>(...results: Item[]) => ({ count: results.length, results });

const slot = { start: '2026-11-22T17:00:00+05:30', end: '2026-11-22T19:00:00+05:30' };

const sent: lists.ShoppingList = {
  id: 9,
  state: 'waiting',
  shop: { id: amma.id, name: amma.name },
  slot,
  text: 'Two kilos of tomatoes',
  files: [],
  pay_by: 'cash',
  fulfilment: 'delivery',
  created_at: '2026-11-21T10:12:04+05:30',
  expires_at: '2026-11-21T11:12:04+05:30',
  offer: null,
  refused: null,
  order: null,
};

const { id, name, local_name, price, is_loose, net_quantity, unit } = tomato;

const offered: lists.ShoppingList = {
  ...sent,
  state: 'offered',
  offer: {
    items: [{ product: id, name, local_name, quantity: 2, price, is_loose, net_quantity, unit }],
    amount: 96,
    note: 'Small ones today',
    expires_at: sent.expires_at,
  },
};

const asShop = (list: lists.ShoppingList): lists.ShopList => ({
  ...list,
  customer: { first_name: 'Lakshmi', last_name: 'Menon', number: '+919000000001' },
  address: { address: 'Puthen House', landmark: null },
});

const yes = async () => within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' });

describe('the customer', () => {
  test('types a list for a shop [LIST-14]', async () => {
    const api = fakeApi()
      .on(shops.getShop, amma)
      .on(credit.customerCredit, listOf())
      .on(orders.getSlots, listOf({ id: 120778, ...slot, left: 3 }))
      .on(lists.sendList, sent)
      .on(lists.customerList, sent);
    const { user } = openApp(`/shops/${amma.id}/list`, { person: customer, api });
    await user.click(await screen.findByRole('button', { name: 'Send a list' }));
    expect(screen.getByText('Speak, photograph or type what you want.')).toBeVisible();
    await user.type(screen.getByLabelText('What do you want?'), 'Two kilos of tomatoes');
    await user.click(screen.getByRole('button', { name: 'Send a list' }));
    expect(await screen.findByText(/^Waits for the shop/)).toBeVisible();
    expect(api.asked(lists.sendList)).toMatchObject([
      { body: { shop: amma.id, slot: 120778, text: 'Two kilos of tomatoes', files: [], pay_by: 'cash' } },
    ]);
  });

  test('agrees to the offer [LIST-15]', async () => {
    const api = fakeApi()
      .on(lists.customerList, offered)
      .on(lists.agreeToList, makeOrder({ id: 1042 }));
    const { user } = openApp('/shops/lists/9', { person: customer, api });
    expect(await screen.findByText('With delivery: ₹96')).toBeVisible();
    expect(screen.getByText('Small ones today')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    await user.click(await yes());
    await expect.poll(() => api.asked(lists.agreeToList)).toHaveLength(1);
  });

  test('cancels a list of theirs [LIST-15]', async () => {
    const api = fakeApi()
      .on(lists.customerLists, listOf(sent))
      .on(lists.customerList, sent)
      .on(lists.cancelList, { ...sent, state: 'cancelled' });
    const { user } = openApp('/shops/lists', { person: customer, api });
    await user.click(await screen.findByRole('link', { name: new RegExp(amma.name) }));
    await user.click(await screen.findByRole('button', { name: 'Cancel list' }));
    await user.click(await yes());
    await expect.poll(() => api.asked(lists.cancelList)).toHaveLength(1);
  });
});

describe('the shop', () => {
  test('refuses a list, with a reason [LIST-16]', async () => {
    const api = fakeApi()
      .on(lists.shopLists, listOf(asShop(sent)))
      .on(lists.shopList, asShop(sent))
      .on(products.listRetailerProducts, listOf())
      .on(lists.refuseList, asShop({ ...sent, state: 'refused' }));
    const { user } = openApp('/retailer/lists', { person: retailer, api });
    await user.click(await screen.findByRole('link', { name: /Lakshmi/ }));
    expect(await screen.findByText('Two kilos of tomatoes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await user.click(await screen.findByRole('radio', { name: 'The shop is closed' }));
    await user.click(await yes());
    await expect.poll(() => api.asked(lists.refuseList)).toMatchObject([{ body: { reason: 'closed' } }]);
  });

  test('offers the goods again, below the list [LIST-16]', async () => {
    const api = fakeApi()
      .on(lists.shopList, asShop(offered))
      .on(products.listRetailerProducts, listOf())
      .on(lists.offerForList, asShop(offered));
    const { user } = openApp('/retailer/lists/9', { person: retailer, api });
    await user.click(await screen.findByRole('button', { name: 'Send offer' }));
    await expect
      .poll(() => api.asked(lists.offerForList))
      .toMatchObject([{ body: { items: [{ product: id, quantity: 2 }], note: 'Small ones today' } }]);
  });
});

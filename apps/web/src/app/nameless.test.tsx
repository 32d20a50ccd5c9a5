// How people without a name see each other.
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import * as shops from '@haat/contract/shops';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { makeDelivery } from '../testing/deliveries.ts';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { amma, delivered, listOf, market } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';
import { customer, deliverer, retailer } from '../testing/people.ts';
import { inList } from '../testing/retailer-orders.ts';

const nameless = { first_name: '', last_name: '', number: '+919000000003' };
const ordered = makeDelivery().order;

const openDelivery = async (changes: Partial<deliveries.Delivery>) => {
  const api = fakeApi().on(deliveries.getDelivery, makeDelivery(changes));
  openApp('/deliverer/delivery/71', { person: deliverer, api });
  await screen.findByRole('heading', { name: 'Amma Vegetables' });
};

describe('a person without a name [APP-42]', () => {
  test('has the end of the number on the card, and is the delivery agent in a sentence', async () => {
    const api = market().on(orders.customerOrder, { ...delivered, deliverer: nameless });
    openApp('/shops/order/1042', { api });
    await screen.findByText(/\. The delivery agent takes it back,/);
    const card = within(screen.getByText('+91 90000 00003').parentElement ?? document.body);
    expect(card.getByText('No name yet (0003)')).toBeVisible();
    expect(card.getAllByText('Delivery agent')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919000000003');
  });

  test('is the delivery agent on the page of the customer who pays', async () => {
    const paying = { ...delivered, status: 'VERIFIED' as const, allowed_actions: [], deliverer: nameless };
    openApp('/shops/order/1042', { api: market().on(orders.customerOrder, paying) });
    await screen.findByText('Pay the delivery agent.');
  });

  test('has the end of the number in the retailer’s list', async () => {
    const row = inList({
      status: 'ASSIGNED',
      deliverer: nameless,
      goods: [{ name: 'Rice', local_name: null }],
      lines: 1,
    });
    const api = fakeApi().on(orders.retailerOrders, listOf([row]));
    openApp('/retailer/orders', { person: retailer, api });
    await screen.findAllByText('Lakshmi · Rice · No name yet (0003)');
  });

  test('has the end of the number on the page of the shop', async () => {
    openApp('/shops/7', { api: market().on(shops.getShop, { ...amma, shopkeepr_name: '' }) });
    const contact = (await screen.findByText('Contact')).parentElement;
    expect(contact).toHaveTextContent('ContactNo name yet (0002)+91 90000 00002');
  });

  test('is the customer in the list of deliveries', async () => {
    const api = fakeApi().on(deliveries.listDeliveries, listOf([makeDelivery({ customer_name: '' })]));
    openApp('/deliverer', { person: deliverer, api });
    await screen.findByText('Amma Vegetables to Customer');
  });

  test("has the end of the number on the deliverer's page, even without a receiver", async () => {
    const address = { ...ordered.address, receiver: '' };
    await openDelivery({ customer_name: '', order: { ...ordered, address } });
    expect(screen.getByRole('heading', { name: /^No name yet \(\d{4}\)$/ })).toBeVisible();
    expect(screen.queryByText('Deleted account')).toBeNull();
  });

  test('has the end of the number on the page of the previous deliverer', async () => {
    const refusal = refuse('not_found', { deliverer: nameless });
    openApp('/deliverer/delivery/71', {
      person: deliverer,
      api: fakeApi().on(deliveries.getDelivery, refusal),
    });
    await screen.findByText(/^No name yet \(0003\)/);
  });

  test('isn’t named as the one who ordered', async () => {
    await openDelivery({ customer_name: '' });
    expect(screen.getByRole('heading', { name: 'Lakshmi Menon' })).toBeVisible();
    expect(screen.queryByText(/^Ordered by/)).toBeNull();
  });

  test('sees their own number', async () => {
    openApp('/deliverer/user', { person: { ...deliverer, first_name: '', last_name: '' } });
    await screen.findByRole('button', { name: 'Logout' });
    expect(screen.getAllByText('+91 98470 12345')[0]).toBeVisible();
  });
});

test('only a person without a number is a deleted account, and can’t be called [APP-42]', async () => {
  await openDelivery({
    customer_name: '',
    customer_number: '',
    order: { ...ordered, address: { ...ordered.address, receiver: '', number: '' } },
  });
  expect(screen.getByRole('heading', { name: 'Deleted account' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Call' })).toHaveLength(1);
});

test('a delivery agent who deleted their account can’t be called [APP-42]', async () => {
  const gone = { ...nameless, number: '' };
  const done = { ...delivered, status: 'COMPLETED' as const, allowed_actions: [], deliverer: gone };
  openApp('/shops/order/1042', { person: customer, api: market().on(orders.customerOrder, done) });
  await screen.findByText('Delivery agent');
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
});

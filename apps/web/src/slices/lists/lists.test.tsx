import * as credit from '@haat/contract/credit';
import * as lists from '@haat/contract/lists';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { asShop, offeredList as offered, sentList as sent, slotOfList as slot } from '../../testing/lists.ts';
import { amma, tomato } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { customer, retailer } from '../../testing/people.ts';
import { makeOrder } from '../../testing/retailer-orders.ts';

const listOf = <Item,>(...results: Item[]) => ({ count: results.length, results });

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
    expect(screen.queryByText('Speak, photograph or type what you want.')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Pick up at the shop' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send a list' }));
    expect(await screen.findByText(/^Waits for the shop/)).toBeVisible();
    expect(api.asked(lists.sendList)).toMatchObject([
      { body: { shop: amma.id, slot: 120778, text: 'Two kilos of tomatoes', files: [], pay_by: 'cash' } },
    ]);
  });

  test('fetches it at a shop that offers it, also in a full slot [LIST-19]', async () => {
    const api = fakeApi()
      .on(shops.getShop, { ...amma, offers_pick_up: true })
      .on(credit.customerCredit, listOf())
      .on(orders.getSlots, listOf({ id: 120778, ...slot, left: 0 }))
      .on(lists.sendList, sent)
      .on(lists.customerList, sent);
    const { user } = openApp(`/shops/${amma.id}/list`, { person: customer, api });
    await user.type(await screen.findByLabelText('What do you want?'), 'Two kilos of tomatoes');
    expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Pick up at the shop' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Delivery slot' }), '120778');
    await user.click(screen.getByRole('button', { name: 'Send a list' }));
    await screen.findByText(/^Waits for the shop/);
    expect(api.asked(lists.sendList)).toMatchObject([{ body: { slot: 120778, fulfilment: 'pick_up' } }]);
  });

  test.each([
    [sent, /^The shop can answer until /],
    [offered, /^Answer until /],
  ])('reads who can answer, and until when [LIST-20]', async (list, words) => {
    openApp('/shops/lists/9', { person: customer, api: fakeApi().on(lists.customerList, list) });
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('reads that it is fetched, without a delivery in the sum [LIST-19]', async () => {
    const fetched = { ...offered, fulfilment: 'pick_up' as const };
    openApp('/shops/lists/9', { person: customer, api: fakeApi().on(lists.customerList, fetched) });
    expect(await screen.findByText('Pick up at the shop')).toBeVisible();
    expect(screen.getByText('Goods: ₹96')).toBeVisible();
    expect(screen.queryByText(/With delivery/)).toBeNull();
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

  test('reads that the shop has made another offer meanwhile [LIST-15]', async () => {
    const api = fakeApi().on(lists.customerList, offered).on(lists.agreeToList, refuse('answer.late'));
    const { user } = openApp('/shops/lists/9', { person: customer, api });
    await user.click(await screen.findByRole('button', { name: 'Agree' }));
    await user.click(await yes());
    expect(await screen.findByText(/^The shop has made another offer/)).toBeVisible();
    expect(api.asked(lists.agreeToList)[0]?.body).toEqual({ expected_amount: 96 });
  });

  test.each([
    ['Agree', lists.agreeToList],
    ['Cancel list', lists.cancelList],
  ] as const)('%s waits for a connection, and a late refusal is told [LIST-17]', async (name, endpoint) => {
    const api = fakeApi().on(lists.customerList, offered).on(endpoint, refuse('answer.late'));
    const { user } = openApp('/shops/lists/9', { person: customer, api });
    const button = await screen.findByRole('button', { name });
    act(() => onlineManager.setOnline(false));
    await user.click(button);
    await user.click(await yes());
    expect(await screen.findByText(`Saved on this phone: ${name}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
    expect(api.asked(endpoint)).toHaveLength(0);
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('This could not be done any more')).toBeVisible();
    expect(api.asked(endpoint)).toHaveLength(1);
  });

  test('types a list without a connection, and reads what needs one [LIST-17]', async () => {
    const api = fakeApi()
      .on(shops.getShop, amma)
      .on(credit.customerCredit, listOf())
      .on(orders.getSlots, listOf({ id: 120778, ...slot, left: 3 }))
      .on(lists.customerLists, listOf())
      .on(lists.sendList, refuse('shop.closed'));
    const { user, path } = openApp(`/shops/${amma.id}/list`, { person: customer, api });
    await user.type(await screen.findByLabelText('What do you want?'), 'Two kilos of tomatoes');
    act(() => onlineManager.setOnline(false));
    expect(await screen.findByText(/^Without a connection you can only send a text/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send a list' }));
    await expect.poll(path).toBe('/shops/lists');
    expect(await screen.findByText('Saved on this phone: Two kilos of tomatoes')).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('Two kilos of tomatoes: This could not be done any more')).toBeVisible();
    expect(api.asked(lists.sendList)).toHaveLength(1);
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

  test('reads that its offer was sent, and until when the customer can answer [LIST-20]', async () => {
    const api = fakeApi().on(lists.shopList, asShop(offered)).on(products.listRetailerProducts, listOf());
    openApp('/retailer/lists/9', { person: retailer, api });
    expect(await screen.findByText(/^Offer sent · /)).toBeVisible();
    expect(screen.getByText(/^The customer can answer until /)).toBeVisible();
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
      .toMatchObject([{ body: { items: [{ product: tomato.id, quantity: 2 }], note: 'Small ones today' } }]);
  });

  test.each([
    ['Send offer', lists.offerForList],
    ['Refuse', lists.refuseList],
  ] as const)('%s waits for a connection, and keeps what was chosen [LIST-17]', async (name, endpoint) => {
    const api = fakeApi()
      .on(lists.shopList, asShop(offered))
      .on(products.listRetailerProducts, listOf())
      .on(endpoint, refuse('answer.late'));
    const { user } = openApp('/retailer/lists/9', { person: retailer, api });
    const note = await screen.findByLabelText('Note for the customer');
    await user.clear(note);
    await user.type(note, 'Ripe ones');
    act(() => onlineManager.setOnline(false));
    await user.click(screen.getByRole('button', { name }));
    if (name === 'Refuse') await user.click(await yes());
    expect(await screen.findByText(`Saved on this phone: ${name}`)).toBeVisible();
    expect(api.asked(endpoint)).toHaveLength(0);
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('This could not be done any more')).toBeVisible();
    expect(screen.getByLabelText('Note for the customer')).toHaveValue('Ripe ones');
    expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(api.asked(endpoint)).toHaveLength(1);
  });
});

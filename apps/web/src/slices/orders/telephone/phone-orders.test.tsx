import * as lists from '@haat/contract/lists';
import * as orders from '@haat/contract/orders';
import * as packing from '@haat/contract/packing';
import * as phoneOrders from '@haat/contract/phone-orders';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cutOff, type FakeApi, fakeApi, refuse } from '../../../testing/fake-api.ts';
import { amma, carrot, listOf, slots, tomato } from '../../../testing/market.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { byPiece } from '../../../testing/packs.ts';
import { retailer } from '../../../testing/people.ts';
import { makeOrder } from '../../../testing/retailer-orders.ts';

const settings: shops.ShopSettings = {
  id: amma.id,
  name: amma.name,
  address: 'Market Road\nNear the bus stand\nChembukara',
  latitude: 10.527,
  longitude: 76.214,
  cover: '/media/amma-m.webp',
  is_verified: true,
  opening_time: '08:30',
  closing_time: '20:15',
  is_open: true,
  upi_id: null,
  upi_name: null,
  closed_weekdays: [],
  closed_days: [],
  preparation_minutes: 0,
  offers_pick_up: false,
  second_number: null,
  is_second_number_confirmed: false,
};

const started: phoneOrders.StartedPhoneOrder = {
  id: 12,
  state: 'waiting',
  amount: 134,
  expires_at: '2026-11-21T10:42:00+05:30',
};

const waiting: phoneOrders.PhoneOrder = {
  ...started,
  number: '+919847012345',
  name: 'Amina Beevi',
  slot: { start: '2026-11-21T17:00:00+05:30', end: '2026-11-21T19:00:00+05:30' },
  pay_by: 'cash',
  fulfilment: 'delivery',
  items: [{ product: tomato.id, name: tomato.name, local_name: null, ...byPiece, quantity: 3, price: 38 }],
};

const counter = (...open: phoneOrders.PhoneOrder[]): FakeApi =>
  fakeApi()
    .on(shops.shopSettings, settings)
    .on(shops.getShop, amma)
    .on(orders.getSlots, listOf(slots))
    .on(products.listRetailerProducts, listOf([tomato, carrot]))
    .on(phoneOrders.findPhoneCustomer, refuse('not_found'))
    .on(phoneOrders.listPhoneOrders, listOf(open));

const open = (api: FakeApi) => openApp('/retailer/phone-order', { person: retailer, api });

type User = ReturnType<typeof openApp>['user'];

/** In one go: the page draws itself at each key. */
async function paste(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

async function fillIn(user: User): Promise<void> {
  await paste(user, await screen.findByLabelText('Phone number'), '9847012345');
  await paste(user, screen.getByLabelText('Customer’s name'), 'Amina Beevi');
  await fillInRest(user);
  await paste(user, screen.getByLabelText('Address'), 'Thekkedath');
  await paste(user, screen.getByLabelText('Landmark'), 'Behind the well');
}

async function fillInRest(user: User): Promise<void> {
  for (let count = 0; count < 2; count += 1) {
    await user.type(screen.getByLabelText('Add a product'), 'tom');
    await user.click(await screen.findByRole('option', { name: 'Country tomato, 1 kg · ₹38' }));
  }
  const chosen = within(screen.getByRole('list', { name: 'Products' }));
  await user.click(chosen.getByRole('button', { name: 'Increase quantity of Country tomato, 1 kg' }));
  await user.selectOptions(screen.getByLabelText('Delivery slot'), '501');
}

test('a retailer enters an order, and confirms it with the code of the SMS [TELE-20, TELE-21]', async () => {
  const api = counter().on(phoneOrders.startPhoneOrder, () => {
    api.on(phoneOrders.listPhoneOrders, listOf([waiting]));
    return started;
  });
  const { user, path } = open(api);
  await fillIn(user);
  expect(screen.getByText('₹114')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send SMS' }));
  const card = within(await screen.findByRole('form', { name: 'Amina Beevi' }));
  expect(api.asked(phoneOrders.startPhoneOrder)).toMatchObject([
    {
      body: {
        number: '+919847012345',
        name: 'Amina Beevi',
        address: {
          address: 'Thekkedath',
          landmark: 'Behind the well',
          latitude: amma.latitude,
          longitude: amma.longitude,
          has_pin: false,
        },
        items: [{ product: tomato.id, quantity: 3 }],
        slot: 501,
        pay_by: 'cash',
      },
    },
  ]);
  expect(card.getByText('₹134')).toBeVisible();
  expect(card.getByText('3 × Country tomato, 1 kg')).toBeVisible();
  expect(card.getByLabelText('Code from the SMS')).toHaveFocus();
  expect(screen.getByLabelText('Phone number')).toHaveValue('');
  const events = [
    { at: '2026-11-21T10:00:00+05:30', status: 'INITIATED', text: 'Ordered by telephone' },
  ] as const;
  const order = makeOrder({ status: 'ACCEPTED', allowed_actions: [], events: [...events] });
  api.on(phoneOrders.confirmPhoneOrder, order).on(orders.retailerOrder, order);
  await user.type(card.getByLabelText('Code from the SMS'), '4711');
  await user.click(card.getByRole('button', { name: 'Confirm order' }));
  expect(await screen.findByRole('heading', { name: 'Order 1043' })).toBeVisible();
  expect(path()).toBe('/retailer/orders/1043');
  expect(screen.getByText('Ordered by telephone')).toBeVisible();
  expect(api.asked(phoneOrders.confirmPhoneOrder)).toMatchObject([
    { params: { id: '12' }, body: { code: '4711' } },
  ]);
});

const amina: phoneOrders.PhoneCustomer = {
  name: 'Amina Beevi',
  address: { address: 'Thekkedath', landmark: null, latitude: 10.525, longitude: 76.214, has_pin: true },
};

test('a known number fills in name, address and pin, and another number empties them [TELE-26]', async () => {
  const api = counter().on(phoneOrders.startPhoneOrder, started);
  api.on(phoneOrders.findPhoneCustomer, ({ query }) =>
    query.number === '+919847012345' ? amina : refuse('not_found'),
  );
  const { user } = open(api);
  const number = await screen.findByLabelText('Phone number');
  await paste(user, screen.getByLabelText('Landmark'), 'Behind the well');
  await paste(user, number, '9847012345');
  await waitFor(() => expect(screen.getByLabelText('Customer’s name')).toHaveValue('Amina Beevi'));
  expect(screen.getByLabelText('Address')).toHaveValue('Thekkedath');
  await user.clear(number);
  await paste(user, number, '9847012346');
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue(''));
  expect(screen.getByLabelText('Landmark')).toHaveValue('Behind the well');
  await user.clear(number);
  await paste(user, screen.getByLabelText('Customer’s name'), 'Beevi');
  await fillInRest(user);
  await paste(user, number, '9847012345');
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue('Thekkedath'));
  await user.click(screen.getByRole('button', { name: 'Send SMS' }));
  await waitFor(() => expect(api.asked(phoneOrders.startPhoneOrder)).toHaveLength(1));
  expect(api.asked(phoneOrders.startPhoneOrder)).toMatchObject([
    {
      body: {
        name: 'Beevi',
        address: { address: 'Thekkedath', landmark: 'Behind the well', latitude: 10.525, has_pin: true },
      },
    },
  ]);
});

async function expectEmptyForm(): Promise<void> {
  expect(await screen.findByLabelText('Phone number')).toHaveValue('');
  expect(screen.getByLabelText('Address')).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Products' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull();
}

test('what was entered stays over a reload until it is cleared [TELE-23]', async () => {
  const { user, goTo } = open(counter());
  await fillIn(user);
  const payment = () => within(screen.getByRole('group', { name: 'How will they pay?' }));
  await user.click(payment().getByRole('radio', { name: 'On credit' }));
  await goTo('/retailer/user');
  await goTo('/retailer/phone-order');
  expect(await screen.findByLabelText('Phone number')).toHaveValue('9847012345');
  expect(screen.getByLabelText('Customer’s name')).toHaveValue('Amina Beevi');
  expect(screen.getByLabelText('Delivery slot')).toHaveValue('501');
  expect(screen.getByLabelText('Address')).toHaveValue('Thekkedath');
  expect(screen.getByLabelText('Landmark')).toHaveValue('Behind the well');
  expect(screen.getByText('₹114')).toBeVisible();
  expect(payment().getByRole('radio', { name: 'On credit' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clear the form' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await expectEmptyForm();
  await goTo('/retailer/user');
  await goTo('/retailer/phone-order');
  await expectEmptyForm();
});

test('a sent order leaves nothing in the form, and a lost one is sent again as the same [TELE-23]', async () => {
  const api = counter().on(phoneOrders.startPhoneOrder, () => cutOff());
  const { user, goTo } = open(api);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send SMS' }));
  await screen.findByText('Could not save');
  expect(sessionStorage.getItem('haat.unanswered')).toContain('phone-order');
  await goTo('/retailer/user');
  await goTo('/retailer/phone-order');
  api.on(phoneOrders.startPhoneOrder, started);
  await user.click(await screen.findByRole('button', { name: 'Send SMS' }));
  await expectEmptyForm();
  const [first, second] = api.asked(phoneOrders.startPhoneOrder).map(({ headers }) => headers);
  expect(second?.get('idempotency-key')).toBe(first?.get('idempotency-key'));
  await goTo('/retailer/user');
  await goTo('/retailer/phone-order');
  await expectEmptyForm();
});

test('without a product, nothing can be sent [TELE-20]', async () => {
  open(counter());
  const send = await screen.findByRole('button', { name: 'Send SMS' });
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription('Add at least one product.');
});

test('a refusal is explained, and the form stays [TELE-20]', async () => {
  const detail = 'This number has got 3 SMS today. Try again tomorrow.';
  const reply = refuse('rate.limited', { retryAfter: 7200, detail });
  const api = counter().on(phoneOrders.startPhoneOrder, reply);
  const { user } = open(api);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send SMS' }));
  await screen.findByText('Could not save');
  expect(screen.getByText(detail)).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveValue('Thekkedath');
});

test.each([
  ['code.wrong', 'The code is wrong. Ask for it again.'],
  [
    'code.over',
    'This code no longer works. For a delivery, say why there is no code. For a telephone order, enter the order again.',
  ],
] as const)('%s is explained at the code, which is emptied [TELE-21]', async (code, words) => {
  // The fifth wrong code, or the time, takes it off the list.
  const api = counter(waiting).on(phoneOrders.confirmPhoneOrder, () => {
    api.on(phoneOrders.listPhoneOrders, listOf([]));
    return refuse(code);
  });
  const { user } = open(api);
  const card = within(await screen.findByRole('form', { name: 'Amina Beevi' }));
  await user.type(card.getByLabelText('Code from the SMS'), '12');
  await user.click(card.getByRole('button', { name: 'Confirm order' }));
  expect(card.getByText('Enter the four digits of the SMS')).toBeVisible();
  await user.type(card.getByLabelText('Code from the SMS'), '34');
  await user.click(card.getByRole('button', { name: 'Confirm order' }));
  expect(await card.findByText(words)).toBeVisible();
  expect(card.getByLabelText('Code from the SMS')).toHaveValue('');
  await waitFor(() => expect(api.asked(phoneOrders.listPhoneOrders)).toHaveLength(2));
  expect(card.getByText(words)).toBeVisible();
});

test('after a lost answer the code stays, and a second press opens the order [TELE-21]', async () => {
  const order = makeOrder({ status: 'ACCEPTED', allowed_actions: [] });
  const api = counter(waiting)
    .on(orders.retailerOrder, order)
    .on(phoneOrders.confirmPhoneOrder, () => {
      api.on(phoneOrders.listPhoneOrders, listOf([])).on(phoneOrders.confirmPhoneOrder, order);
      return cutOff();
    });
  const { user } = open(api);
  const card = within(await screen.findByRole('form', { name: 'Amina Beevi' }));
  await user.type(card.getByLabelText('Code from the SMS'), '4711');
  await user.click(card.getByRole('button', { name: 'Confirm order' }));
  await screen.findByText('Could not save');
  await waitFor(() => expect(api.asked(phoneOrders.listPhoneOrders)).toHaveLength(2));
  expect(card.getByLabelText('Code from the SMS')).toHaveValue('4711');
  await user.click(card.getByRole('button', { name: 'Confirm order' }));
  expect(await screen.findByRole('heading', { name: 'Order 1043' })).toBeVisible();
  const [first, second] = api.asked(phoneOrders.confirmPhoneOrder).map(({ headers }) => headers);
  expect(second?.get('idempotency-key')).toBe(first?.get('idempotency-key'));
});

test('the products are named in the language of the retailer [PACK-11]', async () => {
  const api = counter({
    ...waiting,
    items: [
      { product: tomato.id, name: tomato.name, local_name: 'തക്കാളി', ...byPiece, quantity: 3, price: 38 },
    ],
  }).on(products.listRetailerProducts, listOf([{ ...tomato, local_name: 'തക്കാളി' }]));
  const { user } = open(api);
  expect(await screen.findByText('3 × തക്കാളി')).toBeVisible();
  await user.type(await screen.findByLabelText('Add a product'), 'tom');
  await user.click(await screen.findByRole('option', { name: 'തക്കാളി · ₹38' }));
  expect(screen.getByRole('button', { name: 'Increase quantity of തക്കാളി' })).toBeVisible();
});

test("the shop's orders lead to the page [TELE-20]", async () => {
  const api = counter()
    .on(orders.retailerOrders, listOf([]))
    .on(orders.retailerPreviousOrders, listOf([]))
    .on(lists.shopLists, listOf([]))
    .on(packing.slotsToPack, listOf([]));
  const { user } = openApp('/retailer/orders', { person: retailer, api });
  await user.click(await screen.findByRole('link', { name: 'Telephone order' }));
  expect(await screen.findByRole('heading', { name: 'Telephone order' })).toBeVisible();
});

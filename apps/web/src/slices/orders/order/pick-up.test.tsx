// Orders that their customers fetch at the shop, as customer and shop see them.
import * as orders from '@haat/contract/orders';
import * as phoneOrders from '@haat/contract/phone-orders';
import * as shops from '@haat/contract/shops';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { cartOf, keepCart, listOf, market, order, slots, tomato } from '../../../testing/market.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { retailer } from '../../../testing/people.ts';
import { inList, makeOrder } from '../../../testing/retailer-orders.ts';
import { shopSettings } from '../../../testing/shop-settings.ts';
import { customerOrders } from '../customer/customer-orders.messages.ts';

const option = '21/11/2026 - 17:00 PM to 19:00 PM';
const toFetch = { fulfilment: 'pick_up', delivery_cost: 0, status: 'ACCEPTED' } as const;

function readyToOrder(cart = cartOf([[tomato, 2]])) {
  const api = market()
    .on(orders.getSlots, listOf(slots))
    .on(orders.checkout, order)
    .on(orders.customerOrder, order);
  keepCart(api, { ...cart, offers_pick_up: true });
  return api;
}

test("'Pick up at the shop' takes the delivery off the total, and is sent [PICKUP-13]", async () => {
  const { user, api } = openApp('/shops/slot', { api: readyToOrder() });
  const button = await screen.findByRole('button', { name: 'Proceed to Order' });
  expect(button).toHaveTextContent('₹96');
  expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  expect(screen.getByText('Delivery cost')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Pick up at the shop' }));
  expect(button).toHaveTextContent('₹76');
  expect(screen.queryByText('Delivery cost')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Delivery slot' })).toHaveAccessibleDescription(
    'This is when you fetch it at the shop.',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Delivery slot' }), option);
  await user.click(button);
  await waitFor(() =>
    expect(api.asked(orders.checkout)[0]?.body).toMatchObject({ fulfilment: 'pick_up', expected_amount: 76 }),
  );
});

test('only fetching is left where the address is too far, and other shops offer none [PICKUP-13]', async () => {
  const cart = { ...cartOf([[tomato, 2]]), problem: 'address.out_of_reach' } as const;
  openApp('/shops/slot', { api: readyToOrder(cart) });
  expect(await screen.findByRole('radio', { name: 'Pick up at the shop' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Proceed to Order' })).toHaveTextContent('₹76');
});

test('a full slot is there only for who fetches [PICKUP-13]', async () => {
  const withFull = slots.map((slot) => (slot.id === 501 ? { ...slot, left: 0 } : slot));
  const api = readyToOrder().on(orders.getSlots, listOf(withFull));
  const { user } = openApp('/shops/slot', { api });
  const select = await screen.findByRole('combobox', { name: 'Delivery slot' });
  const isThere = () => within(select).queryByRole('option', { name: option }) !== null;
  expect([isThere(), api.asked(orders.getSlots)[0]?.query]).toEqual([
    false,
    expect.objectContaining({ fulfilment: 'pick_up' }),
  ]);
  await user.click(screen.getByRole('radio', { name: 'Pick up at the shop' }));
  await user.selectOptions(select, option);
  await user.click(screen.getByRole('radio', { name: 'Delivery' }));
  await user.click(screen.getByRole('button', { name: 'Proceed to Order' }));
  expect(screen.getByText('The field is required')).toBeVisible();
  expect(isThere()).toBe(false);
});

test('with full slots alone, one may fetch where the shop offers it [PICKUP-13]', async () => {
  const full = slots.map((slot) => ({ ...slot, left: 0 }));
  const { user } = openApp('/shops/slot', { api: readyToOrder().on(orders.getSlots, listOf(full)) });
  expect(await screen.findByText(customerOrders.noSlots)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Pick up at the shop' }));
  expect(screen.queryByText(customerOrders.noSlots)).toBeNull();
  expect(screen.getByRole('option', { name: option })).toBeVisible();
});

test('a shop that offers no pick-up has no choice [PICKUP-13]', async () => {
  const api = readyToOrder();
  keepCart(api, cartOf([[tomato, 2]]));
  openApp('/shops/slot', { api });
  await screen.findByRole('button', { name: 'Proceed to Order' });
  expect(screen.queryByRole('radio', { name: 'Pick up at the shop' })).toBeNull();
});

test("the customer's order says where to fetch it, its code, and how to pay [PICKUP-14]", async () => {
  const upi = { id: 'amma@okbank', name: 'Amma', amount: 76, link: 'upi://pay?pa=amma@okbank' };
  const placed = { ...order, ...toFetch, delivery_code: '4711', due: 76, upi, allowed_actions: [] };
  const api = market().on(orders.customerOrder, { ...placed, ready_at: '2026-11-21T16:00:00+05:30' });
  openApp(`/shops/order/${order.id}`, { api });
  expect(await screen.findByRole('heading', { name: 'Fetch it at the shop' })).toBeVisible();
  expect(screen.getByText('Ready to fetch')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    expect.stringContaining('10.52'),
  );
  expect(screen.getByRole('heading', { name: 'Pick-up code' })).toBeVisible();
  expect(screen.getByText('4711')).toBeVisible();
  expect(screen.queryByText('Deliver to')).toBeNull();
  expect(screen.getByText('₹76', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'I have paid' })).toBeVisible();
});

const openShopOrder = async (changes: Partial<orders.Order> = {}) => {
  const shown = makeOrder({
    ...toFetch,
    amount: 76,
    price: 76,
    due: 76,
    code_rule: 'offered',
    allowed_actions: ['withdraw', 'ready', 'hand_out', 'pack'],
    ...changes,
  });
  const api = fakeApi().on(orders.retailerOrder, shown);
  const app = openApp(`/retailer/orders/${shown.id}`, { person: retailer, api });
  await screen.findByRole('heading', { level: 1, name: `Order ${shown.id}` });
  return { ...app, shown };
};

test("'Ready' tells the customer, and is said once [PICKUP-15]", async () => {
  const { user, api, shown } = await openShopOrder();
  const ready = { ...shown, ready_at: '2026-11-21T16:00:00+05:30' };
  api
    .on(orders.readyOrder, ready)
    .on(orders.retailerOrder, () => (api.asked(orders.readyOrder).length > 0 ? ready : shown));
  await user.click(await screen.findByRole('button', { name: 'Ready' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ready' })).toBeNull());
  expect(api.asked(orders.readyOrder)).toHaveLength(1);
  expect(screen.getByText(/Ready to fetch/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hand out' })).toBeVisible();
});

test("'Hand out' asks for the code and the payment [PICKUP-15]", async () => {
  const { user, api, shown } = await openShopOrder();
  const done: orders.Order = { ...shown, status: 'COMPLETED', allowed_actions: [], due: 0 };
  api
    .on(orders.handOutOrder, done)
    .on(orders.retailerOrder, () => (api.asked(orders.handOutOrder).length > 0 ? done : shown));
  await user.click(await screen.findByRole('button', { name: 'Hand out' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('₹76', { selector: 'strong' })).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Pick-up code' }), '47');
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(dialog.getByText('Enter four digits')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Pick-up code' }), '11');
  await user.type(dialog.getByRole('spinbutton', { name: 'Cash received' }), '100');
  expect(dialog.getByText('Give back ₹24')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(api.asked(orders.handOutOrder)[0]?.body).toMatchObject({
      code: '4711',
      payments: [{ method: 'cash', amount: 76, received: 100 }],
      expected_amount: 76,
    }),
  );
  expect((await screen.findAllByText('Completed')).length).toBeGreaterThan(0);
});

test('of what was paid before, the refused goods are given back too [PICKUP-15]', async () => {
  const { user, shown } = await openShopOrder({ amount: 76, due: -1.9, price: 76 });
  const [item] = shown.items;
  await user.click(await screen.findByRole('button', { name: 'Hand out' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Give back ₹1.90')).toBeVisible();
  await user.click(dialog.getByText('Check the items for the customer'));
  await user.click(dialog.getByRole('button', { name: `Decrease quantity of ${item?.product.name}` }));
  const left = 1.9 + (item?.price ?? 0);
  expect(dialog.getByText(`Give back ₹${left.toFixed(2)}`)).toBeVisible();
});

test('the lists say which orders are fetched, and which are ready [PICKUP-15]', async () => {
  const ready = { ...toFetch, ready_at: '2026-11-21T16:00:00+05:30' };
  const ofShop = [
    inList({ id: 1, ...toFetch }),
    inList({ id: 2, ...ready }),
    inList({ id: 3, status: 'ACCEPTED' }),
  ];
  openApp('/retailer/orders', {
    person: retailer,
    api: fakeApi().on(orders.retailerOrders, ({ query }) => listOf(query.status ? [] : ofShop)),
  });
  expect(await screen.findByText(/ · Pick up at the shop$/)).toBeVisible();
  expect(screen.getByText(/ · Ready to fetch$/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Order / })).toHaveLength(3);
  expect(screen.getAllByText(/Pick up at the shop|Ready to fetch/)).toHaveLength(2);
});

test('on credit there is nothing to collect, and the refusal of a wrong code is read [PICKUP-15]', async () => {
  const { user, api } = await openShopOrder({ pay_by: 'credit' });
  api.on(orders.handOutOrder, refuse('code.wrong'));
  await user.click(await screen.findByRole('button', { name: 'Hand out' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Nothing to collect: on credit')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Pick-up code' }), '0000');
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await dialog.findByText('The code is wrong. Ask for it again.')).toBeVisible();
});

test('after a wrong code the dialog stays, with what was typed [PICKUP-15]', async () => {
  const { user, api } = await openShopOrder();
  api.on(orders.handOutOrder, refuse('code.wrong'));
  await user.click(await screen.findByRole('button', { name: 'Hand out' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Pick-up code' }), '0000');
  await user.type(dialog.getByRole('spinbutton', { name: 'Cash received' }), '100');
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await dialog.findByText('The code is wrong. Ask for it again.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Pick-up code' })).toHaveValue('0000');
  expect(dialog.getByRole('spinbutton', { name: 'Cash received' })).toHaveValue('100');
});

test('when the order went another way, the dialog closes, and the page says it [PICKUP-15]', async () => {
  const { user, api } = await openShopOrder({ code_rule: null });
  api.on(orders.handOutOrder, refuse('order.cannot_hand_out'));
  await user.click(await screen.findByRole('button', { name: 'Hand out' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('spinbutton', { name: 'Cash received' }), '100');
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText(/can’t be handed out now/)).toBeVisible();
});

test('a note stays in its dialog when the answer fails [PICKUP-12]', async () => {
  const { user, api } = await openShopOrder();
  api.on(orders.withdrawOrder, refuse('internal'));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('radio', { name: 'Another reason' }));
  await user.type(dialog.getByRole('textbox'), 'The cow is ill');
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await expect.poll(() => api.asked(orders.withdrawOrder)).not.toEqual([]);
  expect(dialog.getByRole('textbox')).toHaveValue('The cow is ill');
});

test('no deliverer comes for it, says the shop’s order [PICKUP-15]', async () => {
  const { user } = await openShopOrder({ status: 'INITIATED', allowed_actions: ['accept', 'reject'] });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/is yours to pack, and the customer fetches it/)).toBeVisible();
});

test.each([
  [null, 'Get it ready'],
  ['2026-11-21T16:00:00+05:30', 'The customer fetches it'],
])('the story of the shop’s order goes on without a deliverer [PICKUP-15]', async (readyAt, step) => {
  await openShopOrder({ ready_at: readyAt });
  const story = within(await screen.findByRole('list', { name: 'History' }));
  expect(story.getByText(step)).toBeVisible();
  expect(story.queryByText(/deliverer/)).toBeNull();
});

test('the cart says that one can fetch it, where the shop offers it [PICKUP-20]', async () => {
  const api = readyToOrder();
  openApp('/shops/cart', { api });
  expect(await screen.findByText('You can fetch your order at the shop.')).toBeVisible();
});

test('the cart of another shop doesn’t say so [PICKUP-20]', async () => {
  const api = readyToOrder();
  keepCart(api, cartOf([[tomato, 2]]));
  openApp('/shops/cart', { api });
  await screen.findByRole('link', { name: /Checkout/ });
  expect(screen.queryByText('You can fetch your order at the shop.')).toBeNull();
});

test('the shop offers it by a switch of its settings [PICKUP-16]', async () => {
  const api = fakeApi().on(shops.shopSettings, shopSettings).on(shops.updateShop, shopSettings);
  const { user } = openApp('/retailer/user', { person: retailer, api });
  const offer = await screen.findByRole('switch', { name: 'Customers may pick up at the shop' });
  expect(offer).not.toBeChecked();
  await user.click(offer);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(api.asked(shops.updateShop)[0]?.body).toMatchObject({ offers_pick_up: true }));
  expect(api.asked(phoneOrders.startPhoneOrder)).toHaveLength(0);
});

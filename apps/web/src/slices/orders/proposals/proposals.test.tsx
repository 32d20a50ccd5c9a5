import { noteServerTime } from '@haat/client/server-clock';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import type { Proposal } from '@haat/contract/proposal-shapes';
import * as proposals from '@haat/contract/proposals';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { goOffline } from '../../../testing/go-offline.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { byPiece, costing, plainProduct } from '../../../testing/packs.ts';
import { customer, retailer } from '../../../testing/people.ts';
import { inList, makeOrder } from '../../../testing/retailer-orders.ts';

const tomato: Proposal['changes'][number] = {
  id: 1,
  name: 'Country tomato, 1 kg',
  local_name: null,
  ...byPiece,
  old_quantity: 2,
  new_quantity: 1,
  old_price: 38,
  new_price: 40,
  substitute: {
    product: { id: 9, name: 'Onion, 1 kg', local_name: null, price: 30, ...byPiece, cover: null },
    quantity: 1,
  },
};

const proposal: Proposal = {
  id: 7,
  state: 'open',
  changes: [tomato],
  note: 'One box only',
  old_amount: 214,
  new_amount: 208,
  expires_at: new Date(Date.now() + 9.5 * 60_000).toISOString().replace('Z', '+00:00'),
};
afterEach(() => noteServerTime(new Date().toISOString()));

const ofTomato = makeOrder({ proposal, allowed_actions: ['cancel', 'answer_proposal'] });
const carrot = {
  id: 2,
  product: { id: 5, name: 'Ooty carrot, 500 g', local_name: null, cover: null },
  ...costing(34, 1),
};
const asked = { ...ofTomato, items: [...ofTomato.items, carrot] };

test.each([
  ['Agree', 'agree', 'agreed'],
  ['Without these', 'leave_out', 'left_out'],
] as const)(
  "the customer sees old and new, the time left and three answers, and sends '%s' [PROPOSE-20]",
  async (name, answer, state) => {
    const accepted = makeOrder({ status: 'ACCEPTED', amount: 208, proposal: { ...proposal, state } });
    const api = fakeApi().on(orders.customerOrder, asked).on(proposals.answerProposal, accepted);
    const { user } = openApp('/shops/order/1043', { person: customer, api });
    const card = within(await screen.findByRole('region', { name: 'The shop suggests a change' }));
    for (const text of [
      '2 → 1',
      '₹38 → ₹40 each',
      'Instead: 1 × Onion, 1 kg, ₹30 each',
      'One box only',
      '10 minutes left',
    ]) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByText('Total').nextSibling).toHaveTextContent('₹214 ₹208');
    expect(screen.getAllByRole('button', { name: 'Cancel order' })).toHaveLength(1);
    api.on(orders.customerOrder, accepted);
    await user.click(card.getByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Accepted')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'The shop suggests a change' })).toBeNull();
    expect(api.asked(proposals.answerProposal)).toMatchObject([{ body: { id: 7, answer } }]);
  },
);

test.each([
  ['Without these', 'leave_out'],
  ['Cancel order', 'cancel'],
])('%s sends %s, and a refusal says why [PROPOSE-21]', async (name, answer) => {
  const api = fakeApi().on(orders.customerOrder, asked).on(proposals.answerProposal, refuse('proposal.over'));
  const { user } = openApp('/shops/order/1043', { person: customer, api });
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Could not save')).toBeInTheDocument();
  expect(await screen.findByText(/This suggestion is over/)).toBeVisible();
  expect(api.asked(proposals.answerProposal)[0]?.body).toEqual({ id: 7, answer });
});

test.each([
  ['the price of all that is left rises', [{ ...tomato, new_quantity: 2 }]],
  ['only a replacement is left', [{ ...tomato, new_quantity: 0, new_price: 38 }]],
])("'Without these' is not offered when %s [PROPOSE-20]", async (_, changes) => {
  const order = { ...ofTomato, proposal: { ...proposal, changes } };
  openApp('/shops/order/1043', { person: customer, api: fakeApi().on(orders.customerOrder, order) });
  expect(await screen.findByRole('button', { name: 'Agree' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Without these' })).toBeNull();
});

test('an answer without a connection waits on the phone [PROPOSE-22]', async () => {
  const api = fakeApi().on(orders.customerOrder, asked);
  const { user } = openApp('/shops/order/1043', { person: customer, api });
  const agree = await screen.findByRole('button', { name: 'Agree' });
  goOffline();
  await user.click(agree);
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Saved on this phone: Agree')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
});

test.each([
  ['20 minutes slow', -20],
  ['3 hours fast', 180],
])(
  "on a phone whose clock is %s, the time left counts from the server's time [PROPOSE-20, TEXT-26]",
  async (_how, aheadMinutes) => {
    const atServer = (minutes: number) => new Date(Date.now() + (minutes - aheadMinutes) * 60_000);
    const expires_at = atServer(15).toISOString().replace('Z', '+00:00');
    const order = { ...asked, proposal: { ...proposal, expires_at } };
    const api = fakeApi().on(orders.customerOrder, () =>
      Response.json(order, { headers: { Date: atServer(0).toUTCString() } }),
    );
    openApp('/shops/order/1043', { person: customer, api });
    expect(await screen.findByText('15 minutes left')).toBeVisible();
  },
);

const waiting = makeOrder({ allowed_actions: ['accept', 'reject', 'propose'] });

const onion = {
  id: 9,
  name: 'Onion, 1 kg',
  description: '',
  price: 30,
  quantity: 4,
  tags: [],
  cover: null,
  images: [],
  ...plainProduct,
  type: { id: 1, name: 'Vegetables', local_name: null },
  shop: 3,
  shop_name: 'Amma Vegetables',
};

test('the shop changes a quantity and a price and chooses a replacement [PROPOSE-23]', async () => {
  const api = fakeApi()
    .on(orders.retailerOrder, waiting)
    .on(products.listRetailerProducts, { count: 1, results: [onion] })
    .on(proposals.proposeChanges, () => {
      api.on(orders.retailerOrder, { ...waiting, proposal });
      return { ...waiting, proposal };
    });
  const { user } = openApp('/retailer/orders/1043', { person: retailer, api });
  await user.click(await screen.findByRole('link', { name: 'Change items' }));
  const item = within(await screen.findByRole('group', { name: 'Country tomato, 1 kg' }));
  const send = screen.getByRole('button', { name: 'Send to customer' });
  expect(send).toBeDisabled();
  await user.click(item.getByRole('button', { name: 'Decrease quantity of Country tomato, 1 kg' }));
  await user.type(item.getByLabelText('Weighed price'), '40');
  await user.type(item.getByRole('combobox', { name: 'Replace with' }), 'onion');
  await user.click(await screen.findByRole('option', { name: 'Onion, 1 kg · ₹30' }));
  expect(screen.getByText('New amount')).toHaveTextContent('New amount ₹90');
  await user.type(screen.getByLabelText('Note to the customer'), 'One box only');
  await user.click(send);
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('region', { name: 'You suggested a change' })).toHaveTextContent(
    'The customer has not answered yet.',
  );
  expect(api.asked(proposals.proposeChanges)[0]?.body).toEqual({
    changes: [{ id: 1, quantity: 1, price: 40, substitute: { product: 9, quantity: 1 } }],
    note: 'One box only',
  });
});

test('a replacement that the order has already costs the price there [PROPOSE-28]', async () => {
  const [tomatoes] = waiting.items;
  if (!tomatoes) throw new Error('the order is empty');
  const onions = {
    ...tomatoes,
    id: 2,
    product: { ...tomatoes.product, id: 9, name: 'Onion, 1 kg' },
    price: 35,
  };
  const order = { ...waiting, items: [tomatoes, onions] };
  const { user } = openChange(order);
  const item = within(await screen.findByRole('group', { name: 'Country tomato, 1 kg' }));
  await user.type(item.getByRole('combobox', { name: 'Replace with' }), 'onion');
  await user.click(await screen.findByRole('option', { name: 'Onion, 1 kg · ₹30' }));
  expect(item.getByText('₹35 each')).toBeVisible();
  const amount = order.delivery_cost + (onions.quantity + tomatoes.quantity) * 35;
  expect(screen.getByText('New amount')).toHaveTextContent(`New amount ₹${amount}`);
});

test('a price above the MRP is explained at the item, and what was typed stays [PROPOSE-29]', async () => {
  const { user, api } = openChange(waiting);
  const price = await screen.findByLabelText('Weighed price');
  await user.type(price, '500');
  await chooseOnion({ user });
  api.on(
    proposals.proposeChanges,
    refuse('input.invalid', {
      errors: {
        'changes.0.price': ['The MRP of Country tomato, 1 kg is ₹50. Enter that or less.'],
        'changes.0.substitute': ['Onion, 1 kg costs ₹35 on this order.'],
      },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Send to customer' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(price).toHaveAccessibleDescription(
      /The MRP of Country tomato, 1 kg is ₹50\. Enter that or less\./,
    ),
  );
  expect(screen.getByText('Onion, 1 kg costs ₹35 on this order.')).toBeVisible();
  expect(price).toHaveValue('500');
  await user.clear(price);
  expect(screen.queryByText(/MRP/)).toBeNull();
});

test('a suggestion without a connection waits at the top of the order, and the list names it [PROPOSE-22, OUTBOX-1, OUTBOX-20]', async () => {
  const { user, path, goTo } = openChange(waiting);
  // The list loads while there is a network.
  await goTo('/retailer/orders');
  await screen.findByRole('link', { name: 'Order 1043' });
  await goTo('/retailer/orders/1043/change');
  await screen.findByRole('combobox', { name: 'Replace with' });
  await user.click(stepper('Country tomato, 1 kg').less);
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Send to customer' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Saved on this phone: Change items')).toBeVisible();
  expect(path()).toBe('/retailer/orders/1043');
  expect(screen.getByText('Waiting for a connection')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('status')[0]).toHaveTextContent('Waiting for a connection');
  for (const name of ['Accept', 'Reject', 'Change items'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  await goTo('/retailer/orders');
  expect(await screen.findByText('Change items: Waiting for a connection')).toBeVisible();
});

test("while the customer is asked, 'Accept' is not the main action [PROPOSE-40]", async () => {
  const order = { ...waiting, proposal };
  openApp('/retailer/orders/1043', { person: retailer, api: fakeApi().on(orders.retailerOrder, order) });
  const accept = await screen.findByRole('button', { name: 'Accept' });
  expect(accept).toBeEnabled();
  expect(accept.closest('[data-action-bar]')).toBeNull();
  expect(screen.queryByText('Accept or reject this order')).toBeNull();
  expect(screen.getAllByText('The customer has not answered yet.')).not.toEqual([]);
});

test('the lists of both sides name an open suggestion [PROPOSE-40]', async () => {
  const row = inList({ has_open_proposal: true });
  const list = { count: 1, results: [row] };
  openApp('/retailer/orders', { person: retailer, api: fakeApi().on(orders.retailerOrders, list) });
  expect(
    await screen.findByText('Lakshmi · Country tomato, 1 kg, Rice and 3 more · You suggested a change'),
  ).toBeVisible();
  openApp('/shops/user', { person: customer, api: fakeApi().on(orders.customerOrders, list) });
  expect(await screen.findByText(/ · The shop suggests a change$/)).toBeVisible();
});

test('a suggestion that got no answer in time leaves the order to the shop, and the customer sees it no more [PROPOSE-17]', async () => {
  const order = { ...waiting, proposal: { ...proposal, state: 'expired' as const } };
  openApp('/retailer/orders/1043', { person: retailer, api: fakeApi().on(orders.retailerOrder, order) });
  expect(await screen.findByText(/^The customer did not answer in time/)).toBeVisible();
  const accept = screen.getByRole('button', { name: 'Accept' });
  expect(accept).toBeEnabled();
  expect(accept.closest('[data-action-bar]')).not.toBeNull();
  const own = { ...order, allowed_actions: ['cancel' as const] };
  openApp('/shops/order/1043', { person: customer, api: fakeApi().on(orders.customerOrder, own) });
  expect(await screen.findByText('Initiated')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'The shop suggests a change' })).toBeNull();
});

const chooseOnion = async ({ user }: Pick<ReturnType<typeof openApp>, 'user'>): Promise<void> => {
  await user.type(await screen.findByRole('combobox', { name: 'Replace with' }), 'onion');
  await user.click(await screen.findByRole('option', { name: 'Onion, 1 kg · ₹30' }));
};
const stepper = (name: string) => ({
  less: screen.getByRole('button', { name: `Decrease quantity of ${name}` }),
  more: screen.getByRole('button', { name: `Increase quantity of ${name}` }),
});
const quantities = () =>
  ['Country tomato, 1 kg', 'Onion, 1 kg'].map((name) => Number(stepper(name).less.nextSibling?.textContent));

test('a replacement takes the place of the whole item, until it is removed [PROPOSE-25]', async () => {
  const app = openChange(waiting);
  await chooseOnion(app);
  expect(quantities()).toEqual([0, 2]);
  expect(stepper('Country tomato, 1 kg').less).toBeDisabled();
  expect(screen.getByText('New amount')).toHaveTextContent('New amount ₹80');
  await app.user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(stepper('Country tomato, 1 kg').less.nextSibling).toHaveTextContent('2');
});

test('there is no more of a replacement than its stock [PROPOSE-25]', async () => {
  const app = openChange(waiting, { ...onion, quantity: 3 });
  await chooseOnion(app);
  await app.user.click(stepper('Onion, 1 kg').more);
  expect(quantities()).toEqual([0, 3]);
  expect(stepper('Onion, 1 kg').more).toBeDisabled();
});

test('a replacement takes the place of what is missing, and both quantities can be changed [PROPOSE-25]', async () => {
  const app = openChange(
    makeOrder({ ...waiting, items: waiting.items.map((item) => ({ ...item, quantity: 8 })) }),
  );
  await screen.findByRole('combobox', { name: 'Replace with' });
  for (let times = 0; times < 3; times += 1) await app.user.click(stepper('Country tomato, 1 kg').less);
  await chooseOnion(app);
  expect(quantities()).toEqual([5, 3]);
  await app.user.click(stepper('Country tomato, 1 kg').less);
  await app.user.click(stepper('Onion, 1 kg').more);
  expect(quantities()).toEqual([4, 4]);
  await app.user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(stepper('Country tomato, 1 kg').less.nextSibling).toHaveTextContent('4');
});

test('a replacement is limited by its stock, and removing it keeps a quantity set since [PROPOSE-25]', async () => {
  const app = openChange(
    makeOrder({ ...waiting, items: waiting.items.map((item) => ({ ...item, quantity: 8 })) }),
  );
  await chooseOnion(app);
  expect(quantities()).toEqual([0, 4]);
  await app.user.click(stepper('Country tomato, 1 kg').more);
  await app.user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(stepper('Country tomato, 1 kg').less.nextSibling).toHaveTextContent('1');
});

test('a replacement that was typed but not chosen is not sent, and the field says so [PROPOSE-26]', async () => {
  const { user, api } = openChange(waiting);
  const field = await screen.findByRole('combobox', { name: 'Replace with' });
  await user.click(stepper('Country tomato, 1 kg').less);
  await user.type(field, 'onion');
  await user.click(screen.getByRole('button', { name: 'Send to customer' }));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Choose one of the products, or empty the field.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.clear(field);
  expect(field).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Send to customer' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(api.asked(proposals.proposeChanges)).toHaveLength(1));
});

test.each([
  ['ask', 'Ask me', /The customer is asked before anything changes\.$/],
  ['replace', 'Replace it', /unless a price rises or a replacement costs more than what it replaces\.$/],
  ['leave_out', 'Leave it out', /unless you change a price or choose a replacement\.$/],
] as const)(
  'shows the shop the wish to %s, and what it means [PROPOSE-27]',
  async (if_missing, wish, line) => {
    const { user } = openApp('/retailer/orders/1043', {
      person: retailer,
      api: fakeApi().on(orders.retailerOrder, { ...waiting, if_missing }),
    });
    expect((await screen.findByText('If something is missing')).nextSibling).toHaveTextContent(wish);
    await user.click(screen.getByRole('link', { name: 'Change items' }));
    expect(await screen.findByText(line)).toBeVisible();
    expect(screen.getByText('If something is missing').nextSibling).toHaveTextContent(wish);
  },
);

test.each([
  ['INITIATED', 1],
  ['ACCEPTED', 0],
] as const)(
  'an order that is %s shows the customer their wish %i times [PROPOSE-27]',
  async (status, times) => {
    const api = fakeApi().on(orders.customerOrder, makeOrder({ status, if_missing: 'leave_out' }));
    openApp('/shops/order/1043', { person: customer, api });
    expect(await screen.findByText(/Leave it with the neighbour/)).toBeVisible();
    expect(screen.queryAllByText('If something is missing')).toHaveLength(times);
    expect(screen.queryAllByText('Leave it out')).toHaveLength(times);
  },
);

test('a wrong price keeps the button off, and the amount as it was [PROPOSE-24]', async () => {
  const { user } = openChange(waiting);
  const price = await screen.findByLabelText('Weighed price');
  const unchanged = screen.getByText('New amount').textContent;
  await user.type(price, '90.123');
  expect(screen.getByRole('button', { name: 'Send to customer' })).toBeDisabled();
  expect(price).toBeInvalid();
  expect(screen.getByText('New amount')).toHaveTextContent(unchanged);
  expect(screen.queryByText(/^Change a quantity or a price/)).toBeNull();
});

test('a search without a product in stock says so [PROPOSE-25]', async () => {
  const { user } = openChange(waiting, { ...onion, quantity: 0 });
  const field = await screen.findByRole('combobox', { name: 'Replace with' });
  await user.type(field, 'onion');
  expect(await screen.findByText('You have nothing in stock that matches ‘onion’.')).toBeVisible();
  await user.clear(field);
  expect(screen.queryByText(/nothing in stock/)).toBeNull();
});

test.each([
  ['ACCEPTED', 'This order was accepted, so its items can no longer be changed.'],
  ['REJECTED', 'You rejected this order, so its items can no longer be changed.'],
  ['CANCELLED', 'This order was cancelled, so its items can no longer be changed.'],
] as const)('an order that is %s says so, with a link to it [PROPOSE-24]', async (status, words) => {
  openChange(makeOrder({ status, allowed_actions: [] }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order 1043' })).toHaveAttribute('href', '/retailer/orders/1043');
});

const openChange = (order: orders.Order, good = onion) =>
  openApp(`/retailer/orders/${order.id}/change`, {
    person: retailer,
    api: fakeApi()
      .on(orders.retailerOrder, order)
      .on(orders.retailerOrders, { count: 1, results: [inList()] })
      .on(products.listRetailerProducts, { count: 1, results: [good] })
      .on(proposals.proposeChanges, order),
  });

import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as credit from '@haat/contract/credit';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import * as standing from '@haat/contract/standing';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import {
  amma,
  carrot,
  cartOf,
  order as earlier,
  home,
  orderInList,
  tomato,
  work,
} from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { customer, retailer } from '../../testing/people.ts';

const listOf = <Item,>(...results: Item[]) => ({ count: results.length, results });

const dayAfterNow = (days: number): string => {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

const milk: standing.StandingOrder = {
  id: 4,
  state: 'active',
  shop: { id: amma.id, name: amma.name },
  address: 1,
  items: [
    {
      product: tomato.id,
      name: 'Milk, 500 ml',
      local_name: 'പാൽ, 500 ml',
      quantity: 2,
      price: 28,
      is_loose: false,
      net_quantity: null,
      unit: null,
    },
  ],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  time: '06:00',
  pay_by: 'cash',
  fulfilment: 'delivery',
  until: null,
  paused_until: null,
  skips: [],
  next: { day: dayAfterNow(1), amount: 76 },
  last_refusal: { day: '2026-11-20', code: 'product.out_of_stock' },
};

const morning = {
  id: 1,
  start: '2026-11-22T06:00:00+05:30',
  end: '2026-11-22T08:00:00+05:30',
  left: 3,
};

const setOnline = (isOnline: boolean) => act(() => onlineManager.setOnline(isOnline));
afterEach(() => setOnline(true));

describe('/shops/standing', () => {
  const open = (order: standing.StandingOrder, placed: orders.OrderInList[] = []) => {
    const api = fakeApi()
      .on(standing.listStanding, listOf(order))
      .on(standing.changeStanding, order)
      .on(addresses.listAddresses, listOf(home, work))
      .on(credit.customerCredit, listOf())
      .on(orders.customerOrders, listOf(...placed));
    const { user } = openApp('/shops/standing', { person: customer, api });
    return { api, user };
  };

  test('shows what comes, and leaves out tomorrow [MORNING-18]', async () => {
    const { api, user } = open(milk);
    expect(await screen.findByRole('heading', { name: amma.name })).toBeVisible();
    expect(screen.getByText(/500 ml.*: 2/)).toBeVisible();
    expect(screen.getByText('Every day · 06:00')).toBeVisible();
    expect(await screen.findByText('Delivery · Home · Cash')).toBeVisible();
    expect(screen.getByText(/^₹[\d,]+ per month$/)).toBeVisible();
    expect(screen.getByText(/^Not ordered for 20\/11: /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Not tomorrow' }));
    await expect
      .poll(() => api.asked(standing.changeStanding))
      .toMatchObject([{ body: { skips: [dayAfterNow(1)] } }]);
  });

  test('pauses until a day, and goes on [MORNING-18]', async () => {
    const { api, user } = open(milk);
    await user.click(await screen.findByRole('button', { name: 'Pause until' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const day = dialog.getByLabelText('Pause until');
    fireEvent.change(day, { target: { value: '2020-01-01' } });
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(dialog.getByText(/^Choose \d\d\/\d\d or later$/)).toBeVisible();
    fireEvent.change(day, { target: { value: dayAfterNow(2) } });
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    await expect
      .poll(() => api.asked(standing.changeStanding))
      .toMatchObject([{ body: { paused_until: dayAfterNow(2) } }]);
  });

  test('changes goods, days and time [MORNING-18]', async () => {
    const { api, user } = open(milk);
    api
      .on(orders.getSlots, listOf(morning, { ...morning, id: 2, start: '2026-11-22T08:00:00+05:30' }))
      .on(products.listProducts, listOf(carrot, tomato));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const form = within(await screen.findByRole('form', { name: 'Change' }));
    await user.click(form.getByRole('checkbox', { name: 'Sunday' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'At what time?' }), '08:00');
    await user.click(form.getByRole('radio', { name: 'UPI' }));
    await user.type(form.getByLabelText('Last day'), '2026-12-31');
    await user.click(form.getByRole('button', { name: 'Decrease quantity of പാൽ, 500 ml' }));
    await user.type(form.getByRole('combobox', { name: 'Add goods' }), 'carrot');
    await user.click(await form.findByRole('option', { name: /Ooty carrot/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => api.asked(standing.changeStanding))
      .toMatchObject([
        {
          body: {
            items: [
              { product: tomato.id, quantity: 1 },
              { product: carrot.id, quantity: 1 },
            ],
            weekdays: [1, 2, 3, 4, 5, 6],
            time: '08:00',
            pay_by: 'upi',
            until: '2026-12-31',
          },
        },
      ]);
    expect(screen.queryByRole('form', { name: 'Change' })).toBeNull();
  });

  test('a refused change stays, with its words at the last day [MORNING-18]', async () => {
    const { api, user } = open({ ...milk, until: '2026-11-20' });
    api
      .on(orders.getSlots, listOf(morning))
      .on(standing.changeStanding, refuse('input.invalid', { errors: { until: ['This day is over.'] } }));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const form = within(await screen.findByRole('form', { name: 'Change' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('This day is over.')).toBeVisible();
    expect(form.getByLabelText('Last day')).toHaveValue('2026-11-20');
  });

  test('says what helps where nothing is delivered [MORNING-18]', async () => {
    open({ ...milk, last_refusal: { day: '2026-11-20', code: 'address.out_of_reach' } });
    expect(await screen.findByText(/End this one, then press ‘Every morning’/)).toBeVisible();
  });

  test('an order of tomorrow is there, to be cancelled, and no longer left out [MORNING-18]', async () => {
    const slot = { start: `${dayAfterNow(1)}T06:00:00+05:30`, end: `${dayAfterNow(1)}T08:00:00+05:30` };
    const placed: orders.OrderInList = { ...orderInList, standing: milk.id, slot };
    open({ ...milk, skips: [dayAfterNow(1)], next: { day: dayAfterNow(2), amount: 76 } }, [placed]);
    const link = await screen.findByRole('link', { name: `Order ${placed.id}` });
    expect(link).toHaveAttribute('href', `/shops/order/${placed.id}`);
    expect(screen.getByText(/Tomorrow is ordered already/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tomorrow after all' })).toBeNull();
  });

  test('needs something that comes, on some day [MORNING-18]', async () => {
    const { api, user } = open({ ...milk, weekdays: [1] });
    api.on(orders.getSlots, listOf(morning));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const form = within(await screen.findByRole('form', { name: 'Change' }));
    await user.click(form.getByRole('checkbox', { name: 'Monday' }));
    expect(form.getByText('Choose at least one day')).toBeVisible();
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Mon · 06:00')).toBeVisible();
  });

  test('keeps what was pressed without a connection [MORNING-21]', async () => {
    const { api, user } = open(milk);
    await screen.findByRole('button', { name: 'Not tomorrow' });
    setOnline(false);
    await user.click(screen.getByRole('button', { name: 'Not tomorrow' }));
    expect(await screen.findByText('Saved on this phone: Not tomorrow')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End' })).toBeNull();
    expect(api.asked(standing.changeStanding)).toEqual([]);
    setOnline(true);
    await expect.poll(() => api.asked(standing.changeStanding)).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'End' })).toBeVisible();
  });

  test('goes on after a pause, and ends [MORNING-18]', async () => {
    const paused = { ...milk, state: 'paused', paused_until: dayAfterNow(5) } as const;
    const { api, user } = open(paused);
    api.on(standing.endStanding, undefined as never);
    await user.click(await screen.findByRole('button', { name: 'Go on' }));
    await expect
      .poll(() => api.asked(standing.changeStanding))
      .toMatchObject([{ body: { paused_until: null } }]);
    await user.click(await screen.findByRole('button', { name: 'End' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
    await expect.poll(() => api.asked(standing.endStanding)).toHaveLength(1);
  });
});

/** A customer with two tomatoes in the cart. */
const withCart = (): FakeApi =>
  fakeApi()
    .on(cart.getCart, cartOf([[tomato, 2]]))
    .on(credit.customerCredit, listOf())
    .on(addresses.listAddresses, listOf(home, work))
    .on(orders.getSlots, listOf(morning))
    .on(standing.createStanding, milk)
    .on(standing.listStanding, listOf(milk));

test('the cart comes again on chosen days [MORNING-19]', async () => {
  const api = withCart();
  const { user } = openApp('/shops/standing/new', { person: customer, api });
  await user.click(await screen.findByRole('checkbox', { name: 'Sunday' }));
  await user.click(screen.getByRole('button', { name: 'Order every morning' }));
  expect(await screen.findByText('Every day · 06:00')).toBeVisible();
  expect(api.asked(standing.createStanding)).toMatchObject([
    { body: { shop: amma.id, weekdays: [1, 2, 3, 4, 5, 6], time: '06:00', pay_by: 'cash', until: null } },
  ]);
});

test('the choices of a new one are kept until it is sent [MORNING-19]', async () => {
  const api = withCart();
  const { user, goTo } = openApp('/shops/standing/new', { person: customer, api });
  await user.click(await screen.findByRole('checkbox', { name: 'Sunday' }));
  await user.click(screen.getByRole('radio', { name: 'Work' }));
  expect(api.asked(orders.getSlots)[0]?.query).toEqual({ shop: String(amma.id), fulfilment: 'pick_up' });
  const leaveAndComeBack = async () => {
    await act(() => goTo('/shops/standing'));
    await screen.findByText('Every day · 06:00');
    await act(() => goTo('/shops/standing/new'));
  };
  await leaveAndComeBack();
  expect(await screen.findByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Work' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Order every morning' }));
  await screen.findByText('Every day · 06:00');
  expect(api.asked(standing.createStanding)).toMatchObject([
    { body: { weekdays: [1, 2, 3, 4, 5, 6], address: work.id } },
  ]);
  await leaveAndComeBack();
  expect(await screen.findByRole('checkbox', { name: 'Sunday' })).toBeChecked();
});

test('the cart comes every morning to the chosen address, or is fetched [MORNING-19]', async () => {
  const api = withCart().on(cart.getCart, { ...cartOf([[tomato, 2]]), offers_pick_up: true });
  const { user } = openApp('/shops/standing/new', { person: customer, api });
  expect(await screen.findByRole('radio', { name: 'Delivery' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Home' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Pick up at the shop' }));
  expect(screen.queryByRole('radio', { name: 'Home' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Delivery' }));
  await user.click(screen.getByRole('radio', { name: 'Work' }));
  await user.click(screen.getByRole('button', { name: 'Order every morning' }));
  await expect
    .poll(() => api.asked(standing.createStanding))
    .toMatchObject([{ body: { fulfilment: 'delivery', address: work.id } }]);
});

test('an order that was fetched is fetched every morning, and paid as before [MORNING-19]', async () => {
  const fetched: orders.Order = {
    ...earlier,
    fulfilment: 'pick_up',
    pay_by: 'upi',
    address: work,
  };
  const api: FakeApi = fakeApi()
    .on(orders.customerOrder, fetched)
    .on(shops.getShop, { ...amma, offers_pick_up: true })
    .on(credit.customerCredit, listOf())
    .on(addresses.listAddresses, listOf(home, work))
    .on(orders.getSlots, listOf(morning))
    .on(standing.createStanding, milk)
    .on(standing.listStanding, listOf(milk));
  const { user } = openApp(`/shops/standing/new?order=${fetched.id}`, { person: customer, api });
  expect(await screen.findByRole('radio', { name: 'Pick up at the shop' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Order every morning' }));
  await expect
    .poll(() => api.asked(standing.createStanding))
    .toMatchObject([{ body: { fulfilment: 'pick_up', address: work.id, pay_by: 'upi' } }]);
});

test('a new one waits for a connection [MORNING-21]', async () => {
  const api: FakeApi = fakeApi()
    .on(cart.getCart, cartOf([[tomato, 2]]))
    .on(credit.customerCredit, listOf())
    .on(addresses.listAddresses, listOf(home, work))
    .on(orders.getSlots, listOf(morning))
    .on(standing.createStanding, milk)
    .on(standing.listStanding, () =>
      listOf(...(api.asked(standing.createStanding).length > 0 ? [milk] : [])),
    );
  const { user } = openApp('/shops/standing/new', { person: customer, api });
  const start = await screen.findByRole('button', { name: 'Order every morning' });
  setOnline(false);
  await user.click(start);
  expect(await screen.findByText(`Saved on this phone: ${amma.name}`)).toBeVisible();
  setOnline(true);
  expect(await screen.findByRole('heading', { name: amma.name })).toBeVisible();
  expect(screen.queryByText(/Saved on this phone/)).toBeNull();
  expect(api.asked(standing.createStanding)).toHaveLength(1);
});

test('the shop accepts all without a connection, which is sent once [MORNING-21]', async () => {
  const needs = { day: '2026-11-22', orders: 12, waiting: 12, goods: [] };
  const api: FakeApi = fakeApi()
    .on(standing.standingNeeds, () => ({
      ...needs,
      waiting: api.asked(standing.acceptStanding).length > 0 ? 0 : 12,
    }))
    .on(standing.acceptStanding, { accepted: [1, 2], refused: [] });
  const { user } = openApp('/retailer/orders', { person: retailer, api });
  const accept = await screen.findByRole('button', { name: 'Accept all 12' });
  setOnline(false);
  await user.click(accept);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Saved on this phone: Accept all 12')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept all 12' })).toBeNull();
  setOnline(true);
  await waitFor(() => expect(screen.queryByText(/Saved on this phone/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Accept all 12' })).toBeNull();
  expect(api.asked(standing.acceptStanding)).toHaveLength(1);
});

test('the shop accepts all at once, after being asked [MORNING-20]', async () => {
  const needs = { day: '2026-11-22', orders: 12, waiting: 12, goods: [] };
  const api: FakeApi = fakeApi()
    .on(standing.standingNeeds, needs)
    .on(standing.acceptStanding, { accepted: [1, 2], refused: [] });
  const { user } = openApp('/retailer/orders', { person: retailer, api });
  await user.click(await screen.findByRole('button', { name: 'Accept all 12' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Are you sure?')).toBeVisible();
  expect(dialog.getByText(/12 orders are yours to pack/)).toBeVisible();
  expect(api.asked(standing.acceptStanding)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await expect.poll(() => api.asked(standing.acceptStanding)).toHaveLength(1);
});

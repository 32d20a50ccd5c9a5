// What loose goods weigh: the fields of the shop, and what the customer reads.
import * as orders from '@haat/contract/orders';
import * as packing from '@haat/contract/packing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../../../testing/fake-api.ts';
import { market } from '../../../testing/market.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { costing } from '../../../testing/packs.ts';
import { retailer } from '../../../testing/people.ts';
import { makeOrder } from '../../../testing/retailer-orders.ts';

afterEach(() => onlineManager.setOnline(true));

const fish = {
  id: 5,
  product: { id: 9, name: 'Sardine', local_name: null, cover: null },
  ...costing(50, 3),
  is_loose: true,
  net_quantity: 250,
  unit: 'g',
} as const;

const toWeigh = (weighed: number | null = null): orders.Order => {
  const [tomato] = makeOrder().items;
  const amount = weighed === null ? 150 : Math.round((weighed * 5000) / 250) / 100;
  return makeOrder({
    status: 'ACCEPTED',
    items: [{ ...fish, weighed, amount }, ...(tomato ? [tomato] : [])],
    amount: amount + 96,
    allowed_actions: ['withdraw', 'pack', 'weigh'],
  });
};

const weightIn = (body: unknown): number | null =>
  (body as { items: { weighed: number | null }[] }).items[0]?.weighed ?? null;

/** More than 825 g is refused. */
function shop(): FakeApi {
  let order = toWeigh();
  return fakeApi()
    .on(orders.retailerOrder, () => order)
    .on(packing.slotsToPack, ({ query }) =>
      query.start === undefined
        ? { count: 1, results: [{ ...order.slot, orders: 1, packed: 0 }] }
        : { ...order.slot, goods: [], orders: [order] },
    )
    .on(packing.weighOrder, ({ body }) => {
      const weighed = weightIn(body);
      if ((weighed ?? 0) > 825)
        return refuse('input.invalid', { errors: { weighed: ['Sardine: at most 825 g for this order.'] } });
      order = toWeigh(weighed);
      return order;
    });
}

const openOrder = (api = shop()) => openApp('/retailer/orders/1043', { person: retailer, api });
const field = () => screen.findByRole('spinbutton', { name: 'Weight in g' });
const saveIn = (form: HTMLElement) => within(form).getByRole('button', { name: 'Save' });
const save = async () => saveIn(await screen.findByRole('form', { name: 'Sardine' }));

test.each([['/retailer/orders/1043'], ['/retailer/packing']])(
  '%s has a weight for loose items alone, and the sum follows [LOOSE-14]',
  async (path) => {
    const api = shop();
    const { user } = openApp(path, { person: retailer, api });
    expect(await field()).toHaveAccessibleDescription('Ordered: 750 g');
    expect(screen.getAllByRole('form')).toHaveLength(1);
    await user.type(await field(), '763');
    await user.click(await save());
    // The list for the printer has it, too.
    expect((await screen.findAllByText(/763 g/))[0]).toBeVisible();
    expect(await field()).toHaveValue('763');
    expect(api.asked(packing.weighOrder).map(({ body }) => body)).toEqual([
      { items: [{ id: 5, weighed: 763 }] },
    ]);
    await user.clear(await field());
    await user.click(await save());
    await expect.poll(() => api.asked(packing.weighOrder).length).toBe(2);
    expect(weightIn(api.asked(packing.weighOrder)[1]?.body)).toBeNull();
  },
);

test.each(['0', '-5', '1e9', '1,2', '7.5', 'much', '99999999999999999999'])(
  'the weight %s gets a sentence at the field and is not sent [LOOSE-14]',
  async (text) => {
    const { user, api } = openOrder();
    await user.type(await field(), text);
    await user.click(await save());
    expect(await field()).toHaveAccessibleDescription(/^Enter a whole number above 0, like 760/);
    expect(await field()).toHaveValue(text);
    expect(api.asked(packing.weighOrder)).toEqual([]);
  },
);

test('a weight above the margin is explained at the field, and stays there [LOOSE-14]', async () => {
  const { user } = openOrder();
  await user.type(await field(), '900');
  await user.click(await save());
  expect(await screen.findByText('Sardine: at most 825 g for this order.')).toBeVisible();
  expect(await field()).toHaveValue('900');
  await user.clear(await field());
  await user.type(await field(), '825');
  await user.click(await save());
  expect(await screen.findByText(/weighed 825 g/)).toBeVisible();
  expect(screen.getByText('Ordered: 750 g. Now ₹165')).toBeVisible();
  expect(screen.queryByText('Sardine: at most 825 g for this order.')).toBeNull();
});

test('without a connection a weight waits on the phone, and is sent later [LOOSE-15]', async () => {
  const { user, api } = openOrder();
  await user.type(await field(), '763');
  act(() => onlineManager.setOnline(false));
  await user.click(await save());
  expect(await screen.findByText('Saved on this phone: Sardine, 763 g')).toBeVisible();
  expect(api.asked(packing.weighOrder)).toEqual([]);
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText(/weighed 763 g/)).toBeVisible();
});

test('one that is refused later stays in the field, with what to do [LOOSE-15]', async () => {
  const { user } = openOrder();
  await user.type(await field(), '900');
  act(() => onlineManager.setOnline(false));
  await user.click(await save());
  await screen.findByText('Saved on this phone: Sardine, 900 g');
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText(/^This is too much for the order/)).toBeVisible();
  expect(await field()).toHaveValue('900');
});

test('an order that has left the shop has no fields, and says what was weighed [LOOSE-14]', async () => {
  const left = { ...toWeigh(763), status: 'PICKED_UP' as const, allowed_actions: [] };
  openOrder(shop().on(orders.retailerOrder, left));
  expect(await screen.findByText('750 g × ₹200/kg · weighed 763 g')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Sardine' })).toBeNull();
});

test('the customer reads what was weighed, and what it costs [LOOSE-14]', async () => {
  const seen = { ...toWeigh(763), allowed_actions: [] };
  openApp('/shops/order/1043', { api: market().on(orders.customerOrder, seen) });
  expect(await screen.findByText('750 g × ₹200/kg · weighed 763 g')).toBeVisible();
  expect(screen.getByText('₹152.60')).toBeVisible();
});

test('of a part that was kept, only what the whole weighed is known, so its weight is left out [LOOSE-14]', async () => {
  const order = toWeigh(763);
  const [line, ...others] = order.items;
  const kept = { ...order, items: [...(line ? [{ ...line, quantity: 2, amount: 101.73 }] : []), ...others] };
  openApp('/shops/order/1043', { api: market().on(orders.customerOrder, { ...kept, allowed_actions: [] }) });
  expect(await screen.findByText('500 g × ₹200/kg')).toBeVisible();
  expect(screen.getByText('₹101.73')).toBeVisible();
});

test('at the door a lowered line costs its part of what it weighed [LOOSE-16]', async () => {
  const here = { ...toWeigh(763), status: 'DELIVERED' as const, allowed_actions: ['verify' as const] };
  const { user } = openApp('/shops/order/1043', { api: market().on(orders.customerOrder, here) });
  expect(await screen.findByText('763 g × ₹200/kg = ₹152.60')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Sardine' }));
  expect(screen.getByText('250 g refused ·').parentElement).toHaveTextContent('250 g refused · −₹50.87');
  const choice = screen.getByRole('combobox', { name: 'Quantity of Sardine' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['0 g', '250 g', '500 g', '750 g']);
});

import * as deliveries from '@haat/contract/deliveries';
import type * as orders from '@haat/contract/orders';
import * as packing from '@haat/contract/packing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeDelivery } from '../../../testing/deliveries.ts';
import { type FakeApi, fakeApi, refuse } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { deliverer, retailer } from '../../../testing/people.ts';
import { makeOrder } from '../../../testing/retailer-orders.ts';

const morning = { start: '2026-11-21T08:00:00+05:30', end: '2026-11-21T10:00:00+05:30' };
const evening = { start: '2026-11-21T17:00:00+05:30', end: '2026-11-21T19:00:00+05:30' };

const toPack = (changes: Partial<orders.Order> = {}): orders.Order =>
  makeOrder({ status: 'ACCEPTED', allowed_actions: ['withdraw', 'pack'], ...changes });

const tomato: packing.GoodsToPack = {
  product: 4,
  name: 'Country tomato, 1 kg',
  local_name: null,
  is_loose: false,
  net_quantity: null,
  unit: null,
  quantity: 2,
  orders: 1,
};

/** A shop with orders in two slots. */
function shopToPack(): FakeApi {
  let order = toPack();
  return fakeApi()
    .on(packing.slotsToPack, ({ query }) => {
      if (query.start === undefined)
        return {
          count: 2,
          results: [
            { ...morning, orders: 1, packed: order.packed_at === null ? 0 : 1 },
            { ...evening, orders: 3, packed: 1 },
          ],
        };
      const slot = query.start === morning.start ? morning : evening;
      return { ...slot, goods: [tomato], orders: [{ ...order, slot }] };
    })
    .on(packing.packOrder, ({ body }) => {
      const isPacked = (body as { is_packed: boolean }).is_packed;
      order = toPack({ packed_at: isPacked ? '2026-11-21T07:30:00+05:30' : null });
      return order;
    });
}

const open = (api = shopToPack()) => openApp('/retailer/packing', { person: retailer, api });
const slots = async () => within(await screen.findByRole('list', { name: 'Delivery times' }));
const packed = () => screen.findByRole('switch', { name: 'Packed' });

test('shows the soonest slot, what to fetch for it, and each order with its items [PACKING-5]', async () => {
  const { user } = open();
  const [first, second] = (await slots()).getAllByRole('button');
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(first).toHaveTextContent('0 of 1 packed');
  expect(second).toHaveTextContent('1 of 3 packed');
  const goods = within(await screen.findByRole('region', { name: 'Goods to fetch' }));
  expect(goods.getByRole('listitem')).toHaveTextContent('Country tomato, 1 kg 2 1 order');
  const order = within(screen.getByRole('region', { name: 'Orders to pack' }));
  expect(order.getByRole('heading', { name: 'Order 1043 · Lakshmi Menon' })).toBeVisible();
  expect(order.getByText('Leave it with the neighbour, 98470 12345')).toBeVisible();
  await user.click(second as HTMLElement);
  await waitFor(() => expect(second).toHaveAttribute('aria-pressed', 'true'));
});

test('this phone keeps what was fetched, for each slot [PACKING-5]', async () => {
  const { user, goTo } = open();
  const tick = () => screen.findByRole('checkbox', { name: /Country tomato/ });
  await user.click(await tick());
  expect(await tick()).toBeChecked();
  await goTo('/notifications');
  await goTo('/retailer/packing');
  expect(await tick()).toBeChecked();
  await user.click((await slots()).getAllByRole('button')[1] as HTMLElement);
  await waitFor(async () => expect(await tick()).not.toBeChecked());
});

test('marks an order as packed, and takes it back [PACKING-5]', async () => {
  const { user } = open();
  await user.click(await packed());
  expect(await (await slots()).findByText('1 of 1 packed')).toBeVisible();
  expect(await packed()).toBeChecked();
  await user.click(await packed());
  expect(await (await slots()).findByText('0 of 1 packed')).toBeVisible();
  expect(await packed()).not.toBeChecked();
});

test('a packed order stays packed while the list is loaded again [PACKING-5]', async () => {
  const api = shopToPack();
  const { user } = open(api);
  await packed();
  const loads = () => api.asked(packing.slotsToPack).length;
  const before = loads();
  api.on(packing.slotsToPack, () => new Promise(() => undefined));
  await user.click(await packed());
  await waitFor(() => expect(loads()).toBeGreaterThan(before));
  expect(await packed()).toBeChecked();
});

test('without a connection it waits on the phone, and a refusal is shown [PACKING-5]', async () => {
  const api = shopToPack();
  const { user } = open(api);
  await packed();
  act(() => onlineManager.setOnline(false));
  await user.click(await packed());
  expect(await screen.findByText('Saved on this phone: Packed')).toBeVisible();
  expect(await packed()).toBeChecked();
  api.on(packing.packOrder, refuse('order.cannot_pack'));
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText(/could not be done any more/)).toBeVisible();
  expect(await packed()).not.toBeChecked();
});

test('without orders to pack it says so [PACKING-5]', async () => {
  open(fakeApi().on(packing.slotsToPack, { count: 0, results: [] }));
  expect(await screen.findByText('Nothing to pack')).toBeVisible();
});

test('prints the list with a label for each order, or one of the two [PACKING-6]', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open();
  const list = () => screen.queryByRole('region', { name: /^Packing list/, hidden: true });
  const labels = () => screen.queryByRole('region', { name: 'Labels', hidden: true });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(list()).toHaveTextContent('Country tomato, 1 kg 2');
  expect(labels()).toHaveTextContent(
    'Order 1043Lakshmi MenonPuthen HouseCountry tomato, 1 kg 2To collect: ₹214',
  );
  await user.click(screen.getByRole('button', { name: 'Only the list' }));
  expect([list() !== null, labels()]).toEqual([true, null]);
  await user.click(screen.getByRole('button', { name: 'Only the labels' }));
  expect([list(), labels() !== null]).toEqual([null, true]);
  expect(print).toHaveBeenCalledTimes(3);
});

test.each([
  [null, 'Not packed yet'],
  ['2026-11-21T07:30:00+05:30', 'Packed'],
])('a deliverer sees in list and page whether it is packed [PACKING-4]', async (packedAt, text) => {
  const delivery = makeDelivery({ status: 'ASSIGNED', packed_at: packedAt });
  const api = fakeApi()
    .on(deliveries.listDeliveries, { count: 1, results: [delivery] })
    .on(deliveries.getDelivery, delivery);
  const { goTo } = openApp('/deliverer', { api, person: deliverer });
  expect(await screen.findByText(text)).toBeVisible();
  await goTo('/deliverer/delivery/71');
  await screen.findByRole('heading', { level: 1, name: 'Order 1042' });
  expect(await screen.findByText(text)).toBeVisible();
});

// The board at the desk: requests by slot, deliverers, and handing out several at once.
import * as dispatch from '@haat/contract/operator/dispatch';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';

const request = (order: number, area: string): dispatch.DispatchRequest => ({
  id: order + 100,
  order,
  shop: { id: 7, name: 'Amma Vegetables', latitude: 10.52, longitude: 76.21 },
  area,
  latitude: 10.53,
  longitude: 76.22,
  has_pin: true,
  pieces: 3,
  delivery_cost: 20,
  pay_by: 'cash',
  packed_at: null,
  since: '2026-11-21T15:40:00+05:30',
});
const ravi = { id: 3, name: 'Ravi Kumar', is_on_duty: true, active: 2, held: 1240 };
const board: dispatch.Dispatch = {
  slots: [
    {
      start: '2026-11-21T17:00:00+05:30',
      end: '2026-11-21T19:00:00+05:30',
      requests: [request(41, 'Near the well'), request(42, 'Canal Road')],
    },
  ],
  next_stops: [
    { deliverer: 3, kind: 'pick_up', name: 'Amma Vegetables', latitude: 10.52, longitude: 76.21 },
    { deliverer: 4, kind: 'drop', name: 'Mill Lane', latitude: 10.54, longitude: 76.23 },
  ],
  deliverers: [ravi, { ...ravi, id: 4, name: 'Suresh', is_on_duty: false, active: 1, held: 0 }],
};

it('gives ticked requests to a deliverer, and says which were refused [DISPATCH-5]', async () => {
  const api = fakeApi();
  api.on(dispatch.getDispatch, () => board);
  api.on(dispatch.assignOrders, () => ({ assigned: [41], refused: [{ id: 42, code: 'delivery.taken' }] }));
  const { user } = openDesk('/dispatch', api);
  await screen.findByRole('heading', { name: '21 Nov, 17:00–19:00' });
  expect(screen.getByRole('button', { name: 'Assign' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /Order 41: Amma Vegetables to Near the well/ }));
  await user.click(screen.getByRole('checkbox', { name: /Order 42/ }));
  const people = within(screen.getByRole('radiogroup', { name: 'Deliverers' }));
  people.getByRole('radio', { name: 'Suresh: off duty, 1 active delivery, ₹0 in hand, next at Mill Lane' });
  await user.click(
    people.getByRole('radio', {
      name: 'Ravi Kumar: 2 active deliveries, ₹1,240 in hand, next at Amma Vegetables',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Assign 2' }));
  await screen.findByText('Order 42: Somebody else has it already.');
  expect(api.asked(dispatch.assignOrders)).toMatchObject([{ body: { orders: [41, 42], deliverer: 3 } }]);
});

it('has requests and deliverers on the map, to press [DISPATCH-5]', async () => {
  const api = fakeApi();
  api.on(dispatch.getDispatch, () => board);
  const { user } = openDesk('/dispatch', api);
  const map = within(await screen.findByRole('region', { name: 'Requests and deliverers on the map' }));
  await user.click(await map.findByRole('link', { name: 'Order 42: Canal Road' }));
  expect(screen.getByRole('checkbox', { name: /Order 42/ })).toBeChecked();
  act(() => map.getByRole('link', { name: 'Suresh: next at Mill Lane' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('radio', { name: /^Suresh/ })).toBeChecked();
});

it('says when no request is open [DISPATCH-5]', async () => {
  const api = fakeApi();
  api.on(dispatch.getDispatch, () => ({ ...board, slots: [] }));
  openDesk('/dispatch', api);
  await screen.findByText('No open requests');
});

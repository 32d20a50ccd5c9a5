// Slots on the desk: a city's week, exceptions, the next 14 days, and changes that affect placed orders.
import { noteServerTime } from '@haat/client/server-clock';
import * as accounts from '@haat/contract/accounts';
import * as cities from '@haat/contract/operator/cities';
import * as slots from '@haat/contract/operator/slots';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { city, cityChoice, slotWindow } from '../../testing/records.ts';

afterEach(() => noteServerTime(new Date().toISOString()));

const christmas: slots.SlotRecord = { ...slotWindow, id: 22, weekday: null, date: '2026-12-25', capacity: 0 };

function preview(taken = 0, capacity = 20): slots.SlotPreview {
  const days = Array.from({ length: 14 }, (_, index) => {
    const day = new Date(Date.UTC(2099, 0, 1 + index)).toISOString().slice(0, 10);
    return { day, weekday: new Date(day).getUTCDay(), is_exception: false, slots: [] };
  });
  const slot = {
    window: slotWindow.id,
    start: '2099-01-05T09:00:00+05:30',
    end: '2099-01-05T12:00:00+05:30',
    closes_at: '2099-01-05T08:00:00+05:30',
    capacity,
    taken,
    is_withdrawn: false,
  };
  return {
    city: { id: 1, name: 'Haatpur' },
    days: days.map((one) => (one.day === '2099-01-05' ? { ...one, slots: [slot] } : one)),
  };
}

function village(taken = 0, capacity?: number): FakeApi {
  const api = fakeApi();
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  api.on(slots.listSlots, () => ({ count: 2, results: [slotWindow, christmas] }));
  api.on(slots.getSlot, () => slotWindow);
  api.on(slots.previewSlots, () => preview(taken, capacity));
  api.on(slots.deleteSlot, () => undefined);
  return api;
}

it("shows a city's week from Monday, its exceptions, and the next 14 days [DESK-72]", async () => {
  openDesk('/slots', village(3));
  const week = within(await screen.findByRole('region', { name: 'Every week' }));
  const [monday, tuesday] = week.getAllByRole('listitem');
  expect(monday).toHaveTextContent('Monday09:00–12:00Up to 20 ordersOrders close 1 h before');
  expect(tuesday).toHaveTextContent('TuesdayNo deliveries');
  const exceptions = within(screen.getByRole('region', { name: 'Exceptions for single days' }));
  expect(exceptions.getByRole('listitem')).toHaveTextContent('Friday, 25 Dec 2026ClosedNo deliveries');
  const next = within(screen.getByRole('region', { name: 'The next 14 days' }));
  expect(await next.findByText('3 of 20')).toBeVisible();
  expect(next.getAllByRole('listitem')).toHaveLength(14);
});

it('shows past exceptions only when asked [DESK-72]', async () => {
  const api = village();
  const { user } = openDesk('/slots', api);
  await user.click(await screen.findByLabelText('Show past days'));
  await waitFor(() => expect(api.asked(slots.listSlots)).toHaveLength(2));
  expect(api.asked(slots.listSlots).map(({ query }) => query.is_past)).toEqual(['0', undefined]);
});

it('adds a slot on a weekday', async () => {
  const api = village();
  api.on(slots.createSlot, () => slotWindow);
  const { user } = openDesk('/slots', api);
  await user.click(await screen.findByRole('link', { name: 'Add a slot on Wednesday' }));
  await user.type(await screen.findByLabelText(/^Start/), '16:00');
  await user.type(screen.getByLabelText(/^End/), '15:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The end must be after the start.');
  await user.clear(screen.getByLabelText(/^End/));
  await user.type(screen.getByLabelText(/^End/), '19:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Slot added');
  expect(api.asked(slots.createSlot)[0]?.body).toEqual({
    city: 1,
    weekday: 3,
    start: '16:00',
    end: '19:00',
    cut_off_minutes: 60,
    capacity: 20,
  });
});

it('closes a day, and first says how many orders it has [DESK-74]', async () => {
  const api = village(3);
  api.on(slots.createSlot, () => ({ ...christmas, date: '2099-01-05' }));
  const { user, path } = openDesk('/slots/create?city=1&kind=date', api);
  await user.type(await screen.findByLabelText(/^Date/), '2099-01-05');
  await screen.findByText('3 orders have slots on this day. They keep their day and time.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Exception added');
  expect(api.asked(slots.createSlot)[0]?.body).toEqual({
    city: 1,
    date: '2099-01-05',
    start: '00:00',
    end: '23:59',
    cut_off_minutes: 0,
    capacity: 0,
  });
  await expect.poll(path).toBe('/operator/slots');
});

it('says how many orders a slot has before it is changed or deleted [DESK-74]', async () => {
  const api = village(3);
  const { user, path } = openDesk('/slots/21', api);
  await screen.findByText(/^3 orders have this slot/);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Monday, 09:00–12:00?' }));
  expect(dialog.getByText(/3 orders have this slot in the next 14 days/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Slot deleted');
  await expect.poll(path).toBe('/operator/slots');
});

it('adds a week from a template, and goes on with the others after a failure [DESK-73]', async () => {
  const api = village();
  const all: slots.SlotRecord[] = [slotWindow];
  let isDown = false;
  api.on(slots.listSlots, () => ({ count: all.length, results: all }));
  api.on(slots.createSlot, ({ body }) => {
    if (isDown) return refuse('rate.limited', { detail: 'Too many requests. Wait a minute.' });
    isDown = all.length === 2;
    const { city: _id, ...sent } = body as slots.SlotRecord; // the fake API has checked it
    const added = { ...slotWindow, ...sent, id: 100 + all.length };
    all.push(added);
    return added;
  });
  const { user } = openDesk('/slots/template?city=1', api);
  await screen.findByText(/^This adds 13 weekly slots to Haatpur, for 20 orders each. Haatpur already has 1/);
  for (const day of ['Tuesday', 'Wednesday', 'Friday', 'Saturday', 'Sunday']) {
    await user.click(screen.getByLabelText(day));
  }
  await user.click(screen.getByRole('button', { name: 'Add 3 slots' }));
  await screen.findByText(/Wait a minute. 2 slots were added, 1 not./);
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Add 1 slot' }));
  await screen.findByText('1 slot added');
  expect(all.slice(1).map(({ weekday, start }) => [weekday, start])).toEqual([
    [1, '16:00'],
    [4, '09:00'],
    [4, '16:00'],
  ]);
});

it('shows the slots of all cities that are nearly full [DESK-75]', async () => {
  openDesk('/slots?show=nearly-full', village(16));
  const due = within(await screen.findByRole('region', { name: 'Slots that are nearly full' }));
  expect(due.getByText('Monday, 5 Jan')).toBeVisible();
  expect(due.getByText('16 of 20')).toBeVisible();
  expect(due.getByRole('link', { name: 'Show its slots' })).toHaveAttribute('href', '/operator/slots?city=1');
});

it("doesn't show a slot that has closed by the server's clock [DESK-75, TEXT-26]", async () => {
  noteServerTime('2099-01-05T08:30:00+05:30');
  openDesk('/slots?show=nearly-full', village(16));
  await screen.findByText('No slot is nearly full');
});

it('says when no slot is nearly full [DESK-75]', async () => {
  openDesk('/slots?show=nearly-full', village(15));
  await screen.findByText('No slot is nearly full');
});

it('shows the cities without slots tomorrow [DESK-75]', async () => {
  openDesk('/slots?show=no-slots', village());
  const due = within(await screen.findByRole('region', { name: 'Cities without slots tomorrow' }));
  expect(due.getByRole('heading', { name: 'Haatpur' })).toBeVisible();
  expect(due.getByRole('link', { name: 'Add a week' })).toHaveAttribute(
    'href',
    '/operator/slots/template?city=1',
  );
});

it('offers a whole week to a city without slots', async () => {
  const api = village();
  api.on(slots.listSlots, () => ({ count: 0, results: [] }));
  const { user, path } = openDesk('/slots', api);
  await screen.findByText('No slots yet');
  const [, inPage] = screen.getAllByRole('link', { name: 'Add a week' });
  await user.click(inPage as HTMLElement); // there are two
  await expect.poll(path).toBe('/operator/slots/template');
});

it('asks for a city first when there is none, and knows a new one at once', async () => {
  const api = village();
  const known: accounts.CityInList[] = [];
  api.on(accounts.cities, () => ({ count: known.length, results: known }));
  api.on(cities.listCities, () => ({ count: 1, results: [city] }));
  api.on(cities.createCity, () => {
    known.push(cityChoice);
    return city;
  });
  const { user } = openDesk('/slots', api);
  await user.click(await screen.findByRole('link', { name: 'Add city' }));
  const values = {
    Name: 'Haatpur',
    Latitude: '10.5',
    Longitude: '76.2',
    Radius: '15',
    'Delivery cost': '20',
  };
  for (const [label, value] of Object.entries({ ...values, Distance: '2', Cost: '5' })) {
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('City added');
  await user.click(screen.getByRole('link', { name: 'Slots' }));
  expect(await screen.findByRole('region', { name: 'Every week' })).toBeVisible();
});

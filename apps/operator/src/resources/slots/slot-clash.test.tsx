// Slots that repeat or overlap another one, and slots with less capacity than orders.
import * as accounts from '@haat/contract/accounts';
import * as slots from '@haat/contract/operator/slots';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { cityChoice, slotWindow } from '../../testing/records.ts';
import { clashOf } from './slot-clash.ts';

const closed: slots.SlotRecord = {
  ...slotWindow,
  id: 22,
  weekday: null,
  date: '2099-01-06',
  start: '00:00',
  end: '23:59',
  capacity: 0,
};
const special: slots.SlotRecord = { ...slotWindow, id: 23, weekday: null, date: '2099-01-07' };

const taken = (day: string, orders: number): slots.SlotPreview['days'][number] => {
  const at = (time: string): string => `${day}T${time}:00+05:30`;
  const slot = { start: at('09:00'), end: at('12:00'), closes_at: at('08:00'), capacity: 20 };
  return {
    day,
    weekday: 1,
    is_exception: false,
    slots: [{ window: slotWindow.id, ...slot, taken: orders, is_withdrawn: false }],
  };
};

function village(): FakeApi {
  const api = fakeApi();
  const days = [taken('2099-01-05', 3), taken('2099-01-12', 1)];
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  api.on(slots.listSlots, () => ({ count: 3, results: [slotWindow, closed, special] }));
  api.on(slots.getSlot, () => slotWindow);
  api.on(slots.previewSlots, () => ({ city: { id: 1, name: 'Haatpur' }, days }));
  api.on(slots.createSlot, () => slotWindow);
  api.on(slots.updateSlot, () => slotWindow);
  return api;
}

const set = async (label: RegExp, value: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};
const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('refuses a slot that exists or overlaps another one, and names that one [DESK-122]', async () => {
  const api = village();
  openDesk('/slots/create?city=1&weekday=1', api);
  await set(/^Start/, '09:00');
  await set(/^End/, '12:00');
  save();
  await screen.findByText('This slot exists already.');
  await set(/^End/, '13:00');
  await screen.findByText('Overlaps 09:00–12:00.');
  expect(api.asked(slots.createSlot)).toEqual([]);
  expect(api.asked(slots.listSlots).at(-1)?.query).toMatchObject({ city: '1', weekday: '1' });
  await set(/^Start/, '12:00');
  save();
  await screen.findByText('Slot added');
});

it('refuses to close a day twice [DESK-122]', async () => {
  const api = village();
  openDesk('/slots/create?city=1&kind=date', api);
  await set(/^Date/, '2099-01-06');
  save();
  await screen.findByText('This day is closed already.');
  await set(/^Date/, '2099-01-07');
  await screen.findByText('This day has its own times: 09:00–12:00. Delete them first.');
  expect(api.asked(slots.createSlot)).toEqual([]);
  await set(/^Date/, '2099-01-08');
  save();
  await screen.findByText('Exception added');
});

it('refuses the same times twice on a day [DESK-122]', async () => {
  const api = village();
  const { user } = openDesk('/slots/create?city=1&kind=date', api);
  await set(/^Date/, '2099-01-07');
  await user.selectOptions(screen.getByLabelText(/^On this day/), 'Other times');
  await set(/^Start/, '09:00');
  await set(/^End/, '12:00');
  save();
  await screen.findByText('This slot exists already.');
  expect(api.asked(slots.createSlot)).toEqual([]);
});

it('says why the server refuses a slot that another operator has just added [DESK-156]', async () => {
  const api = village();
  const detail = 'This slot overlaps 12:00–14:00 of the same day. Choose other times.';
  api.on(slots.createSlot, () => refuse('slot.overlaps', { detail }));
  openDesk('/slots/create?city=1&weekday=1', api);
  await set(/^Start/, '12:00');
  await set(/^End/, '13:00');
  save();
  await screen.findByText(detail);
});

it('changes a slot that keeps its times, and refuses times of another one [DESK-122]', async () => {
  const api = village();
  const beside = { ...slotWindow, id: 24, start: '11:00', end: '13:00' };
  api.on(slots.listSlots, () => ({ count: 2, results: [slotWindow, beside] }));
  openDesk('/slots/21', api);
  await set(/^End/, '12:30');
  save();
  await screen.findByText('Overlaps 11:00–13:00.');
  expect(api.asked(slots.updateSlot)).toEqual([]);
  await set(/^End/, '12:00');
  await set(/^Orders at most/, '30');
  save();
  await screen.findByText('Saved');
});

it.each([
  ['another day', { weekday: 2 }, undefined],
  ['right after', { start: '12:00', end: '13:00' }, undefined],
  ['inside', { start: '10:00', end: '11:00' }, 'Overlaps 09:00–12:00.'],
  ['around two', { start: '08:00', end: '20:00' }, 'Overlaps 09:00–12:00, 16:00–00:30.'],
  ['beside one that ends after midnight', { start: '22:00', end: '23:00' }, 'Overlaps 16:00–00:30.'],
])('compares a slot %s [DESK-122]', (_, parts, text) => {
  const late = { ...slotWindow, start: '16:00', end: '00:30' };
  expect(clashOf({ ...slotWindow, ...parts }, [slotWindow, late])?.text).toBe(text);
});

it('refuses other times on a closed day [DESK-122]', () => {
  const planned = { ...special, date: closed.date };
  expect(clashOf(planned, [closed])).toEqual({
    field: 'date',
    text: 'This day is closed. Delete ‘No deliveries’ first.',
  });
});

it('leaves overlapping slots out of a template, and says how many [DESK-122]', async () => {
  const api = village();
  api.on(slots.listSlots, () => ({ count: 1, results: [{ ...slotWindow, start: '11:00', end: '17:00' }] }));
  const { user } = openDesk('/slots/template?city=1', api);
  await screen.findByText(/^This adds 12 weekly slots to Haatpur.*2 overlap slots of Haatpur, and are left/);
  await set(/^Orders per slot/, '-3');
  await screen.findByText('Enter 1 or more.');
  expect(screen.getByText(/^This adds 12 weekly slots to Haatpur\. 2 overlap/)).toBeVisible();
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await user.click(screen.getByLabelText(day));
  }
  expect(screen.getByRole('button', { name: 'Add slots' })).toBeDisabled();
});

it('says which days have more orders than the slot would take [DESK-123]', async () => {
  openDesk('/slots/21', village());
  await screen.findByText(/^4 orders have this slot/);
  expect(screen.queryByText(/^Booked already/)).toBeNull();
  await set(/^Orders at most/, '2');
  await screen.findByText(
    'Booked already: 3 orders on Monday, 5 Jan. They stay, and the slot takes no others on that day.',
  );
});

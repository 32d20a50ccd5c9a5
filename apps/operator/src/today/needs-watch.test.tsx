// The number of needs in the tab's title and the menu, and the sound for a new one. jsdom has no sound.
import * as cities from '@haat/contract/operator/cities';
import * as setup from '@haat/contract/operator/setup';
import * as today from '@haat/contract/operator/today';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { setupDone } from '../testing/first-steps.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { todayAtRest } from '../testing/today-records.ts';

const played = vi.fn();

class FakeNode {
  connect = (next: unknown) => next;
  start = played;
  stop = () => undefined;
}

/** Browsers create it suspended. */
class FakeAudio {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  resume = async () => {
    this.state = 'running';
  };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('OscillatorNode', FakeNode);
  vi.stubGlobal('GainNode', FakeNode);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  played.mockClear();
});

const answer = (needs: Partial<today.Needs>): today.Today => ({
  ...todayAtRest,
  needs: { ...todayAtRest.needs, ...needs },
});

function open(path: string, needs: Partial<today.Needs>, stored = {}) {
  const api = fakeApi();
  api.on(setup.getSetup, () => setupDone);
  api.on(cities.listCities, () => ({ count: 0, results: [] }));
  api.on(today.getToday, () => answer(needs));
  return { api, ...openDesk(path, api, undefined, stored) };
}

const halfMinute = () => act(() => vi.advanceTimersByTimeAsync(30_000));

it('shows on each page how many needs there are, in the tab’s title and the menu [DESK-179]', async () => {
  const { api } = open('/cities', { orders_unanswered: 2, support_open: 1 });
  await screen.findByRole('link', { name: 'Today (3)' });
  await waitFor(() => expect(document.title).toBe('(3) Cities · Haat'));
  api.on(today.getToday, () => todayAtRest);
  await halfMinute();
  await screen.findByRole('link', { name: 'Today' });
  expect(document.title).toBe('Cities · Haat');
});

it('shows at the foot of the menu which Haat answers, also after an update [RELEASE-4]', async () => {
  const { api } = open('/cities', {});
  await screen.findByText('Haat 0.1.0 (5399e155)');
  api.on(today.getToday, () => ({ ...todayAtRest, release: { version: '0.2.0', commit: null } }));
  await halfMinute();
  await screen.findByText('Haat 0.2.0');
});

it('polls once for the frame and the page, and not while the tab is hidden [DESK-179]', async () => {
  const { api } = open('/', { support_open: 1 });
  await screen.findByText('support request is open');
  expect(api.asked(today.getToday)).toHaveLength(1);
  await halfMinute();
  expect(api.asked(today.getToday)).toHaveLength(2);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await halfMinute();
  await halfMinute();
  expect(api.asked(today.getToday)).toHaveLength(2);
});

it('stops polling when nobody has touched the tab for 12 hours [DESK-179]', async () => {
  const { api, user } = open('/', { support_open: 1 }, { ring: 'on' });
  await screen.findByText('support request is open');
  vi.setSystemTime(Date.now() + 12 * 3_600_000);
  await halfMinute();
  const asked = api.asked(today.getToday).length;
  await halfMinute();
  await halfMinute();
  expect(api.asked(today.getToday)).toHaveLength(asked);
  await user.click(document.body);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(api.asked(today.getToday)).toHaveLength(asked + 1));
  await halfMinute();
  expect(api.asked(today.getToday)).toHaveLength(asked + 2);
});

it('rings in a hidden tab, also when the switch was pressed just before [DESK-180]', async () => {
  const { api, user } = open('/', { orders_unanswered: 1 });
  await user.click(await screen.findByRole('switch', { name: 'Ring for new needs' }));
  await waitFor(() => expect(played).toHaveBeenCalledTimes(2)); // how it sounds
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  api.on(today.getToday, () => answer({ orders_unanswered: 2 }));
  await halfMinute();
  await waitFor(() => expect(played).toHaveBeenCalledTimes(4));
});

it('rings once for each new need, if this device has it switched on [DESK-180]', async () => {
  const { api } = open('/cities', { orders_unanswered: 1 }, { ring: 'on' });
  await screen.findByRole('link', { name: 'Today (1)' });
  expect(played).not.toHaveBeenCalled();
  // One request was answered, and a need of another kind is new.
  api.on(today.getToday, () => answer({ support_open: 1 }));
  await halfMinute();
  await waitFor(() => expect(played).toHaveBeenCalledTimes(2)); // its two notes
  await halfMinute();
  api.on(today.getToday, () => todayAtRest);
  await halfMinute();
  await screen.findByRole('link', { name: 'Today' });
  expect(played).toHaveBeenCalledTimes(2);
});

it('rings when one need has gone and another of its kind came meanwhile [DESK-180]', async () => {
  const newest = (at: string): today.Today => ({
    ...answer({ orders_unanswered: 1 }),
    newest: { ...todayAtRest.newest, orders_unanswered: at },
  });
  const { api } = open('/cities', {}, { ring: 'on' });
  api.on(today.getToday, () => newest('2026-11-21T10:00:00+05:30'));
  await screen.findByRole('link', { name: 'Today (1)' });
  api.on(today.getToday, () => newest('2026-11-21T10:00:20+05:30'));
  await halfMinute();
  await waitFor(() => expect(played).toHaveBeenCalledTimes(2));
  // The newer one is answered, and an older one remains.
  api.on(today.getToday, () => newest('2026-11-21T10:00:10+05:30'));
  await halfMinute();
  await halfMinute();
  expect(played).toHaveBeenCalledTimes(2);
});

it('is silent at first. The switch is kept on the device [DESK-180]', async () => {
  const { api, user, unmount } = open('/', { orders_unanswered: 1 });
  const ringSwitch = await screen.findByRole('switch', { name: 'Ring for new needs' });
  expect(ringSwitch).not.toBeChecked();
  api.on(today.getToday, () => answer({ orders_unanswered: 2 }));
  await halfMinute();
  await screen.findByRole('link', { name: 'Today (2)' });
  expect(played).not.toHaveBeenCalled();
  await user.click(ringSwitch);
  expect(ringSwitch).toBeChecked();
  await waitFor(() => expect(played).toHaveBeenCalledTimes(2)); // how it sounds
  unmount();
  open('/', {}, { ring: localStorage.getItem('ring') ?? '' });
  expect(await screen.findByRole('switch', { name: 'Ring for new needs' })).toBeChecked();
});

it('says while the browser blocks the sound, until the first press [DESK-260]', async () => {
  const activation = { hasBeenActive: false };
  Object.assign(navigator, { userActivation: activation });
  const { user } = open('/cities', {}, { ring: 'on' });
  const tap = await screen.findByRole('button', { name: 'Tap to hear new orders' });
  activation.hasBeenActive = true;
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(tap).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'userActivation');
});

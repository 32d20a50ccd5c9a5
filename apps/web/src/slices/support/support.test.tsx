import * as accounts from '@haat/contract/accounts';
import * as support from '@haat/contract/support';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appConfig } from '../../platform/app-config.ts';
import { setShareSheet } from '../../platform/device/share.ts';
import { cutOff, fakeApi, neverRespond, refuse } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { customer } from '../../testing/people.ts';

const answer = {
  id: 5,
  body: 'Fresh yeast',
  status: 'open',
  created_at: '2026-11-21T09:00:00+05:30',
} as const;

const field = () => screen.findByRole('textbox', { name: 'Request details' });
const submit = () => screen.getByRole('button', { name: 'Submit' });

test('shows the configured contacts as links to everybody [SUPPORT-1]', async () => {
  const { user, path } = openApp('/support', { person: null });
  expect(await screen.findByRole('link', { name: /\+91 90000 00009/ })).toHaveAttribute(
    'href',
    'tel:+919000000009',
  );
  expect(screen.getByRole('link', { name: /help@haat\.example/ })).toHaveAttribute(
    'href',
    'mailto:help@haat.example',
  );
  await user.click(screen.getByRole('button', { name: 'Add product/feature request' }));
  await waitFor(() => expect(path()).toBe('/support/request'));
});

test('shows the grievance officer when there is one [COMPLAIN-26]', async () => {
  const settings = appConfig as { grievanceOfficer: string }; // the server's, changed for this test
  settings.grievanceOfficer = 'Meera Nair, +91 487 200 0000';
  openApp('/support', { person: null });
  expect(await screen.findByText('Grievance officer')).toBeVisible();
  expect(screen.getByText('Meera Nair, +91 487 200 0000')).toBeVisible();
  settings.grievanceOfficer = '';
  openApp('/support', { person: null });
  await screen.findByRole('link', { name: /help@haat/ });
  expect(screen.queryByText('Grievance officer')).toBeNull();
});

test('Share copies the store link in a browser [SUPPORT-1, SUPPORT-3]', async () => {
  const { user } = openApp('/support');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied to clipboard')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toContain('https://play.google.com/store/');
});

test('in the native app, Share opens the share sheet with title, text and store link [SUPPORT-2]', async () => {
  const sheet = vi.fn(() => Promise.resolve());
  setShareSheet(sheet);
  const { user } = openApp('/support');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  setShareSheet(undefined);
  expect(sheet).toHaveBeenCalledWith({
    title: 'Haat',
    text: 'Delivering convenience to your doorstep',
    url: expect.stringContaining('https://play.google.com/store/'),
  });
  expect(screen.queryByText('Link copied to clipboard')).not.toBeInTheDocument();
});

test('without clipboard access, the link is copied with execCommand, or shown [SUPPORT-3]', async () => {
  const { user } = openApp('/support');
  const button = await screen.findByRole('button', { name: 'Share' });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  document.execCommand = () => false;
  await user.click(button);
  expect(await screen.findByText(/^https:\/\/play\.google/)).toBeVisible();
  document.execCommand = () => true;
  await user.click(button);
  expect(await screen.findByText('Link copied to clipboard')).toBeInTheDocument();
  expect(screen.queryByText(/^https:\/\/play\.google/)).not.toBeInTheDocument();
});

test('an empty request shows an error at the field and a toast [SUPPORT-5, TEXT-1]', async () => {
  const { user, api } = openApp('/support/request');
  await field();
  await user.click(submit());
  expect(screen.getByText('The field is required')).toBeVisible();
  expect(await screen.findByText('This field is required')).toHaveAttribute('role', 'alert');
  expect(api.asked(support.createRequest)).toHaveLength(0);
});

test('a request over its limit stays complete and is not sent', async () => {
  const { user, api } = openApp('/support/request');
  const long = 'Fresh yeast '.repeat(200);
  fireEvent.change(await field(), { target: { value: long } });
  await user.click(submit());
  expect(await field()).toHaveValue(long);
  expect(await field()).toHaveAccessibleDescription('Use at most 2,000 characters. You have 2,399.');
  expect(await field()).toHaveFocus();
  expect(api.asked(support.createRequest)).toHaveLength(0);
});

test('disables the field while a request is sent, then empties the form [SUPPORT-4, SUPPORT-7]', async () => {
  let finish: (value: typeof answer) => void = () => undefined;
  const api = fakeApi().on(
    support.createRequest,
    () => new Promise<typeof answer>((done) => (finish = done)),
  );
  const { user, goTo } = openApp('/support/request', { api });
  await user.type(await field(), 'Fresh yeast');
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('textbox')).toBeDisabled());
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  finish(answer);
  expect(await screen.findByText('Request submitted')).toHaveAttribute('role', 'status');
  expect(await field()).toHaveValue('');
  expect(await field()).toBeEnabled();
  expect(api.asked(support.createRequest).map(({ body }) => body)).toEqual([{ body: 'Fresh yeast' }]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Fresh yeast');
  await goTo('/support');
  await goTo('/support/request');
  expect(await field()).toHaveValue('');
});

test('two presses send one request', async () => {
  const api = fakeApi().on(support.createRequest, neverRespond);
  const { user } = openApp('/support/request', { api });
  await user.type(await field(), 'Fresh yeast');
  await user.dblClick(submit());
  expect(api.asked(support.createRequest)).toHaveLength(1);
});

test.each([
  ['a refusal', () => refuse('internal'), true],
  ['no answer', () => cutOff(), true],
  ['no connection', () => cutOff(), false],
])(
  'after %s the text stays, and a second press sends it again with its key [TEXT-8, TEXT-16, APP-39]',
  async (_what, reply, isOnline) => {
    const api = fakeApi().on(support.createRequest, reply());
    const { user } = openApp('/support/request', { api });
    await user.type(await field(), 'Fresh yeast');
    act(() => onlineManager.setOnline(isOnline));
    await user.click(submit());
    expect(await screen.findByText('Could not submit request')).toHaveAttribute('role', 'alert');
    expect(await field()).toHaveValue('Fresh yeast');
    api.on(support.createRequest, answer);
    act(() => onlineManager.setOnline(true));
    await user.click(submit());
    expect(await screen.findByText('Request submitted')).toHaveAttribute('role', 'status');
    expect(await field()).toHaveValue('');
    const keys = api.asked(support.createRequest).map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  },
);

test.each([
  [40, '40 seconds'],
  [3600, '60 minutes'],
  [82_000, '23 hours'],
])(
  'after too many requests, shows how long to wait and keeps the text: %i [SUPPORT-8]',
  async (retryAfter, time) => {
    const reply = refuse('rate.limited', { retryAfter });
    const { user } = openApp('/support/request', { api: fakeApi().on(support.createRequest, reply) });
    await user.type(await field(), 'Fresh yeast');
    await user.click(submit());
    await screen.findByText('Could not submit request');
    expect(screen.getByText(`Too many attempts. Wait ${time}, then try again.`)).toBeVisible();
    expect(await field()).toHaveValue('Fresh yeast');
  },
);

test('a signed-out person goes to the sign-in, and the text is kept until after it [SUPPORT-6]', async () => {
  const app = openApp('/support/request', { person: null, api: fakeApi().on(accounts.login, {}) });
  await app.user.type(await field(), 'Fresh yeast');
  await app.user.click(submit());
  await screen.findByRole('textbox', { name: 'Phone number' });
  expect(app.path()).toBe('/auth/login');
  const { is_initial_setup_done, is_customer_initial_setup_done } = customer.status;
  const status = { is_initial_setup_done, is_customer_initial_setup_done };
  app.api.on(accounts.verifyLogin, { token: 'new', ...status, user: customer });
  await app.user.type(screen.getByRole('textbox', { name: 'Phone number' }), '9847012345');
  await app.user.click(screen.getByRole('button', { name: 'Request OTP' }));
  await app.user.type(await screen.findByRole('textbox', { name: 'Digit 1' }), '123456');
  await waitFor(() => expect(app.path()).toBe('/blogs'));
  await app.goTo('/support/request');
  expect(await field()).toHaveValue('Fresh yeast');
});

const answered = {
  ...answer,
  id: 4,
  body: 'Jackfruit chips',
  status: 'answered',
  answer: 'From Monday at Amma Vegetables.',
} as const;

test('shows a signed-in person their requests with the answers [SUPPORT-10]', async () => {
  const results = [{ ...answer, answer: '' }, answered];
  const api = fakeApi().on(support.listRequests, { count: 2, results });
  openApp('/support', { api });
  const list = await screen.findByRole('list', { name: 'Your requests' });
  const [open, done] = within(list).getAllByRole('listitem');
  expect(open).toHaveTextContent('Fresh yeast');
  expect(open).toHaveTextContent('Waiting for an answer');
  expect(within(open as HTMLElement).queryByText('Answer')).not.toBeInTheDocument();
  expect(done).toHaveTextContent('Jackfruit chipsAnswerFrom Monday at Amma Vegetables.Answered');
});

test('shows nothing where there are no requests [SUPPORT-10]', async () => {
  const { api } = openApp('/support', {
    api: fakeApi().on(support.listRequests, { count: 0, results: [] }),
  });
  await waitFor(() => expect(api.asked(support.listRequests)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your requests' })).not.toBeInTheDocument();
});

test('loads no requests when nobody is signed in [SUPPORT-10]', async () => {
  const { api } = openApp('/support', { person: null });
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  expect(api.asked(support.listRequests)).toEqual([]);
});

test('a failed list of requests can be tried again, and leaves the page usable [SUPPORT-10]', async () => {
  const api = fakeApi().on(support.listRequests, refuse('input.invalid'));
  const { user } = openApp('/support', { api });
  expect(await screen.findByText("We can't load this right now")).toBeVisible();
  api.on(support.listRequests, { count: 1, results: [answered] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('From Monday at Amma Vegetables.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
});

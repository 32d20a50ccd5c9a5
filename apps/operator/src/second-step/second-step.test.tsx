import * as accounts from '@haat/contract/accounts';
import * as orders from '@haat/contract/operator/orders';
import * as factor from '@haat/contract/operator/second-factor';
import * as setup from '@haat/contract/operator/setup';
import * as today from '@haat/contract/operator/today';
import * as users from '@haat/contract/operator/users';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../testing/fake-api.ts';
import { setupDone } from '../testing/first-steps.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { userRecord as person } from '../testing/records.ts';
import { todayAtRest } from '../testing/today-records.ts';

const times = { created_at: '2026-11-02T08:15:00+05:30', last_used_at: null };
const none: factor.FactorState = {
  is_required: false,
  is_given: false,
  app: null,
  passkeys: [],
  recovery_codes_left: 0,
};
const withApp: factor.FactorState = { ...none, app: times, recovery_codes_left: 10 };
const passkeyAt = (origin: string) => ({ id: 3, name: 'Office laptop', origin, ...times });
const codes = ['k7m2p-x9qrt', 'h3vwn-8cyde'];

/** The desk's calls are refused until the second factor is given. */
function guardedApi(
  state: factor.FactorState,
  code: 'factor.required' | 'factor.missing' = 'factor.required',
): FakeApi {
  const api = fakeApi();
  let isGiven = false;
  const give = (): factor.FactorState => {
    isGiven = true;
    return { ...state, is_given: true };
  };
  api.on(factor.getFactor, () => state);
  api.on(setup.getSetup, () => (isGiven ? setupDone : refuse(code)));
  api.on(today.getToday, () => (isGiven ? todayAtRest : refuse(code)));
  api.on(factor.giveCode, ({ body }) =>
    (body as { code: string }).code === '123456' // the fake API has checked it
      ? give()
      : refuse('factor.invalid', { detail: 'The code is wrong.' }),
  );
  api.on(factor.giveRecoveryCode, () => ({ ...give(), recovery_codes_left: 2 }));
  api.on(factor.beginApp, () => ({
    secret: 'JBSWY3DPEHPK3PXP',
    link: 'otpauth://totp/Haat:Meera?secret=JBSW',
  }));
  api.on(factor.confirmApp, () => ({ state: { ...give(), app: times }, recovery_codes: codes }));
  return api;
}

it('asks once for all calls of a sign-in, and sends them again [FACTOR-19]', async () => {
  const api = guardedApi(withApp);
  const { user } = openDesk('/', api);
  const dialog = within(await screen.findByRole('dialog', { name: 'Your second step' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  const field = await dialog.findByLabelText('Code from your app');
  expect(field).toHaveFocus();
  await user.type(field, '12 34');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByText('Enter the 6 digits that the app shows.');
  await user.clear(field);
  await user.type(field, '111111{Enter}');
  await dialog.findByText('The code is wrong.');
  await user.clear(field);
  await user.type(field, '123 456{Enter}');
  await screen.findByText('All is well');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks again before a block, and keeps the reason [FACTOR-19]', async () => {
  const api = fakeApi();
  let isFresh = false;
  api.on(users.getUser, () => person);
  api.on(orders.listOrders, () => ({ count: 0, results: [] }));
  api.on(factor.getFactor, () => withApp);
  api.on(factor.giveCode, () => {
    isFresh = true;
    return withApp;
  });
  const detail = 'Give it again. Then repeat this.';
  api.on(users.updateUser, () =>
    isFresh ? { ...person, is_blocked: true } : refuse('factor.again', { detail }),
  );
  const { user } = openDesk(`/users/${person.id}/show`, api);
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  const block = within(await screen.findByRole('dialog', { name: 'Block this person?' }));
  await user.type(block.getByLabelText(/^Reason/), 'Never pays');
  await user.click(block.getByRole('button', { name: 'Block' }));
  const first = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.click(within(first).getByRole('button', { name: 'Cancel' }));
  await block.findByText(detail);
  expect(block.getByLabelText(/^Reason/)).toHaveValue('Never pays');

  await user.click(block.getByRole('button', { name: 'Block' }));
  const again = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await user.type(await again.findByLabelText('Code from your app'), '123456{Enter}');
  await screen.findByText('Blocked');
  expect(api.asked(users.updateUser).map(({ body }) => body)).toEqual(
    Array(3).fill({ is_blocked: true, reason: 'Never pays', version: person.version }),
  );
});

it('offers the passkey first, then the app, then a recovery code [FACTOR-20]', async () => {
  openDesk('/', guardedApi({ ...withApp, passkeys: [passkeyAt(window.location.origin)] }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your second step' }));
  await dialog.findByRole('button', { name: 'Use your passkey' });
  const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Use your passkey',
    'Enter the code from your app',
    'Use a recovery code',
    'Sign out',
  ]);
});

it('names the address where the passkeys work [FACTOR-20]', async () => {
  openDesk('/', guardedApi({ ...withApp, passkeys: [passkeyAt('https://haat.example')] }));
  await screen.findByText('Your passkeys work at https://haat.example only.');
  expect(screen.queryByRole('button', { name: 'Use your passkey' })).toBeNull();
  expect(screen.getByLabelText('Code from your app')).toBeVisible();
});

it('says so when few recovery codes are left [FACTOR-22]', async () => {
  const { user } = openDesk('/', guardedApi(withApp));
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Recovery code'), 'k7m2p-x9qrt{Enter}');
  await screen.findByText(/^Only 2 recovery codes are left\./);
});

it('sets one up before the desk opens, where it is required [FACTOR-21]', async () => {
  const { user } = openDesk('/', guardedApi({ ...none, is_required: true }, 'factor.missing'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up your second step' }));
  await user.click(dialog.getByRole('button', { name: 'Add a passkey' }));
  await dialog.findByText(/This browser offers no passkeys here/);
  await user.click(dialog.getByRole('button', { name: 'Choose another way' }));
  await user.click(dialog.getByRole('button', { name: 'Set up an authenticator app' }));
  await dialog.findByText('JBSW Y3DP EHPK 3PXP');
  await user.type(dialog.getByLabelText('Code from your app'), '123456{Enter}');
  expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('All is well')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Open the desk' }));
  await screen.findByText('All is well');
});

it('signs out from the second step [FACTOR-21]', async () => {
  const api = guardedApi(withApp);
  api.on(accounts.logout, () => undefined);
  const { user } = openDesk('/', api);
  const dialog = within(await screen.findByRole('dialog', { name: 'Your second step' }));
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { level: 1, name: /for operators$/ });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows new recovery codes once, to copy, download or print [FACTOR-22]', async () => {
  const api = fakeApi();
  api.on(factor.getFactor, () => ({ ...withApp, is_given: true, recovery_codes_left: 1 }));
  api.on(factor.renewRecoveryCodes, () => ({ state: withApp, recovery_codes: codes }));
  const { user } = openDesk('/second-step', api);
  await screen.findByText('Only 1 recovery code is left. Make new ones.');
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  const question = within(await screen.findByRole('dialog', { name: 'Make ten new recovery codes?' }));
  await user.click(question.getByRole('button', { name: 'Make new codes' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  await user.click(shown.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain(codes.join('\n'));
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(shown.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(shown.getByRole('button', { name: 'Download' }));
  expect(save).toHaveBeenCalledOnce();
  await user.click(shown.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByText('k7m2p-x9qrt')).toBeNull());
  expect(screen.getByText(/10 of 10 are left/)).toBeVisible();
});

it('removes a passkey after a question that names it [FACTOR-18]', async () => {
  const api = fakeApi();
  const state = { ...withApp, is_given: true, passkeys: [passkeyAt('https://haat.example')] };
  api.on(factor.getFactor, () => state);
  api.on(factor.removePasskey, () => withApp);
  const { user } = openDesk('/second-step', api);
  await screen.findByText('Added 2 Nov 2026, 08:15, not used yet. Works at https://haat.example only');
  await user.click(screen.getByRole('button', { name: 'Remove ‘Office laptop’' }));
  const question = await screen.findByRole('dialog', { name: 'Remove the passkey ‘Office laptop’?' });
  expect(question).toHaveTextContent('Your other ways stay.');
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Office laptop')).toBeNull());
  expect(api.asked(factor.removePasskey)[0]?.params).toEqual({ id: '3' });
});

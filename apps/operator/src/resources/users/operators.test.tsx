// Operators on the desk: adding, removing and naming them.
import * as accounts from '@haat/contract/accounts';
import * as users from '@haat/contract/operator/users';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { cityChoice, userInList, userRecord } from '../../testing/records.ts';

function open(path: string, changes: Partial<users.UserRecord> = {}) {
  const api = fakeApi();
  const record = { ...userRecord, ...changes };
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  api.on(users.listUsers, () => ({
    count: 1,
    results: [{ ...userInList, is_operator: record.is_operator }],
  }));
  api.on(users.getUser, () => record);
  return { api, ...openDesk(path, api) };
}

it('makes an operator after the number was typed again [DESK-152]', async () => {
  const { api, user } = open('/users/1/show');
  api.on(users.makeOperator, () => ({ ...userRecord, is_operator: true }));
  await user.click(await screen.findByRole('button', { name: 'Make an operator' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Phone number of Lakshmi Menon'), '90000 00002');
  await user.click(dialog.getByRole('button', { name: 'Make an operator' }));
  expect(await dialog.findByText('This is not the number of Lakshmi Menon.')).toBeVisible();
  expect(api.asked(users.makeOperator)).toEqual([]);
  await user.clear(dialog.getByLabelText('Phone number of Lakshmi Menon'));
  await user.type(dialog.getByLabelText('Phone number of Lakshmi Menon'), '+91 90000 00001');
  await user.click(dialog.getByRole('button', { name: 'Make an operator' }));
  await screen.findByText('Made an operator');
  expect(api.asked(users.makeOperator)[0]?.params).toEqual({ id: '1' });
});

it('removes an operator the same way, and shows why the server refuses [DESK-152, DESK-154]', async () => {
  const { api, user } = open('/users/1/show', { is_operator: true });
  api.on(users.unmakeOperator, () =>
    refuse('operator.last', { detail: 'This person is the only operator. Make another one first.' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Take the operator role away' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Phone number of Lakshmi Menon'), '9000000001');
  await user.click(dialog.getByRole('button', { name: 'Take the role away' }));
  expect(await dialog.findByText(/the only operator/)).toBeVisible();
  api.on(users.unmakeOperator, () => undefined);
  await user.click(dialog.getByRole('button', { name: 'Take the role away' }));
  await screen.findByText('No longer an operator');
});

it('offers no block for an operator [DESK-153]', async () => {
  open('/users/1/show', { is_operator: true });
  await screen.findByRole('button', { name: 'Sign out everywhere' });
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
});

it('offers no block for several people with an operator [DESK-153]', async () => {
  const { user } = open('/users', { is_operator: true });
  await user.click(await screen.findByRole('checkbox', { name: /Lakshmi Menon/ }));
  await screen.findByRole('button', { name: 'Sign out 1 person' });
  expect(screen.queryByRole('button', { name: /^Block/ })).toBeNull();
});

it("doesn't offer to make a blocked person an operator [DESK-153]", async () => {
  open('/users/1/show', { is_blocked: true });
  await screen.findByRole('button', { name: 'Unblock' });
  expect(screen.queryByRole('button', { name: 'Make an operator' })).toBeNull();
});

it.each([
  ['an operator', { is_operator: true }],
  ['a deliverer', { is_deliverer: true, city: { id: 1, name: 'Haatpur' } }],
])('names %s [DESK-155]', async (_who, role) => {
  const { api, user } = open('/users/1/show', { ...role, first_name: '', last_name: '' });
  await screen.findByRole('heading', { level: 1, name: 'No name yet (0001)' });
  await user.click(screen.getByRole('link', { name: 'Enter a name' }));
  api.on(users.updateUser, () => ({ ...userRecord, ...role, version: 3 }));
  await user.type(await screen.findByLabelText(/^First name/), 'Lakshmi');
  await user.type(screen.getByLabelText('Last name'), 'Menon');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(api.asked(users.updateUser)[0]?.body).toEqual({
    first_name: 'Lakshmi',
    last_name: 'Menon',
    version: userRecord.version,
  });
});

it("doesn't offer to change the names of other people [DESK-155]", async () => {
  open('/users/1/show');
  await screen.findByRole('heading', { level: 1, name: 'Lakshmi Menon' });
  expect(screen.queryByRole('link', { name: /name$/ })).toBeNull();
});

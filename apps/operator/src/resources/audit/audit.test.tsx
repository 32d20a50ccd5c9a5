// The audit on the desk: in words, with differences, filtered by the URL, and reached from each record.
import * as accounts from '@haat/contract/accounts';
import * as audit from '@haat/contract/operator/audit';
import * as cities from '@haat/contract/operator/cities';
import * as productTypes from '@haat/contract/operator/product-types';
import * as shopTypes from '@haat/contract/operator/shop-types';
import * as shops from '@haat/contract/operator/shops';
import * as users from '@haat/contract/operator/users';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { city, cityChoice, fruit, spices, userInList } from '../../testing/records.ts';

const suspended: audit.AuditRow = {
  id: 2,
  at: '2026-11-21T10:00:00+05:30',
  actor: { id: 9, name: 'Meera Nair' },
  source: 'desk',
  action: 'shop.suspend',
  object: { kind: 'shop', id: 7 },
  before: { state: 'verified' },
  after: { state: 'suspended', reason: 'Stale goods' },
};
const onTerminal: audit.AuditRow = {
  ...suspended,
  id: 1,
  actor: null,
  source: 'terminal',
  action: 'user.make_operator',
  object: { kind: 'user', id: 1 },
  before: { is_operator: false },
  after: { is_operator: true },
};

function openAudit(path: string, rows: readonly audit.AuditRow[] = [suspended, onTerminal]) {
  const api = fakeApi();
  api.on(cities.getCity, () => city);
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  api.on(shopTypes.listShopTypes, () => ({ count: 0, results: [] }));
  api.on(productTypes.listProductTypes, () => ({ count: 2, results: [fruit, spices] }));
  api.on(audit.listAudit, () => ({ count: rows.length, results: [...rows] }));
  api.on(users.listUsers, () => ({
    count: 1,
    results: [{ ...userInList, id: 9, first_name: 'Meera', last_name: 'Nair', is_operator: true }],
  }));
  return { ...openDesk(path, api), asked: () => api.asked(audit.listAudit).at(-1)?.query };
}

it('tells operators without a name apart', async () => {
  openAudit('/audit', [{ ...suspended, actor: { id: 31, name: '' } }]);
  expect(await screen.findByText('Person 31')).toBeVisible();
});

it('says who did what, with the fields before and after [DESK-114]', async () => {
  openAudit('/audit');
  const table = within(await screen.findByRole('table', { name: 'Audit' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    [
      'Shop suspended',
      'Shop 7',
      'State: verified → suspendedReason: Stale goods',
      'Meera Nair',
      '21 Nov 2026, 10:00',
    ],
    ['Made an operator', 'Person 1', 'Is operator: No → Yes', 'Terminal', '21 Nov 2026, 10:00'],
  ]);
  expect(table.getByRole('link', { name: 'Shop 7' })).toHaveAttribute('href', '/operator/shops/7/show');
});

it('names types and products by their words [DESK-136]', async () => {
  const changed: audit.AuditRow = {
    ...suspended,
    action: 'catalogue.update',
    object: { kind: 'catalogue', id: 235 },
    before: { name: 'Amla', type: 12 },
    after: { name: 'Gooseberry, 250 g', type: 11 },
  };
  openAudit('/audit', [changed]);
  const table = await screen.findByRole('table', { name: 'Audit' });
  await expect.poll(() => table.textContent).toContain('Type: Spices → Fruit');
  expect(table.textContent).toContain('Catalogue 235Gooseberry, 250 g');
});

it('is filtered by day, with kinds in the words of the menu [DESK-136]', async () => {
  const { user, asked } = openAudit('/audit');
  await user.selectOptions(await screen.findByLabelText('Kind of record'), 'People');
  await user.type(screen.getByLabelText('Day'), '2026-11-21');
  await expect.poll(asked).toMatchObject({ kind: 'user', day: '2026-11-21' });
});

it('is filtered by person and kind, in the URL [DESK-114]', async () => {
  const { user, asked } = openAudit('/audit');
  await user.selectOptions(
    await screen.findByLabelText('Who'),
    await screen.findByRole('option', { name: 'Meera Nair' }),
  );
  await expect.poll(() => asked()?.actor).toBe('9');
  await user.selectOptions(screen.getByLabelText('Kind of record'), 'shop');
  await expect.poll(asked).toMatchObject({ actor: '9', kind: 'shop' });
  expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"actor":"9","kind":"shop"}');
});

it('opens from a record with its changes alone [DESK-114]', async () => {
  const { user, asked } = openAudit('/cities/1');
  await user.click(await screen.findByRole('link', { name: 'Changes by operators' }));
  await screen.findByText('Only number 1');
  expect(asked()).toMatchObject({ kind: 'city', object_id: '1' });
});

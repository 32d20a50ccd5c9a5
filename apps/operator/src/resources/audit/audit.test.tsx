// The audit on the desk: in words, with differences, filtered by the URL, and reached from each record.
import * as audit from '@haat/contract/operator/audit';
import * as cities from '@haat/contract/operator/cities';
import * as shops from '@haat/contract/operator/shops';
import * as users from '@haat/contract/operator/users';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { city, userInList } from '../../testing/records.ts';

const suspended: audit.AuditRow = {
  id: 2,
  at: '2026-11-21T10:00:00+05:30',
  actor: { id: 9, name: 'Meera Nair' },
  source: 'desk',
  action: 'shop.suspend',
  object: { kind: 'shop', id: 7, name: 'Joseph Stores' },
  before: { state: 'verified' },
  after: { state: 'suspended', reason: 'Stale goods' },
};
const onTerminal: audit.AuditRow = {
  ...suspended,
  id: 1,
  actor: null,
  source: 'terminal',
  action: 'user.make_operator',
  object: { kind: 'user', id: 1, name: '' },
  before: { is_operator: false },
  after: { is_operator: true },
};

function openAudit(path: string, rows: readonly audit.AuditRow[] = [suspended, onTerminal]) {
  const api = fakeApi();
  api.on(cities.getCity, () => city);
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  api.on(audit.listAudit, () => ({ count: rows.length, results: [...rows] }));
  api.on(users.listUsers, () => ({
    count: 1,
    results: [{ ...userInList, id: 9, first_name: 'Meera', last_name: 'Nair', is_operator: true }],
  }));
  return { ...openDesk(path, api), asked: () => api.asked(audit.listAudit).at(-1)?.query };
}

it('calls only deleted people deleted, like histories, and tells them apart [DESK-157]', async () => {
  const assigned: audit.AuditRow = {
    ...suspended,
    action: 'order.assign',
    actor: { id: 31, name: '' },
    object: { kind: 'order', id: 41, name: '' },
    before: { deliverer: { id: 3, name: 'No name yet (0003)' } },
    after: { deliverer: { id: 32, name: '' } },
  };
  openAudit('/audit', [assigned]);
  expect(await screen.findByText('Deleted person 31')).toBeVisible();
  const { textContent } = screen.getByRole('table', { name: 'Audit' });
  expect(textContent).toContain('Deliverer: No name yet (0003) → Deleted person 32');
});

it('describes a download of orders in the words of the list [DESK-114]', async () => {
  const row = { ...suspended, action: 'order.export', object: { kind: 'order' as const, id: 0, name: '' } };
  openAudit('/audit', [{ ...row, before: {}, after: { day: '2026-11-21', status: 'CANCELLED' } }]);
  const cells = within((await screen.findByText('Orders downloaded')).closest('tr') ?? document.body);
  expect(cells.getByText('Orders')).toBeVisible();
  const changes = cells.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(changes).toEqual(['Day: 2026-11-21', 'State: Cancelled']);
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
      'Shop 7Joseph Stores',
      'State: Verified → SuspendedReason: Stale goods',
      'Meera Nair',
      '21 Nov 2026, 10:00',
    ],
    ['Made an operator', 'Person 1', 'Operator: No → Yes', 'Terminal', '21 Nov 2026, 10:00'],
  ]);
  expect(table.getByRole('link', { name: 'Shop 7' })).toHaveAttribute('href', '/operator/shops/7/show');
});

it('shows types and products by name, and prices and pictures in words [DESK-136]', async () => {
  const changed: audit.AuditRow = {
    ...suspended,
    action: 'catalogue.update',
    object: { kind: 'catalogue', id: 235, name: 'Gooseberry, 250 g' },
    before: { name: 'Amla', type: { id: 12, name: 'Spices' }, price: 40.5, cover: 3, tags: [] },
    after: {
      name: 'Gooseberry, 250 g',
      type: { id: 11, name: 'Fruit' },
      price: 45,
      cover: 4,
      tags: ['nelli'],
    },
  };
  openAudit('/audit', [changed]);
  const table = await screen.findByRole('table', { name: 'Audit' });
  expect(table.textContent).toContain('Type: Spices → Fruit');
  expect(table.textContent).toContain('Catalogue product 235Gooseberry, 250 g');
  expect(table.textContent).toContain('Price: ₹40.50 → ₹45');
  expect(table.textContent).toContain('Picture: A picture → Another picture');
  expect(table.textContent).toContain('Tags: Nothing → nelli');
});

it('shows an article’s text without tags, its category and its time in words [DESK-160]', async () => {
  const changed: audit.AuditRow = {
    ...suspended,
    action: 'article.update',
    object: { kind: 'article', id: 3, name: 'Market day' },
    before: {
      category: { id: 1, name: 'Notices' },
      body: '<p>On <b>Sunday</b></p><p>at 9</p>',
      published_at: null,
    },
    // Cut within a tag.
    after: {
      category: { id: 9, name: '' },
      body: '<p>On Monday &amp; Friday</p><stro…',
      published_at: '2026-11-21T11:30:00.000Z',
    },
  };
  openAudit('/audit', [changed]);
  const { textContent } = await screen.findByRole('table', { name: 'Audit' });
  expect(textContent).toContain('Category: Notices → Number 9');
  expect(textContent).toContain('Text: On Sunday at 9 → On Monday & Friday');
  expect(textContent).toContain('Published: Draft → 21 Nov 2026, 17:00');
  expect(textContent).not.toContain('<');
});

it('shows the fields of slots and cities with their units [DESK-160]', async () => {
  const slotAdded: audit.AuditRow = {
    ...suspended,
    action: 'slot.create',
    object: { kind: 'slot', id: 21, name: '' },
    before: {},
    after: { city: { id: 1, name: 'Haatpur' }, weekday: 0, cut_off_minutes: 60, capacity: 20 },
  };
  const cityChanged: audit.AuditRow = {
    ...suspended,
    id: 3,
    action: 'city.update',
    object: { kind: 'city', id: 1, name: 'Haatpur' },
    before: { radius_km: 10, delivery_base: 20 },
    after: { radius_km: 12.5, delivery_base: 25.5 },
  };
  openAudit('/audit', [slotAdded, cityChanged]);
  const { textContent } = await screen.findByRole('table', { name: 'Audit' });
  expect(textContent).toContain(
    'City: HaatpurWeekday: SundayOrders close: 60 minutes beforeOrders at most: 20',
  );
  expect(textContent).toContain('Radius: 10 km → 12.5 kmDelivery cost: ₹20 → ₹25.50');
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

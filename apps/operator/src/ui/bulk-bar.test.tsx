// Actions on several rows: which ones exist, one question, one call after another, and failures.
import * as accounts from '@haat/contract/accounts';
import * as orders from '@haat/contract/operator/orders';
import * as shops from '@haat/contract/operator/shops';
import * as users from '@haat/contract/operator/users';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { startSession } from '../platform/session.ts';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { promiseToSettle } from '../testing/promise-to-settle.ts';
import { cityChoice, shop, shopInList, userInList } from '../testing/records.ts';

const waiting = ['Ammini Vegetables', 'Joseph Stores', 'Banana Corner'].map((name, at) => ({
  ...shopInList,
  id: 7 + at,
  name,
}));
const verified: shops.ShopInRecords = {
  ...shopInList,
  id: 20,
  name: 'Ferry Bakery',
  state: 'verified',
  allowed_actions: ['suspend'],
};
const suspended: shops.ShopInRecords = {
  ...shopInList,
  id: 21,
  name: 'Temple Flowers',
  state: 'suspended',
  allowed_actions: ['verify', 'restore'],
};

async function openShops(rows: readonly shops.ShopInRecords[]) {
  const api = fakeApi();
  const list = { now: rows };
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  api.on(shops.listShops, () => ({ count: list.now.length, results: [...list.now] }));
  const { user, path } = openDesk('/shops', api);
  await screen.findByText(rows[0]?.name ?? '');
  const select = (name: string) => user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  const bar = () => within(screen.getByRole('region', { name: 'Selected rows' }));
  return { api, list, user, path, select, bar };
}

describe('several shops at once [DESK-110]', () => {
  it('are verified one after the other, after one question that says how many', async () => {
    const { api, list, user, select, bar } = await openShops(waiting);
    const answered: string[] = [];
    api.on(shops.verifyShop, ({ params }) => {
      answered.push(params.id ?? '');
      list.now = waiting.filter(({ id }) => !answered.includes(String(id)));
      return { ...shop, id: Number(params.id) };
    });
    await select('Ammini Vegetables');
    await select('Banana Corner');
    await user.click(bar().getByRole('button', { name: 'Verify 2 shops' }));
    expect(api.asked(shops.verifyShop)).toEqual([]);
    const question = within(await screen.findByRole('dialog', { name: 'Verify 2 shops?' }));
    await user.click(question.getByRole('button', { name: 'Verify' }));
    await screen.findByText('2 shops verified');
    expect(answered).toEqual(['7', '9']);
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Select Joseph Stores' })).not.toBeChecked();
  });

  it('that fail are named with the reason, and stay selected', async () => {
    const { api, user, bar } = await openShops(waiting);
    api.on(shops.verifyShop, ({ params }) =>
      params.id === '8' ? refuse('not_found', { detail: 'This shop is gone.' }) : shop,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(bar().getByRole('button', { name: 'Verify 3 shops' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verify' }));
    const report = await screen.findByRole('dialog', { name: '1 shop not verified' });
    expect(report).toHaveTextContent('2 shops verified.');
    expect(
      within(report)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Joseph Stores: This shop is gone.']);
    await user.click(within(report).getByRole('button', { name: 'Close' }));
    expect(bar().getByText('1 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Joseph Stores' })).toBeChecked();
  });

  it('offer only what all of them permit', async () => {
    const { select, bar } = await openShops([...waiting, verified, suspended]);
    const offered = () =>
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    await select('Joseph Stores');
    expect(offered()).toEqual(['Verify 1 shop', 'Suspend 1 shop', 'Clear selection']);
    await select('Ferry Bakery');
    expect(offered()).toEqual(['Suspend 2 shops', 'Clear selection']);
    await select('Temple Flowers');
    expect(offered()).toEqual(['Clear selection']);
    expect(bar().getByText('No action fits all of them. Select fewer.')).toBeVisible();
  });

  it('take one reason, and send it with each', async () => {
    const { api, user, select, bar } = await openShops(waiting);
    api.on(shops.suspendShop, () => shop);
    await select('Joseph Stores');
    await select('Banana Corner');
    await user.click(bar().getByRole('button', { name: 'Suspend 2 shops' }));
    const question = within(await screen.findByRole('dialog', { name: 'Suspend 2 shops?' }));
    await user.click(question.getByRole('button', { name: 'Suspend' }));
    expect(question.getByText('Enter a reason.')).toBeVisible();
    await user.type(question.getByLabelText('Reason'), 'No licence');
    await user.click(question.getByRole('button', { name: 'Suspend' }));
    await screen.findByText('2 shops suspended');
    const sent = api.asked(shops.suspendShop).map(({ params, body }) => [params.id, body]);
    expect(sent).toEqual([
      ['8', { reason: 'No licence' }],
      ['9', { reason: 'No licence' }],
    ]);
  });

  it('report what failed even when the list fails to load afterwards', async () => {
    const { api, user, select, bar } = await openShops(waiting);
    api.on(shops.verifyShop, () => {
      api.on(shops.listShops, () => refuse('rate.limited'));
      return refuse('rate.limited', { detail: 'Too many requests. Wait a minute.' });
    });
    await select('Joseph Stores');
    await user.click(bar().getByRole('button', { name: 'Verify 1 shop' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verify' }));
    const report = await screen.findByRole('dialog', { name: '1 shop not verified' });
    expect(report).toHaveTextContent('Joseph Stores: Too many requests. Wait a minute.');
  });

  it('go on after the sign-in when the session ends, with the same reason [DESK-120]', async () => {
    const { api, list, user, select, bar } = await openShops([
      verified,
      { ...verified, id: 22, name: 'Lake Fish' },
    ]);
    api.on(shops.suspendShop, () => refuse('auth.required'));
    await select('Ferry Bakery');
    await select('Lake Fish');
    await user.click(bar().getByRole('button', { name: 'Suspend 2 shops' }));
    const question = within(await screen.findByRole('dialog'));
    await user.type(question.getByLabelText(/^Reason/), 'Stale bread');
    await user.click(question.getByRole('button', { name: 'Suspend' }));
    await screen.findByRole('dialog', { name: 'Sign in again' });
    expect(api.asked(shops.suspendShop)).toHaveLength(1);
    list.now = [];
    api.on(shops.suspendShop, () => ({ ...shop, state: 'suspended' as const }));
    act(() => startSession('a new token'));
    await screen.findByText('2 shops suspended');
    expect(api.asked(shops.suspendShop).map(({ body }) => body)).toEqual(
      Array(3).fill({ reason: 'Stale bread' }),
    );
  });

  it('stop when somebody else signs in in another tab [DESK-230]', async () => {
    const { api, user, bar } = await openShops(waiting);
    const first = promiseToSettle<typeof shop>();
    api.on(shops.verifyShop, () => first.promise);
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(bar().getByRole('button', { name: 'Verify 3 shops' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verify' }));
    await screen.findByText('1 of 3');
    localStorage.setItem('token', 'of-the-second');
    first.resolve(shop);
    await screen.findByText('2 of 3');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(api.asked(shops.verifyShop)).toHaveLength(1);
    expect(screen.getByText('2 of 3')).toBeVisible();
  });
});

it('sends the version of each person [DESK-110, DESK-3]', async () => {
  const api = fakeApi();
  api.on(users.listUsers, () => ({ count: 1, results: [userInList] }));
  api.on(orders.listOrders, () => ({ count: 0, results: [] }));
  api.on(users.updateUser, () => refuse('edit.stale', { detail: 'Somebody else changed this.' }));
  const { user } = openDesk('/users', api);
  await user.click(await screen.findByRole('checkbox', { name: /^Select Lakshmi Menon/ }));
  await user.click(screen.getByRole('button', { name: 'Block 1 person' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Never opens the door');
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  await screen.findByText('Lakshmi Menon +91******0001', { selector: 'strong' });
  expect(api.asked(users.updateUser)[0]?.body).toEqual({
    is_blocked: true,
    reason: 'Never opens the door',
    version: userInList.version,
  });
});

describe('on a phone', () => {
  const { matchMedia } = window;
  afterEach(() => Object.assign(window, { matchMedia }));

  it('cards are selected as well [DESK-110]', async () => {
    Object.assign(window, { matchMedia: (query: string) => ({ ...matchMedia(query), matches: false }) });
    const { select, bar } = await openShops(waiting);
    expect(screen.queryByRole('table')).toBeNull();
    await select('Joseph Stores');
    await select('Banana Corner');
    expect(bar().getByRole('button', { name: 'Verify 2 shops' })).toBeVisible();
  });
});

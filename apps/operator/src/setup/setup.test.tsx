// The setup of a village: the checklist on Today, and the page with a form for each step.
import * as accounts from '@haat/contract/accounts';
import * as cities from '@haat/contract/operator/cities';
import * as deliverers from '@haat/contract/operator/deliverers';
import * as setup from '@haat/contract/operator/setup';
import * as shops from '@haat/contract/operator/shops';
import * as slots from '@haat/contract/operator/slots';
import * as supportContacts from '@haat/contract/operator/support-contacts';
import * as today from '@haat/contract/operator/today';
import * as users from '@haat/contract/operator/users';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../testing/fake-api.ts';
import { setupDone, setupWith } from '../testing/first-steps.ts';
import { openDesk, operator } from '../testing/open-desk.tsx';
import { city, cityChoice, deliverer, shop, shopInList, userRecord } from '../testing/records.ts';
import { todayAtRest } from '../testing/today-records.ts';

const essential = ['city', 'slots', 'shop_types', 'product_types', 'support'] as const;

/** The done steps. The test adds to them like the server. */
function village(done: readonly setup.SetupKey[]): { api: FakeApi; done: setup.SetupKey[] } {
  const api = fakeApi();
  const keys = [...done];
  api.on(setup.getSetup, () => setupWith(keys));
  api.on(today.getToday, () => todayAtRest);
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  return { api, done: keys };
}

const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
beforeEach(() => intoView.mockClear());
afterAll(() => vi.restoreAllMocks());

const step = (name: string) => screen.findByRole('button', { name: new RegExp(`${name}( Done)?$`) });

it('reminds on Today of the next step [DESK-82]', async () => {
  const { api } = village(['city', 'shop_types']);
  api.on(slots.listSlots, () => ({ count: 0, results: [] }));
  const { user } = openDesk('/', api);
  const list = await screen.findByRole('region', { name: 'Set up your village' });
  expect(within(list).getByText('2 of 8 steps done')).toBeVisible();
  expect(within(list).getAllByText(/\(done\)/)).toHaveLength(2);
  await user.click(within(list).getByRole('link', { name: 'Next: Delivery slots' }));
  await screen.findByRole('heading', { level: 1, name: 'Set up your village' });
  expect(await step('Delivery slots')).toHaveAttribute('aria-expanded', 'true');
});

it('shows no checklist after the first completed order [DESK-82]', async () => {
  const { api } = village([]);
  api.on(setup.getSetup, () => setupDone);
  openDesk('/', api);
  await screen.findByText('All is well');
  await waitFor(() => expect(api.asked(setup.getSetup)).toHaveLength(1));
  expect(screen.queryByText('Set up your village')).toBeNull();
});

it('shows no checklist when the only shop is suspended later [DESK-131]', async () => {
  const { api } = village([...essential, 'first_deliverer', 'first_order']);
  const { user } = openDesk('/', api);
  await screen.findByText('All is well');
  await waitFor(() => expect(api.asked(setup.getSetup)).toHaveLength(1));
  expect(screen.queryByText('Set up your village')).toBeNull();
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  await user.click(await screen.findByRole('link', { name: 'Setup' }));
  await screen.findByRole('heading', { level: 1, name: 'Set up your village' });
});

it('leads operators without a name to where they enter it [DESK-138]', async () => {
  const { api } = village(essential);
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  const { unmount } = openDesk('/setup', api, { ...operator, first_name: '', last_name: '' });
  expect(await screen.findByText(/^You have no name yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter your name' })).toHaveAttribute(
    'href',
    `/operator/users/${operator.id}`,
  );
  unmount();
  openDesk('/setup', api);
  await screen.findByText('5 of 8 steps done');
  expect(screen.queryByText(/You have no name yet/)).toBeNull();
});

it('keeps what was typed when saving fails, then opens the next step [DESK-83]', async () => {
  const { api, done } = village([]);
  api.on(cities.createCity, () => refuse('input.invalid', { errors: { name: ['This name is taken.'] } }));
  const { user } = openDesk('/setup', api);
  await user.type(await screen.findByLabelText(/^Name/), 'Haatpur');
  await user.type(screen.getByLabelText(/^Latitude/), '10.52');
  await user.type(screen.getByLabelText(/^Longitude/), '76.21');
  await user.click(screen.getByRole('button', { name: 'Save city' }));
  await screen.findByText('This name is taken.');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Haatpur');
  api.on(cities.createCity, () => {
    done.push('city', 'slots', 'shop_types', 'product_types');
    return city;
  });
  api.on(cities.listCities, () => ({ count: 1, results: [city] }));
  api.on(supportContacts.getSupportContacts, () => ({ id: 1, phone: null, email: null, version: 1 }));
  await user.click(screen.getByRole('button', { name: 'Save city' }));
  const next = await step('Support contacts');
  await waitFor(() => expect(next).toHaveFocus());
  expect(intoView).toHaveBeenCalledWith({ block: 'start' });
  expect(next).toHaveAttribute('aria-expanded', 'true');
  expect(api.asked(cities.createCity).at(-1)?.body).toEqual({
    name: 'Haatpur',
    latitude: 10.52,
    longitude: 76.21,
    radius_km: 10,
    time_zone: 'Asia/Kolkata',
    delivery_base: 20,
    free_km: 2,
    per_km: 5,
    proposal_minutes: 15,
    fee_goes_to: 'deliverer',
    cash_limit: 0,
    remind_shop_after: 120,
    sms_shop_after: 300,
    tell_operator_after: 600,
    tell_customer_after: 900,
    remind_deliverers_after: 300,
    tell_operator_request_after: 600,
    delivery_code: 'offered',
    weigh_margin: 10,
    commission_percent: 0,
    list_minutes: 60,
  });
});

it.each([
  ['ignores one press at once', 0, 'true'],
  ['takes a press two seconds later', 2_000, 'false'],
])('%s where the next step came under the pointer [DESK-170]', async (_, waitedMs, expanded) => {
  const { api, done } = village(essential.filter((key) => key !== 'support'));
  const contacts = { id: 1, phone: null, email: null, version: 1 };
  api.on(supportContacts.getSupportContacts, () => contacts);
  api.on(supportContacts.updateSupportContacts, () => {
    done.push('support');
    return { ...contacts, phone: '1800 425 0000', email: 'help@haatpur.example', version: 2 };
  });
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  const { user } = openDesk('/setup', api);
  await user.type(await screen.findByLabelText(/^Phone number/), '1800 425 0000');
  await user.type(screen.getByLabelText(/^Email/), 'help@haatpur.example');
  const at = (x: number) => ({ keys: '[MouseLeft]', coords: { clientX: x, clientY: 300 } });
  await user.pointer({ ...at(100), target: screen.getByRole('button', { name: 'Save contacts' }) });
  const next = await step('First shop');
  await waitFor(() => expect(next).toHaveAttribute('aria-expanded', 'true'));
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + waitedMs);
  await user.pointer({ ...at(104), target: next });
  expect(next).toHaveAttribute('aria-expanded', expanded);
  // Only one press is ignored.
  await user.pointer({ ...at(104), target: next });
  expect(next).toHaveAttribute('aria-expanded', expanded === 'true' ? 'false' : 'true');
  now.mockRestore();
});

it.each([
  ['the first order is still to come', [...essential, 'first_shop', 'first_deliverer']],
  ['all steps are done', setup.setupKeys],
] as const)('ends with an open market and its poster when %s [DESK-171]', async (_, done) => {
  const { api } = village(done);
  const { user } = openDesk('/setup?step=first_order', api);
  const market = within(await screen.findByRole('region', { name: 'Your market is open' }));
  await market.findByRole('img', { name: `QR code of ${window.location.origin}/` });
  await user.click(market.getByRole('link', { name: 'Print the poster' }));
  const poster = within(await screen.findByRole('article', { name: 'Poster' }));
  poster.getByText(`${window.location.origin}/`);
  expect(await poster.findByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(
    ['en', 'hi', 'ml'].map((lang) => document.querySelectorAll(`article [lang=${lang}]`).length),
  ).toEqual([1, 1, 1]);
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('has no open market before a shop and a deliverer are there [DESK-171]', async () => {
  const { api } = village(essential);
  openDesk('/setup?step=first_order', api);
  await screen.findByText('This step is done when the first order is completed.');
  expect(screen.queryByText('Your market is open')).toBeNull();
});

it('returns to the next step after the operator has entered a name [DESK-138, DESK-177]', async () => {
  const { api } = village(essential);
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  let me = { ...operator, first_name: '', last_name: '' };
  const { user } = openDesk('/setup', api, me);
  api.on(accounts.details, () => me);
  const record = { ...userRecord, ...{ id: me.id, first_name: '', last_name: '', number: me.number } };
  api.on(users.getUser, () => record);
  api.on(users.updateUser, () => {
    me = operator;
    return { ...record, first_name: 'Meera', last_name: 'Nair', version: 3 };
  });
  const header = within(await screen.findByRole('banner'));
  await header.findByText('No name yet (0009)');
  await user.click(await screen.findByRole('link', { name: 'Enter your name' }));
  await user.type(await screen.findByLabelText(/^First name/), 'Meera');
  await user.type(screen.getByLabelText(/^Last name/), 'Nair');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await step('First shop')).toHaveAttribute('aria-expanded', 'true');
  await header.findByText('Meera Nair');
  expect(screen.queryByText(/You have no name yet/)).toBeNull();
});

it('goes on with the next step after the first shop was verified [DESK-172]', async () => {
  const { api, done } = village(essential);
  api.on(shops.listShops, () => ({ count: 1, results: [shopInList] }));
  api.on(shops.getShop, () => shop);
  api.on(shops.verifyShop, () => {
    done.push('first_shop');
    return shop;
  });
  const { user } = openDesk('/setup', api);
  await user.click(await screen.findByRole('link', { name: shopInList.name }));
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  await screen.findByText('Shop verified');
  const next = await step('First deliverer');
  expect(next).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(next).toHaveFocus());
});

it('goes on with the next step after a deliverer was taken on [DESK-172]', async () => {
  const { api, done } = village([...essential, 'first_shop']);
  api.on(deliverers.hireDeliverer, () => {
    done.push('first_deliverer');
    return deliverer;
  });
  const { user, path } = openDesk('/setup?step=first_deliverer', api);
  await user.click(await screen.findByRole('link', { name: 'Take on a deliverer' }));
  await user.type(await screen.findByLabelText(/^Phone number/), '9000000003');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Deliverer taken on');
  const next = await step('First order');
  expect(next).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(next).toHaveFocus());
  expect(intoView).toHaveBeenCalledWith({ block: 'start' });
  await screen.findByRole('region', { name: 'Your market is open' });
  expect(path()).toBe('/operator/setup');
});

it('shows in an open step what an earlier one has saved [DESK-83]', async () => {
  const { api, done } = village([]);
  api.on(accounts.cities, () =>
    done.includes('city') ? { count: 1, results: [cityChoice] } : { count: 0, results: [] },
  );
  api.on(slots.listSlots, () => ({ count: 0, results: [] }));
  api.on(cities.createCity, () => {
    done.push('city');
    return city;
  });
  api.on(cities.listCities, () => ({ count: 1, results: [city] }));
  const { user } = openDesk('/setup', api);
  await user.click(await step('Delivery slots'));
  await screen.findByText('No city yet');
  await user.click(await step('City'));
  expect(screen.getByText(/The radius is how far its shops deliver\.$/)).toBeVisible();
  await user.type(await screen.findByLabelText(/^Name/), 'Haatpur');
  await user.type(screen.getByLabelText(/^Latitude/), '10.52');
  await user.type(screen.getByLabelText(/^Longitude/), '76.21');
  await user.click(screen.getByRole('button', { name: 'Save city' }));
  await screen.findByText(/^This adds 14 weekly slots to Haatpur/);
});

it('saves the support contacts, and compares them with what somebody else has saved [DESK-80]', async () => {
  const { api } = village(essential);
  const mine = { phone: '1800 425 0000', email: 'help@haatpur.example' };
  const theirs = { id: 1, phone: '+91 487 200 0000', email: null, version: 2 };
  api.on(supportContacts.getSupportContacts, () => ({ id: 1, phone: null, email: null, version: 1 }));
  api.on(supportContacts.updateSupportContacts, () => refuse('edit.stale'));
  const { user } = openDesk('/support-contacts', api);
  await user.type(await screen.findByLabelText(/^Phone number/), 'call me');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Enter a number that people can call/);
  await user.clear(screen.getByLabelText(/^Phone number/));
  await user.type(screen.getByLabelText(/^Phone number/), mine.phone);
  await user.type(screen.getByLabelText(/^Email/), mine.email);
  api.on(supportContacts.getSupportContacts, () => theirs);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
  await within(dialog).findByText('Saved: +91 487 200 0000');
  api.on(supportContacts.updateSupportContacts, () => ({ ...theirs, ...mine, version: 3 }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Support contacts saved');
  expect(api.asked(supportContacts.updateSupportContacts).map(({ body }) => body)).toEqual([
    { ...mine, version: 1 },
    { ...mine, version: 2 },
  ]);
});

it('goes on with the saved version of the support contacts [DESK-80]', async () => {
  const { api } = village(essential);
  let saved = { id: 1, phone: '+91 487 200 0000', email: 'help@haatpur.example', version: 1 };
  api.on(supportContacts.getSupportContacts, () => saved);
  api.on(supportContacts.updateSupportContacts, ({ body }) => {
    saved = { ...saved, ...(body as object), version: saved.version + 1 }; // what the page sends
    return saved;
  });
  const { user } = openDesk('/support-contacts', api);
  for (const phone of ['1800 425 0000', '1800 425 0001']) {
    const field = await screen.findByLabelText(/^Phone number/);
    await user.clear(field);
    await user.type(field, phone);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved.phone).toBe(phone));
  }
  expect(api.asked(supportContacts.updateSupportContacts).map(({ body }) => body)).toEqual([
    { phone: '1800 425 0000', version: 1 },
    { phone: '1800 425 0001', version: 2 },
  ]);
});

it('shows a shop that waits, and the address to give to shop owners [DESK-83]', async () => {
  const { api } = village(essential);
  api.on(shops.listShops, () => ({ count: 1, results: [shopInList] }));
  const { user } = openDesk('/setup', api);
  expect(await screen.findByRole('link', { name: shopInList.name })).toHaveAttribute(
    'href',
    `/operator/shops/${shopInList.id}/show`,
  );
  expect(screen.getByLabelText('Address of the app')).toHaveValue(`${window.location.origin}/`);
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  await screen.findByText('Address copied');
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/`);
});

it('offers another try when the steps fail to load', async () => {
  const { api } = village([]);
  api.on(setup.getSetup, () => refuse('rate.limited', { detail: 'Too many requests. Wait a minute.' }));
  const { user } = openDesk('/setup', api);
  await screen.findByText('Too many requests. Wait a minute.');
  api.on(setup.getSetup, () => setupDone);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('All steps are done. Your village works.');
});

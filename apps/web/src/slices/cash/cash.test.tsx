import * as cash from '@haat/contract/cash';
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { makeCash, makeEntry, makeHandOver, makeShopCash, makeShopHandOver } from '../../testing/cash.ts';
import { type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { openApp } from '../../testing/open-app.tsx';
import { customer, deliverer, retailer, waitingRetailer } from '../../testing/people.ts';

const dismissed = { ...customer, was_deliverer: true as const };
const listOf = <Item,>(...results: Item[]) => ({ count: results.length, results });
const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));

const delivererApi = (inHand = makeCash()): FakeApi =>
  fakeApi()
    .on(cash.getCash, inHand)
    .on(
      cash.listCashEntries,
      listOf(
        makeEntry({ id: 94, kind: 'correction', order: null, amount: -40 }),
        makeEntry({ id: 93, kind: 'denied' }),
        makeEntry({ id: 92, kind: 'hand_over', order: null, amount: -300 }),
        makeEntry(),
      ),
    );

describe('/deliverer', () => {
  test('begins with the cash in hand, which leads to its page [CASH-30]', async () => {
    const api = delivererApi().on(deliveries.listDeliveries, listOf());
    openApp('/deliverer', { person: deliverer, api });
    const link = await screen.findByRole('link', { name: 'Cash in hand ₹1,240' });
    expect(link).toHaveAttribute('href', '/deliverer/cash');
  });
});

describe('/deliverer/cash', () => {
  test('shows each balance, what waits for the shop, and the lines [CASH-31]', async () => {
    openApp('/deliverer/cash', { person: deliverer, api: delivererApi() });
    expect(await screen.findByRole('heading', { name: 'Cash in hand', level: 1 })).toBeVisible();
    expect(await screen.findByText('Cash in hand ₹1,240')).toBeVisible();
    const parties = within(screen.getByRole('list', { name: 'For whom you hold cash' }));
    expect(parties.getByRole('heading', { name: 'Amma Vegetables' })).toBeVisible();
    expect(parties.getByText('Waiting for the shop')).toBeVisible();
    expect(parties.getByText('₹500')).toBeVisible();
    for (const text of ['Order #1042', 'UPI not received, order #1042', 'Hand-over', '−₹300', '+₹214']) {
      expect((await screen.findAllByText(text))[0]).toBeVisible();
    }
    expect(screen.getByText('Correction by the operator')).toBeVisible();
  });

  test('hands over what is left, and at most that [CASH-32]', async () => {
    const api = delivererApi().on(cash.handOverCash, makeHandOver({ id: 6, amount: 100.5 }));
    const { user } = openApp('/deliverer/cash', { person: deliverer, api });
    await user.click(await screen.findByRole('button', { name: 'Hand over: Amma Vegetables' }));
    const asked = await dialog();
    const amount = asked.getByLabelText('Amount');
    expect(amount).toHaveValue('740');
    for (const [typed, fault] of [
      ['741', 'At most ₹740'],
      ['0', 'Enter more than 0, like 42 or 42.50'],
    ] as const) {
      await user.clear(amount);
      await user.type(amount, typed);
      await user.click(asked.getByRole('button', { name: 'Yes' }));
      expect(asked.getByText(fault)).toBeVisible();
    }
    await user.clear(amount);
    await user.type(amount, '100.50');
    await user.type(asked.getByLabelText('Note'), 'At the shop{Enter}');
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(api.asked(cash.handOverCash).map(({ body }) => body)).toEqual([
      { shop: 7, amount: 100.5, note: 'At the shop' },
    ]);
  });

  test('says of a negative balance that the shop paid [CASH-32]', async () => {
    const party = { kind: 'shop', id: 7, name: 'Amma Vegetables' } as const;
    const owed = makeCash({
      in_hand: 140,
      held: 200,
      owed: 60,
      parties: [
        { party, balance: -60, waiting: 0 },
        { party: { ...party, id: 8, name: 'Kadavu Fish' }, balance: 200, waiting: 0 },
      ],
      hand_overs: [],
    });
    const api = delivererApi(owed).on(cash.handOverCash, makeHandOver({ amount: -60 }));
    const { user } = openApp('/deliverer/cash', { person: deliverer, api });
    expect(await screen.findByText('The shop owes you ₹60.')).toBeVisible();
    expect(screen.getByText('Cash in hand ₹200 · Owed to you ₹60')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'The shop paid me: Amma Vegetables' }));
    await user.click((await dialog()).getByRole('button', { name: 'Yes' }));
    await expect
      .poll(() => api.asked(cash.handOverCash).map(({ body }) => body))
      .toEqual([{ shop: 7, amount: -60, note: '' }]);
  });

  test('hands over to the operator without a shop [CASH-32]', async () => {
    const party = { kind: 'operator', id: null, name: 'Operator' } as const;
    const owed = makeCash({
      in_hand: 40,
      held: 40,
      owed: 0,
      parties: [{ party, balance: 40, waiting: 0 }],
      hand_overs: [],
    });
    const api = delivererApi(owed).on(cash.handOverCash, makeHandOver({ party, amount: 40 }));
    const { user } = openApp('/deliverer/cash', { person: deliverer, api });
    await user.click(await screen.findByRole('button', { name: 'Hand over: Operator' }));
    await user.click((await dialog()).getByRole('button', { name: 'Yes' }));
    await expect
      .poll(() => api.asked(cash.handOverCash).map(({ body }) => body))
      .toEqual([{ amount: 40, note: '' }]);
  });

  test('says why a hand-over was refused, and shows a disputed one with its reason [CASH-32]', async () => {
    const disputed = makeHandOver({ state: 'disputed', reason: 'Only ₹400 came' });
    const api = delivererApi(makeCash({ hand_overs: [disputed] })).on(
      cash.handOverCash,
      refuse('cash.too_much'),
    );
    const { user } = openApp('/deliverer/cash', { person: deliverer, api });
    expect(await screen.findByText('Only ₹400 came')).toBeVisible();
    expect(screen.getByText('Not received')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Hand over/ }));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    expect(await asked.findByText(/This is more than is in hand/)).toBeVisible();
    expect(await screen.findByText('Could not save')).toBeInTheDocument();
  });

  test('a hand-over without a connection waits on the phone, and lowers what is left [CASH-34]', async () => {
    const { user } = openApp('/deliverer/cash', { person: deliverer, api: delivererApi() });
    await user.click(await screen.findByRole('button', { name: /^Hand over/ }));
    goOffline();
    await user.click((await dialog()).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Saved on this phone: ₹740')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull();
  });

  test('says so when there is no cash, and opens for a dismissed deliverer [CASH-31]', async () => {
    const api = delivererApi({ in_hand: 0, held: 0, owed: 0, parties: [], hand_overs: [] });
    openApp('/deliverer/cash', { person: dismissed, api });
    expect(await screen.findByText('No cash in hand')).toBeVisible();
  });

  test('leads somebody who never was a deliverer to the blogs [APP-9]', async () => {
    const { path } = openApp('/deliverer/cash', { person: customer, api: fakeApi() });
    await expect.poll(path).toBe('/blogs');
  });
});

describe('/shops/user', () => {
  const ofCustomer = (api: FakeApi) => api.on(orders.customerOrders, listOf());

  test('leads a dismissed deliverer to the cash that they still hold [CASH-38]', async () => {
    openApp('/shops/user', { person: dismissed, api: ofCustomer(delivererApi()) });
    const link = await screen.findByRole('link', { name: 'Cash in hand ₹1,240' });
    expect(link).toHaveAttribute('href', '/deliverer/cash');
  });

  test('has no line when all is handed over [CASH-38]', async () => {
    const api = ofCustomer(delivererApi({ in_hand: 0, held: 0, owed: 0, parties: [], hand_overs: [] }));
    openApp('/shops/user', { person: dismissed, api });
    await expect.poll(() => api.asked(cash.getCash)).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'Complaints' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Cash in hand/ })).toBeNull();
  });

  test.each([customer, deliverer])('asks for no cash of others [CASH-38]', async (person) => {
    const api = ofCustomer(delivererApi());
    openApp('/shops/user', { person, api });
    expect(await screen.findByText('No active orders')).toBeVisible();
    expect(api.asked(cash.getCash)).toHaveLength(0);
    expect(screen.queryByRole('link', { name: /Cash in hand/ })).toBeNull();
  });
});

describe('/retailer/cash', () => {
  const shopApi = (shopCash = makeShopCash()): FakeApi => fakeApi().on(cash.getShopCash, shopCash);

  test('shows what is to come, and confirms a hand-over [CASH-33]', async () => {
    const confirmed = makeShopHandOver({ state: 'confirmed' });
    const api = shopApi().on(cash.confirmHandOver, () => {
      api.on(cash.getShopCash, { to_come: 0, deliverers: [], hand_overs: [confirmed] });
      return confirmed;
    });
    const { user } = openApp('/retailer/cash', { person: retailer, api });
    expect(await screen.findByText('To come ₹3,100')).toBeVisible();
    expect(screen.getByText('Ravi Kumar handed over')).toBeVisible();
    expect(screen.getByText('With Ammini')).toBeVisible();
    const who = within(screen.getByRole('list', { name: 'Deliverers with your cash' }));
    expect(who.getByText('₹3,100')).toBeVisible();
    expect(who.getByRole('link')).toHaveAttribute('href', 'tel:+919000000003');
    await user.click(screen.getByRole('button', { name: 'Received' }));
    const asked = await dialog();
    expect(asked.getByText(/^Ravi Kumar handed over: ₹500\. It counts from now on/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    await expect.poll(() => api.asked(cash.confirmHandOver)).toHaveLength(1);
    expect(await screen.findByText('To come ₹0')).toBeVisible();
  });

  test('asks for the reason of what was not received [CASH-33]', async () => {
    const api = shopApi().on(cash.disputeHandOver, makeShopHandOver({ state: 'disputed' }));
    const { user } = openApp('/retailer/cash', { person: retailer, api });
    await user.click(await screen.findByRole('button', { name: 'Not received' }));
    const asked = await dialog();
    expect(asked.getByText(/^Ravi Kumar handed over: ₹500\. It does not count/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    expect(api.asked(cash.disputeHandOver)).toEqual([]);
    await user.type(asked.getByLabelText('What happened?'), 'Only ₹400 came{Enter}');
    await expect
      .poll(() => api.asked(cash.disputeHandOver).map(({ body }) => body))
      .toEqual([{ reason: 'Only ₹400 came' }]);
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  });

  test('says why an answer came too late [CASH-33]', async () => {
    const api = shopApi().on(cash.confirmHandOver, refuse('answer.late'));
    const { user } = openApp('/retailer/cash', { person: retailer, api });
    await user.click(await screen.findByRole('button', { name: 'Received' }));
    await user.click((await dialog()).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Could not save')).toBeInTheDocument();
    expect(await screen.findByText(/answered already/)).toBeVisible();
  });

  test('an answer without a connection waits on the phone [CASH-34]', async () => {
    const { user } = openApp('/retailer/cash', { person: retailer, api: shopApi() });
    await screen.findByRole('button', { name: 'Received' });
    goOffline();
    await user.click(screen.getByRole('button', { name: 'Received' }));
    await user.click((await dialog()).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Saved on this phone: Received')).toBeVisible();
  });

  test('opens for a suspended shop, and says when nothing is to come [CASH-33]', async () => {
    const api = shopApi({ to_come: 0, deliverers: [], hand_overs: [] });
    openApp('/retailer/cash', { person: waitingRetailer, api });
    expect(await screen.findByText('Nothing to come')).toBeVisible();
  });

  test("is linked from the retailer's profile [CASH-33]", async () => {
    openApp('/retailer/user', { person: { ...retailer, email: 'a@example.org' } });
    const link = await screen.findByRole('link', { name: 'Cash' });
    expect(link).toHaveAttribute('href', '/retailer/cash');
  });
});

import * as credit from '@haat/contract/credit';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { makeAccount, makeLine } from '../../testing/credit.ts';
import { type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { openApp } from '../../testing/open-app.tsx';
import { customer, retailer, waitingRetailer } from '../../testing/people.ts';

const listOf = <Item,>(...results: Item[]) => ({ count: results.length, results });

const bought = makeLine({ id: 901, kind: 'order', order: 1042, amount: 462, state: 'agreed' });
const paid = makeLine({ note: 'Cash at the counter' });

const shopApi = (account = makeAccount()): FakeApi =>
  fakeApi()
    .on(credit.shopCredit, listOf(account))
    .on(credit.creditCustomers, listOf({ id: 2, name: 'Ravi Kumar', number: '+919000000009' }))
    .on(credit.shopCreditAccount, account)
    .on(credit.shopCreditEntries, listOf(paid, bought));

const customerApi = (...accounts: credit.CreditAccount[]): FakeApi =>
  fakeApi()
    .on(credit.customerCredit, listOf(...accounts))
    .on(credit.customerCreditEntries, listOf(makeLine({ by: 'shop' }), bought));

const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));

describe('/retailer/credit', () => {
  test('lists the balances, and opens an account for a customer [CREDIT-27]', async () => {
    const api = shopApi().on(credit.offerCredit, makeAccount({ state: 'offered' }));
    const { user } = openApp('/retailer/credit', { person: retailer, api });
    const link = await screen.findByRole('link', { name: 'Lakshmi Menon' });
    expect(link).toHaveAttribute('href', '/retailer/credit/61');
    expect(screen.getByText('₹462')).toBeVisible();
    expect(screen.getByText('₹1,538 left')).toBeVisible();
    expect(screen.getByText(/Khata/)).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'ravi{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Open account: Ravi Kumar' }));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    expect(asked.getByText('Enter more than 0, like 42 or 42.50')).toBeVisible();
    await user.type(asked.getByLabelText('Limit'), '1500');
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(api.asked(credit.offerCredit)).toMatchObject([{ body: { customer: 2, limit: 1500 } }]);
    expect(api.asked(credit.creditCustomers).map(({ query }) => query.search)).toContain('ravi');
  });

  test('after an account is opened, says so and no longer searches for its customer [CREDIT-27]', async () => {
    const offered = makeAccount({ id: 62, state: 'offered', balance: 0 });
    const unnamed = { id: 2, name: '', number: '+919876500011' };
    const api = shopApi().on(credit.creditCustomers, listOf(unnamed));
    api.on(credit.offerCredit, () => {
      api.on(credit.creditCustomers, listOf());
      api.on(credit.shopCredit, listOf(makeAccount(), { ...offered, customer: unnamed }));
      return { ...offered, customer: unnamed };
    });
    const { user } = openApp('/retailer/credit', { person: retailer, api });
    await user.type(await screen.findByRole('searchbox', { name: 'Search customers' }), '0011{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Open account: +91 98765 00011' }));
    const asked = await dialog();
    await user.type(asked.getByLabelText('Limit'), '1500');
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(/^\+91 98765 00011 is told of the offer/)).toBeVisible();
    expect(await screen.findByRole('link', { name: '+91 98765 00011' })).toBeVisible();
    expect(screen.queryByText(/Nobody found/)).toBeNull();
    expect(screen.getByRole('searchbox', { name: 'Search customers' })).toHaveValue('');
  });

  test('says so when there are no accounts and nobody is found [CREDIT-27]', async () => {
    const api = shopApi().on(credit.shopCredit, listOf()).on(credit.creditCustomers, listOf());
    openApp('/retailer/credit', { person: retailer, api });
    expect(await screen.findByText('No credit accounts yet')).toBeVisible();
    expect(await screen.findByText(/Nobody found/)).toBeVisible();
  });

  test('opens for the retailer of a suspended shop, too [CREDIT-20]', async () => {
    openApp('/retailer/credit', { person: waitingRetailer, api: shopApi() });
    expect(await screen.findByRole('link', { name: 'Lakshmi Menon' })).toBeVisible();
  });
});

describe('/retailer/credit/:accountId', () => {
  const open = async (api: FakeApi) => {
    const opened = openApp('/retailer/credit/61', { person: retailer, api });
    await screen.findByRole('heading', { name: 'Lakshmi Menon', level: 1 });
    await screen.findByText('Order #1042');
    return opened;
  };

  test('shows the sums and the lines, and answers a line of the customer [CREDIT-28]', async () => {
    const api = shopApi().on(credit.shopAgreesToEntry, makeLine({ state: 'agreed', balance: 262 }));
    const { user } = await open(api);
    expect(screen.getByText('Owed').nextSibling).toHaveTextContent('₹462');
    expect(screen.getByText('Left to use').nextSibling).toHaveTextContent('₹1,538');
    for (const text of ['+₹462', '−₹200', 'Cash at the counter', 'Owed then: ₹462']) {
      expect(screen.getAllByText(text)[0]).toBeVisible();
    }
    expect(screen.getByRole('button', { name: 'Not right' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    const asked = await dialog();
    expect(asked.getByText(/^Payment: −₹200\. It counts from now on/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    await expect.poll(() => api.asked(credit.shopAgreesToEntry)).toHaveLength(1);
  });

  test('adds a received payment and a correction that takes away [CREDIT-28]', async () => {
    const api = shopApi().on(credit.addShopEntry, makeLine({ by: 'shop' }));
    const { user } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Payment received' }));
    const payment = await dialog();
    expect(payment.getByLabelText('Amount')).toHaveValue('262');
    await user.clear(payment.getByLabelText('Amount'));
    await user.type(payment.getByLabelText('Amount'), '100.50');
    await user.type(payment.getByLabelText('Note'), 'Cash');
    await user.click(payment.getByRole('button', { name: 'Yes' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Correct' }));
    const correction = await dialog();
    await user.click(correction.getByLabelText('Less is owed'));
    await user.type(correction.getByLabelText('Amount'), '38');
    await user.click(correction.getByRole('button', { name: 'Yes' }));
    await expect
      .poll(() => api.asked(credit.addShopEntry).map(({ body }) => body))
      .toEqual([
        { kind: 'payment', amount: 100.5, note: 'Cash' },
        { kind: 'correction', amount: -38, note: '' },
      ]);
  });

  test('changes the limit and closes the account [CREDIT-28]', async () => {
    const api = shopApi().on(credit.updateCredit, makeAccount({ limit: 900 }));
    const { user } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Limit' }));
    const limit = await dialog();
    await user.clear(limit.getByLabelText('Amount'));
    await user.type(limit.getByLabelText('Amount'), '900{Enter}');
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close account' }));
    await user.click((await dialog()).getByRole('button', { name: 'Yes' }));
    await expect
      .poll(() => api.asked(credit.updateCredit).map(({ body }) => body))
      .toEqual([{ limit: 900 }, { is_closed: true }]);
  });

  test('says why a payment was refused, and keeps what was typed [CREDIT-30]', async () => {
    const api = shopApi().on(credit.addShopEntry, refuse('credit.too_much'));
    const { user } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Payment received' }));
    const payment = await dialog();
    await user.click(payment.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Could not save')).toBeInTheDocument();
    expect(payment.getByText('This is more than is owed. Enter a smaller amount.')).toBeVisible();
    expect(payment.getByLabelText('Amount')).toHaveValue('262');
  });

  test('a closed account can be paid off and reopened; an offered one has no lines yet [CREDIT-28]', async () => {
    await open(shopApi(makeAccount({ state: 'closed' })));
    expect(screen.getByRole('button', { name: 'Payment received' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reopen account' })).toBeVisible();
  });
});

describe('/shops/credit', () => {
  test('shows the book with most owed, and adds a payment [CREDIT-29]', async () => {
    const api = customerApi(
      makeAccount(),
      makeAccount({ id: 62, shop: { id: 8, name: 'Thomas Stores' }, balance: 0, waiting: 0, left: 2000 }),
    ).on(credit.addCustomerEntry, makeLine());
    const { user } = openApp('/shops/credit', { person: customer, api });
    expect(await screen.findByRole('heading', { name: 'Amma Vegetables' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Thomas Stores' })).toHaveAttribute(
      'href',
      '/shops/credit?account=62',
    );
    await user.click(screen.getByRole('button', { name: 'I have paid' }));
    const payment = await dialog();
    await user.click(payment.getByRole('button', { name: 'Yes' }));
    await expect
      .poll(() => api.asked(credit.addCustomerEntry).map(({ body }) => body))
      .toEqual([{ amount: 262, note: '' }]);
  });

  test.each([
    ['Agree', credit.customerAgreesToEntry],
    ['Not right', credit.customerRefusesEntry],
  ])("answers the shop's line with %s [CREDIT-29]", async (name, endpoint) => {
    const api = customerApi(makeAccount()).on(endpoint, makeLine({ state: 'agreed' }));
    const { user } = openApp('/shops/credit', { person: customer, api });
    await user.click(await screen.findByRole('button', { name }));
    await user.click((await dialog()).getByRole('button', { name: 'Yes' }));
    await expect.poll(() => api.asked(endpoint)).toHaveLength(1);
  });

  test.each([
    ['Agree', credit.agreeToCredit, 'open'],
    ['Refuse', credit.refuseCredit, 'refused'],
  ] as const)('answers an offer with %s [CREDIT-29]', async (name, endpoint, state) => {
    const offered = makeAccount({ state: 'offered', balance: 0, waiting: 0 });
    const api = customerApi(offered).on(endpoint, () => {
      api.on(credit.customerCredit, listOf({ ...offered, state }));
      return { ...offered, state };
    });
    const { user } = openApp('/shops/credit', { person: customer, api });
    expect(await screen.findByText('Amma Vegetables offers you credit up to ₹2,000.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
    await user.click(screen.getByRole('button', { name }));
    await user.click((await dialog()).getByRole('button', { name: 'Yes' }));
    await expect.poll(() => api.asked(endpoint)).toHaveLength(1);
    await expect.poll(() => screen.queryByText(/offers you credit/)).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'I have paid' })).toHaveLength(state === 'open' ? 1 : 0);
  });

  test('the own lines are by you, and an amount is prefilled with its paise [CREDIT-28, CREDIT-29]', async () => {
    const account = makeAccount({ balance: 147.5, waiting: 0 });
    const lines = listOf(
      makeLine({ by: 'customer', state: 'agreed' }),
      makeLine({ id: 3, by: 'shop' }),
      makeLine({ id: 4, by: 'shop', kind: 'refund', state: 'agreed' }),
    );
    const api = customerApi(account).on(credit.customerCreditEntries, lines);
    const { user } = openApp('/shops/credit', { person: customer, api });
    expect(await screen.findByText(/· By you$/)).toBeVisible();
    // The operator decides about refunds.
    expect(screen.getByText(/· By the shop$/)).toBeVisible();
    expect(screen.queryByText(/By the customer/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have paid' }));
    expect((await dialog()).getByRole('spinbutton', { name: 'Amount' })).toHaveValue('147.50');
  });

  test('says so when there is no credit [CREDIT-29]', async () => {
    openApp('/shops/credit', { person: customer, api: customerApi() });
    expect(await screen.findByText('No credit yet')).toBeVisible();
  });

  test('answers and payments without a connection wait on the phone [CREDIT-31]', async () => {
    const { user } = openApp('/shops/credit', { person: customer, api: customerApi(makeAccount()) });
    await screen.findByRole('button', { name: 'Agree' });
    goOffline();
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    await user.click((await dialog()).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Saved on this phone: Agree')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have paid' }));
    await user.click((await dialog()).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Saved on this phone: Payment ₹262')).toBeVisible();
  });
});

test("'Credit' is in both profiles and on the shop's order [CREDIT-27, CREDIT-29]", async () => {
  const { goTo } = openApp('/shops/user', { person: { ...retailer, email: 'a@example.org' } });
  expect(await screen.findByRole('link', { name: 'Credit' })).toHaveAttribute('href', '/shops/credit');
  await goTo('/retailer/user');
  await expect
    .poll(() => screen.queryByRole('link', { name: 'Credit' })?.getAttribute('href'))
    .toBe('/retailer/credit');
});

describe('the notebook', () => {
  const paper = makeAccount({
    is_paper: true,
    customer: { id: null, name: 'Amina Beevi', number: '+919876500012' },
    waiting: 0,
  });
  const bill = { month: '2026-11', opening: 100, entries: [bought], closing: 562 };

  test('opens an account on paper, with errors at the fields, and leads to its book [CREDIT-43]', async () => {
    const api = shopApi(paper).on(credit.offerCredit, paper);
    const { user } = openApp('/retailer/credit', { person: retailer, api });
    await user.click(await screen.findByRole('link', { name: 'Account on paper' }));
    const open = await screen.findByRole('button', { name: 'Open account' });
    await user.click(open);
    expect(await screen.findByText('Enter more than 0, like 42 or 42.50')).toBeVisible();
    await user.type(screen.getByLabelText('Name of the customer'), 'Amina Beevi');
    await user.type(screen.getByLabelText('Phone number'), '9876500012');
    await user.type(screen.getByLabelText('Owed until now'), '845');
    await user.type(screen.getByLabelText('Limit'), '2000');
    await user.click(open);
    expect(await screen.findByRole('heading', { name: 'Amina Beevi' })).toBeVisible();
    expect(screen.getByText('On paper')).toBeVisible();
    const body = { number: '+919876500012', name: 'Amina Beevi', opening: 845, limit: 2000 };
    expect(api.asked(credit.offerCredit)).toMatchObject([{ body }]);
  });

  test('writes a sale at the counter, and says that it counts at once [CREDIT-43]', async () => {
    const sale = makeLine({ kind: 'sale', amount: 40, by: 'shop', state: 'agreed' });
    const api = shopApi(paper).on(credit.addShopEntry, sale);
    const { user } = openApp('/retailer/credit/61', { person: retailer, api });
    await user.click(await screen.findByRole('button', { name: 'Sold at the counter' }));
    const asked = await dialog();
    expect(asked.getByText('It counts at once.')).toBeVisible();
    await user.type(asked.getByLabelText('Amount'), '40');
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(api.asked(credit.addShopEntry)).toMatchObject([{ body: { kind: 'sale', amount: 40 } }]);
  });

  test('reminds, and says why it was not done [CREDIT-43]', async () => {
    const api = shopApi(paper).on(credit.remindOfCredit, refuse('credit.reminded'));
    const { user } = openApp('/retailer/credit/61', { person: retailer, api });
    await user.click(await screen.findByRole('button', { name: 'Remind' }));
    const asked = await dialog();
    expect(asked.getByText('An SMS says that ₹462 is open.')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(/You reminded this customer less than seven days ago/)).toBeVisible();
  });

  test.each([
    ['/retailer/credit/61/bill', retailer, credit.shopCreditStatement],
    ['/shops/credit/61/bill', customer, credit.customerCreditStatement],
  ] as const)(
    'shows the bill of a month at %s, and an earlier one [CREDIT-44]',
    async (path, person, call) => {
      const api = shopApi(paper).on(credit.customerCreditAccount, paper).on(call, bill);
      const { user } = openApp(path, { person, api });
      const shown = within(await screen.findByRole('region', { name: 'Bill of November 2026' }));
      const rows = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(rows).toEqual([
        'Owed before ₹100',
        expect.stringMatching(/^Order #1042 ₹462/),
        'Owed at the end ₹562',
      ]);
      await user.click(screen.getByRole('button', { name: 'Earlier month' }));
      await expect.poll(() => api.asked(call).at(-1)?.query).toEqual({ month: '2026-10' });
      expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
    },
  );

  test('shows its person what is open, with its lines, before they agree [CREDIT-35]', async () => {
    const offered = makeAccount({ is_paper: true, state: 'offered', balance: 462, limit: 2000 });
    openApp('/shops/credit', { person: customer, api: customerApi(offered) });
    expect(await screen.findByText(/keeps a book for you: ₹462 is open/)).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Lines' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
  });
});

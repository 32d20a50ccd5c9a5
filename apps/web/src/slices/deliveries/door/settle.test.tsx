// What the deliverer collects, and the dialog of 'Mark completed'.
import * as deliveries from '@haat/contract/deliveries';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeDelivery } from '../../../testing/deliveries.ts';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { makePayment, upiOf } from '../../../testing/payments.ts';
import { deliverer } from '../../../testing/people.ts';

type Changes = Partial<deliveries.Delivery>;

const atTheDoor = (changes: Changes = {}) =>
  makeDelivery({ status: 'VERIFIED', allowed_actions: ['completed'], ...changes });

const done = makeDelivery({ status: 'COMPLETED', allowed_actions: [], due: 0 });

async function open(delivery: deliveries.Delivery) {
  const api = fakeApi().on(deliveries.getDelivery, delivery);
  api.on(deliveries.markCompleted, () => {
    api.on(deliveries.getDelivery, done);
    return done;
  });
  const app = openApp('/deliverer/delivery/71', { person: deliverer, api });
  await screen.findByRole('group', { name: 'Next step' });
  const openDialog = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Mark completed' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/^To collect$|^Nothing to collect/);
    return dialog;
  };
  const body = () => api.asked(deliveries.markCompleted).at(-1)?.body;
  return { ...app, openDialog, body };
}

const bar = () => screen.getByRole('group', { name: 'Next step' }).closest('[data-action-bar]');

test.each([
  ['cash', {}, 'To collect ₹214, cash'],
  ['UPI', { pay_by: 'upi' }, 'To collect ₹214, UPI'],
  ['credit', { pay_by: 'credit' }, 'Nothing to collect: on credit'],
  ['the rest after a claim', { payments: [makePayment({ amount: 200 })], due: 14 }, 'To collect ₹14, cash'],
  ['nothing after a claim of all', { payments: [makePayment({ amount: 214 })], due: 0 }, 'To collect ₹0'],
  ['an order from before', { pay_by: null }, 'To collect ₹214, cash'],
] as const)('the page says what is to collect: %s [PAY-50]', async (_, changes, words) => {
  await open(atTheDoor(changes as unknown as Changes));
  expect(bar()?.firstElementChild).toHaveTextContent(words);
});

test('after a claim the page also shows the whole amount and the claim [PAY-50]', async () => {
  await open(atTheDoor());
  expect(screen.queryByText('Total')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Payments' })).toBeNull();
  cleanup();
  await open(atTheDoor({ payments: [makePayment({ amount: 200 })], due: 14 }));
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total₹214');
  const paid = screen.getByRole('list', { name: 'Payments' });
  expect(paid).toHaveTextContent('UPI₹200');
  expect(paid).toHaveTextContent('Waiting for the shop');
});

test('cash received says what to give back, and writes the sentence [PAY-51, PAY-55]', async () => {
  const { openDialog, user, body } = await open(atTheDoor());
  const dialog = await openDialog();
  const details = dialog.getByRole('textbox', { name: 'Payment details' });
  expect(details).toHaveValue('Cash ₹214');
  await user.type(dialog.getByRole('spinbutton', { name: 'Cash received' }), '500');
  expect(dialog.getByText('Give back ₹286')).toBeVisible();
  expect(details).toHaveValue('Cash ₹214 (received ₹500, gave back ₹286)');
  expect(dialog.queryByRole('spinbutton', { name: 'On credit' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(body()).toEqual({
    payment: 'Cash ₹214 (received ₹500, gave back ₹286)',
    payments: [{ method: 'cash', amount: 214, received: 500 }],
    expected_amount: 214,
  });
});

test('a part by UPI has a reference, and what the deliverer writes stays [PAY-52, PAY-55]', async () => {
  const { openDialog, user, body } = await open(atTheDoor());
  const dialog = await openDialog();
  await user.type(dialog.getByRole('spinbutton', { name: 'By UPI' }), '200');
  await user.type(dialog.getByRole('textbox', { name: 'Reference' }), 'AB ४८-21');
  const details = dialog.getByRole('textbox', { name: 'Payment details' });
  expect(details).toHaveValue('Cash ₹14, UPI ₹200 (AB4821)');
  await user.clear(details);
  await user.type(details, 'Her son paid');
  await user.type(dialog.getByRole('spinbutton', { name: 'Cash received' }), '20');
  expect(details).toHaveValue('Her son paid');
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await screen.findByText('Completed');
  expect(body()).toMatchObject({
    payment: 'Her son paid',
    payments: [
      { method: 'upi', amount: 200, reference: 'AB4821' },
      { method: 'cash', amount: 14, received: 20 },
    ],
  });
});

test('only a customer who chose credit can pay on credit, also a part [PAY-52]', async () => {
  const { openDialog, user, body } = await open(atTheDoor({ pay_by: 'credit' }));
  const dialog = await openDialog();
  const credit = dialog.getByRole('spinbutton', { name: 'On credit' });
  expect(dialog.getByText('Nothing to collect: on credit')).toBeVisible();
  expect(dialog.queryByText('To collect')).toBeNull();
  expect(credit).toHaveValue('214');
  expect(dialog.queryByRole('spinbutton', { name: 'Cash received' })).toBeNull();
  await user.clear(credit);
  await user.type(credit, '200');
  expect(dialog.getByText('To collect')).toHaveTextContent('To collect ₹14');
  expect(dialog.getByRole('spinbutton', { name: 'Cash received' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await screen.findByText('Completed');
  expect(body()).toMatchObject({
    payment: 'Cash ₹14, On credit ₹200',
    payments: [
      { method: 'credit', amount: 200 },
      { method: 'cash', amount: 14 },
    ],
  });
});

test('cash is rounded to whole rupees [PAY-53]', async () => {
  const { openDialog, user, body } = await open(atTheDoor({ amount: 213.5, due: 213.5 }));
  const dialog = await openDialog();
  expect(dialog.getByText(/^₹214 in cash, rounded to whole rupees/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await screen.findByText('Completed');
  expect(body()).toMatchObject({ payments: [{ method: 'cash', amount: 214 }], expected_amount: 213.5 });
});

test('the code for the part by UPI fills the screen, and the part can be taken back [PAY-56]', async () => {
  const { openDialog, user, body } = await open(atTheDoor({ upi: upiOf(214) }));
  const dialog = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Show QR code' }));
  const screenful = within(await screen.findByRole('dialog', { name: 'Scan to pay Amma Vegetables' }));
  expect(await screenful.findByRole('img', { name: 'QR code to pay ₹214 to Amma Vegetables' })).toBeVisible();
  expect(screenful.getByText('amma@upi')).toBeVisible();
  await user.click(screenful.getByRole('button', { name: 'Close' }));
  expect(dialog.getByRole('spinbutton', { name: 'By UPI' })).toHaveValue('214');
  expect(dialog.getByRole('textbox', { name: 'Payment details' })).toBeVisible();
  await user.clear(dialog.getByRole('spinbutton', { name: 'By UPI' }));
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(body()).toMatchObject({ payments: [{ method: 'cash', amount: 214 }] });
});

test('for a customer without a phone, the deliverer enters what they keep and why [PAY-57]', async () => {
  const { openDialog, user, body } = await open(atTheDoor({ status: 'DELIVERED' }));
  const dialog = await openDialog();
  await user.click(dialog.getByText('Check the items for the customer'));
  await user.click(dialog.getByRole('button', { name: 'Decrease quantity of Coconut oil, 500 ml' }));
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Reason for Coconut oil, 500 ml' }),
    'Too expensive',
  );
  expect(dialog.getByText('To collect')).toHaveTextContent('To collect ₹97');
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await screen.findByText('Completed');
  expect(body()).toEqual({
    payment: 'Cash ₹97',
    payments: [{ method: 'cash', amount: 97 }],
    items: [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 0, reason: 'too_expensive' },
    ],
    expected_amount: 214,
  });
});

test('after the check nobody lowers a quantity any more [PAY-57]', async () => {
  const { openDialog } = await open(atTheDoor());
  expect((await openDialog()).queryByText('Check the items for the customer')).toBeNull();
});

test('a refusal for what is due says the new amount and keeps the entries [PAY-58]', async () => {
  const { api, openDialog, user } = await open(atTheDoor());
  const dialog = await openDialog();
  await user.type(dialog.getByRole('spinbutton', { name: 'Cash received' }), '500');
  const claimed = atTheDoor({ payments: [makePayment({ amount: 200 })], due: 14 });
  api.on(deliveries.markCompleted, refuse('payment.amount', { due: 14 })).on(deliveries.getDelivery, claimed);
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await dialog.findByText('₹14 is due now. Change the amounts, then try again.')).toBeVisible();
  expect(dialog.getByRole('spinbutton', { name: 'Cash received' })).toHaveValue('500');
  expect(dialog.getByText('Give back ₹486')).toBeVisible();
  expect(dialog.getByText('To collect')).toHaveTextContent('To collect ₹14');
});

test('settling waits without a connection, and one refused later comes back as it was entered [PAY-58, PAY-59]', async () => {
  const { api, openDialog, user, body } = await open(atTheDoor());
  act(() => onlineManager.setOnline(false));
  const dialog = await openDialog();
  await user.type(dialog.getByRole('spinbutton', { name: 'By UPI' }), '200');
  await user.type(dialog.getByRole('textbox', { name: 'Reference' }), '4821');
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Saved on this phone: Mark completed')).toBeVisible();
  api.on(deliveries.markCompleted, refuse('payment.amount', { due: 100 }));
  api.on(deliveries.getDelivery, atTheDoor({ due: 100 }));
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText(/₹100 is due now/)).toBeVisible();
  expect(body()).toMatchObject({
    payments: [
      { method: 'upi', amount: 200, reference: '4821' },
      { method: 'cash', amount: 14 },
    ],
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark completed' })).toBeEnabled());
  const again = await openDialog();
  expect(again.getByRole('spinbutton', { name: 'By UPI' })).toHaveValue('200');
  expect(again.getByRole('textbox', { name: 'Reference' })).toHaveValue('4821');
});

// How a customer chooses to pay, pays by UPI, and says so.
import * as orders from '@haat/contract/orders';
import * as payments from '@haat/contract/payments';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cutOff, refuse } from '../../testing/fake-api.ts';
import { delivered, market, order, verified } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { makePayment, makeRefund } from '../../testing/payments.ts';

async function open(shown: orders.Order) {
  const api = market().on(orders.customerOrder, shown);
  const app = openApp('/shops/order/1042', { api });
  await screen.findByRole('list', { name: 'History' });
  return app;
}

const now = (api: Awaited<ReturnType<typeof open>>['api'], shown: orders.Order) => () => {
  api.on(orders.customerOrder, shown);
  return shown;
};

const choices = () => within(screen.getByRole('group', { name: 'How will you pay?' }));

test('the way to pay is shown and can be changed until the order is completed [PAY-42]', async () => {
  const { api, user } = await open(order);
  expect(choices().getByRole('radio', { name: 'Cash' })).toBeChecked();
  expect(choices().queryByRole('radio', { name: 'On credit' })).toBeNull();
  api.on(payments.choosePayBy, now(api, { ...order, pay_by: 'upi' }));
  await user.click(choices().getByRole('radio', { name: 'UPI' }));
  await waitFor(() => expect(choices().getByRole('radio', { name: 'UPI' })).toBeChecked());
  expect(api.asked(payments.choosePayBy)[0]?.body).toEqual({ pay_by: 'upi' });
});

test('a completed and paid order has a receipt, and no choice and nothing to pay any more [PAY-42]', async () => {
  await open({ ...verified, status: 'COMPLETED', due: 0, upi: null });
  expect(await screen.findByRole('region', { name: 'Receipt' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pay by UPI' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'How will you pay?' })).toBeNull();
});

test('a refused choice says why and goes back to the former one [PAY-42]', async () => {
  const { api, user } = await open(order);
  api.on(payments.choosePayBy, refuse('upi.none'));
  await user.click(choices().getByRole('radio', { name: 'UPI' }));
  expect(await screen.findByText('Could not save')).toHaveAttribute('role', 'alert');
  expect(screen.getByText('This shop does not take UPI. Choose another way to pay.')).toBeVisible();
  expect(choices().getByRole('radio', { name: 'Cash' })).toBeChecked();
});

test('a choice waits without a connection [PAY-48]', async () => {
  const { user } = await open(order);
  act(() => onlineManager.setOnline(false));
  await user.click(choices().getByRole('radio', { name: 'UPI' }));
  expect(await screen.findByText('Saved on this phone: UPI')).toBeVisible();
  expect(choices().getByRole('radio', { name: 'UPI' })).toBeChecked();
});

test('what goes on credit has no code and no link to pay it by UPI [PAY-44]', async () => {
  await open({ ...verified, pay_by: 'credit' });
  expect(screen.getByText('This goes on your credit at the shop.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pay by UPI' })).toBeNull();
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
});

test('before the check there is nothing to pay by UPI [PAY-44]', async () => {
  await open({ ...delivered, upi: verified.upi });
  expect(screen.queryByText('To pay')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Pay by UPI' })).toBeNull();
});

test('after the check the page has the amount, the link, the code and the id [PAY-44]', async () => {
  await open(verified);
  expect(screen.getByText('To pay')).toHaveTextContent('To pay ₹130.25');
  expect(screen.getByText('Total').parentElement).toHaveTextContent('₹130.25');
  expect(screen.getByText('Pay Ravi.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay by UPI' })).toHaveAttribute(
    'href',
    'upi://pay?pa=amma@upi&pn=Amma%20Vegetables&am=130.25&cu=INR&tn=Order%201042',
  );
  expect(await screen.findByRole('img', { name: 'QR code to pay ₹130.25 to Amma Vegetables' })).toBeVisible();
  expect(screen.getByText('amma@upi')).toBeVisible();
});

test('the UPI id can be copied [PAY-44]', async () => {
  const { user } = await open(verified);
  await user.click(screen.getByRole('button', { name: 'Copy UPI ID' }));
  expect(await screen.findByText('UPI ID copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('amma@upi');
});

test('without a UPI id of the shop there is only the amount [PAY-44]', async () => {
  await open({ ...verified, upi: null });
  expect(screen.getByText('To pay')).toHaveTextContent('To pay ₹130.25');
  expect(screen.queryByRole('link', { name: 'Pay by UPI' })).toBeNull();
});

const claimed: orders.Order = { ...verified, payments: [makePayment()], due: 0, upi: null };

async function claim({ user }: Awaited<ReturnType<typeof open>>, amount?: string) {
  await user.click(screen.getByRole('button', { name: 'I have paid' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('spinbutton', { name: 'Amount' })).toHaveValue('130.25');
  if (amount)
    fireEvent.change(dialog.getByRole('spinbutton', { name: 'Amount' }), { target: { value: amount } });
  await user.type(dialog.getByRole('textbox', { name: 'Reference' }), ' 4821 ');
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
}

test("'I have paid' sends the amount and the end of the reference [PAY-45]", async () => {
  const app = await open(verified);
  app.api.on(payments.claimUpi, now(app.api, claimed));
  expect(screen.getByText('Pay the deliverer')).toBeVisible();
  await claim(app);
  expect(await screen.findByText('You paid ₹130.25 by UPI, reference 4821.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(app.api.asked(payments.claimUpi)[0]?.body).toEqual({ amount: 130.25, reference: '4821' });
  expect(screen.getByText('Nothing is left to pay.')).toBeVisible();
  expect(screen.queryByText('Pay the deliverer')).toBeNull();
});

test.each([
  ['४५६७८९', '456789'],
  ['൪൫൬൭', '4567'],
  ['45 67-89', '456789'],
  ['4567–8901\u20112345', '456789012345'],
])('a reference typed as %s is sent as %s [PAY-45]', async (typed, reference) => {
  const { api, user } = await open(verified);
  api.on(payments.claimUpi, now(api, claimed));
  await user.click(screen.getByRole('button', { name: 'I have paid' }));
  await user.type(screen.getByRole('textbox', { name: 'Reference' }), typed);
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(api.asked(payments.claimUpi)[0]?.body).toMatchObject({ reference }));
});

test("'I have paid' begins with the amount as a price is written, 147.50 [PAY-45]", async () => {
  const { user } = await open({ ...verified, due: 147.5 });
  await user.click(screen.getByRole('button', { name: 'I have paid' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('spinbutton', { name: 'Amount' })).toHaveValue('147.50');
});

test('the own claim can be changed and withdrawn [PAY-46]', async () => {
  const { api, user } = await open(claimed);
  // 'To pay' no longer says the total.
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total₹130.25');
  api.on(payments.claimUpi, now(api, { ...claimed, payments: [makePayment({ amount: 100 })], due: 30.25 }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('textbox', { name: 'Reference' })).toHaveValue('4821');
  fireEvent.change(dialog.getByRole('spinbutton', { name: 'Amount' }), { target: { value: '100' } });
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('You paid ₹100 by UPI, reference 4821.')).toBeVisible();
  api.on(payments.claimUpi, now(api, verified));
  await user.click(screen.getByRole('button', { name: 'I have not paid' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('button', { name: 'I have paid' })).toBeVisible();
  expect(api.asked(payments.claimUpi).map(({ body }) => body)).toEqual([
    { amount: 100, reference: '4821' },
    { amount: 0, reference: null },
  ]);
});

test('once the goods are given, a claim is only replaced by as much, and taking it back says what follows [PAY-46]', async () => {
  const { api, user } = await open({ ...claimed, status: 'COMPLETED' });
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const amount = dialog.getByRole('spinbutton', { name: 'Amount' });
  fireEvent.change(amount, { target: { value: '130' } });
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(amount).toHaveAccessibleDescription('You got the goods for ₹130.25. Enter that.');
  expect(api.asked(payments.claimUpi)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'I have not paid' }));
  expect(
    await screen.findByText(/^₹130\.25 is due again\. The shop is told, and the operator sees/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No' }));
});

test('a denied claim says so, and the customer can pay again, also after completion [PAY-46]', async () => {
  await open({
    ...verified,
    status: 'COMPLETED',
    payments: [makePayment({ state: 'denied' })],
  });
  expect(screen.getByText(/^The shop did not get ₹130.25, reference 4821\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay by UPI' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'I have paid' })).toBeVisible();
});

test('a refused claim says why, and what was typed stays [PAY-45]', async () => {
  const app = await open(verified);
  app.api.on(payments.claimUpi, refuse('order.cannot_pay'));
  await claim(app, '100');
  expect(
    await screen.findByText('This cannot be paid any more. The page now shows what is due.'),
  ).toBeVisible();
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByRole('spinbutton', { name: 'Amount' })).toHaveValue('100');
  expect(dialog.getByRole('textbox', { name: 'Reference' })).toHaveValue(' 4821 ');
});

test('a claim waits without a connection, survives a restart, and comes back if it is refused [PAY-48]', async () => {
  const app = await open(verified);
  app.api.on(payments.claimUpi, () => cutOff());
  act(() => onlineManager.setOnline(false));
  await claim(app);
  expect(
    await screen.findByText('Saved on this phone: You paid ₹130.25 by UPI, reference 4821.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
  const kept = Object.keys(localStorage).find((key) => key.startsWith('haat.outbox.')) ?? '';
  expect(localStorage.getItem(kept)).toContain('"reference":"4821"');
  app.api.on(payments.claimUpi, refuse('order.cannot_pay'));
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('This could not be done any more')).toBeVisible();
  await app.user.click(await screen.findByRole('button', { name: 'I have paid' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('textbox', { name: 'Reference' })).toHaveValue('4821');
});

test('a cancelled order says what was paid, and that it comes back [REFUND-13]', async () => {
  const ended = { ...verified, status: 'CANCELLED' as const, due: 0, upi: null };
  const paid = makePayment({ amount: 20, state: 'confirmed' });
  await open({ ...ended, payments: [paid], refunds: [makeRefund({ amount: 20, how: 'upi' })] });
  expect(screen.getByText('You get ₹20 back for this order.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Payments' })).toHaveTextContent('UPI₹20');
  expect(screen.getByRole('region', { name: 'Money back' })).toHaveTextContent('Not paid back yet');
});

test('a cancelled order says what waits for the shop [REFUND-13]', async () => {
  const ended = { ...verified, status: 'CANCELLED' as const, due: 0, upi: null };
  await open({ ...ended, payments: [makePayment({ amount: 38 })] });
  expect(
    screen.getByText('You said that you paid ₹38. If the shop got the money, you get it back.'),
  ).toBeVisible();
  expect(screen.getByRole('list', { name: 'Payments' })).toHaveTextContent('Waiting for the shop');
});

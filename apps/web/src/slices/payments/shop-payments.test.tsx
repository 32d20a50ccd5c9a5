// The payments of an order as its shop sees and answers them.
import * as orders from '@haat/contract/orders';
import * as payments from '@haat/contract/payments';
import * as refunds from '@haat/contract/refunds';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { makePayment, makeRefund } from '../../testing/payments.ts';
import { retailer } from '../../testing/people.ts';
import { makeOrder } from '../../testing/retailer-orders.ts';

const withPayments = (...all: orders.Order['payments']) =>
  makeOrder({ status: 'VERIFIED', allowed_actions: [], pay_by: 'upi', payments: all });

async function open(order: orders.Order) {
  const api = fakeApi().on(orders.retailerOrder, order);
  const app = openApp('/retailer/orders/1043', { person: retailer, api });
  await screen.findByRole('list', { name: 'History' });
  return app;
}

const list = () => within(screen.getByRole('list', { name: 'Payments' }));

test('each payment has its method, amount, reference and state [PAY-60]', async () => {
  await open(
    withPayments(
      makePayment({ id: 1, amount: 100 }),
      makePayment({ id: 2, amount: 50, state: 'denied', reference: 'XY99' }),
      makePayment({
        id: 3,
        method: 'cash',
        amount: 64,
        received: 100,
        change: 36,
        reference: null,
        state: 'confirmed',
      }),
    ),
  );
  const [claimed, denied, cash] = list().getAllByRole('listitem');
  expect(claimed).toHaveTextContent(
    'UPI₹100 Reference 4821Has this money arrived?Money receivedNot received',
  );
  expect(denied).toHaveTextContent('UPI₹50 Reference XY99Not receivedMoney received');
  expect(cash).toHaveTextContent('Cash₹64 Given ₹100, change ₹36');
  expect(screen.getByText('Pays by').parentElement).toHaveTextContent('UPI');
});

test('after the check the page has the total and what is still to pay [PAY-60]', async () => {
  await open({ ...withPayments(makePayment({ amount: 100 })), due: 114 });
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total₹214');
  expect(screen.getByText('Still to pay').parentElement).toHaveTextContent('Still to pay₹114');
});

test.each([
  {
    button: 'Money received',
    line: 'Order 1043: ₹130.25 by UPI, reference 4821, counts as received.',
    endpoint: payments.confirmPayment,
    state: 'confirmed',
    seen: 'Received',
  },
  {
    button: 'Not received',
    line: 'Order 1043: ₹130.25 by UPI, reference 4821, counts as not received. The customer is told.',
    endpoint: payments.denyPayment,
    state: 'denied',
    seen: 'Money received',
  },
] as const)(
  "'$button' asks what it says, then is sent once [PAY-61]",
  async ({ button, line, endpoint, state, seen }) => {
    const { api, user } = await open(withPayments(makePayment()));
    const answered = withPayments(makePayment({ state }));
    api.on(endpoint, () => {
      api.on(orders.retailerOrder, answered);
      return answered;
    });
    await user.click(list().getByRole('button', { name: button }));
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure?' });
    expect(dialog).toHaveAccessibleDescription(line);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(list().queryByRole('button', { name: 'Not received' })).toBeNull());
    expect(list().getByText(seen)).toBeVisible();
    expect(api.asked(endpoint).map(({ params }) => params)).toEqual([{ id: '1043', payment_id: '31' }]);
  },
);

test('a denied payment of a completed order can still be confirmed [PAY-61]', async () => {
  const denied = makePayment({ state: 'denied' });
  const order = makeOrder({ status: 'COMPLETED', allowed_actions: [], payments: [denied] });
  const { api, user } = await open(order);
  const answers = within(screen.getByRole('region', { name: 'Payments' }));
  expect(answers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Money received']);
  api.on(payments.confirmPayment, { ...order, payments: [makePayment({ state: 'confirmed' })] });
  await user.click(answers.getByRole('button', { name: 'Money received' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(api.asked(payments.confirmPayment)).toHaveLength(1));
});

test('a refused answer shows the toast and says why [PAY-61]', async () => {
  const { api, user } = await open(withPayments(makePayment()));
  api.on(payments.confirmPayment, refuse('order.cannot_pay'));
  await user.click(list().getByRole('button', { name: 'Money received' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Could not save')).toHaveAttribute('role', 'alert');
  expect(screen.getByText('This payment can no longer be confirmed. Ask the operator.')).toBeVisible();
});

test('an answer waits without a connection [PAY-62]', async () => {
  const { api, user } = await open(withPayments(makePayment()));
  act(() => onlineManager.setOnline(false));
  await user.click(list().getByRole('button', { name: 'Money received' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Saved on this phone: Money received')).toBeVisible();
  const confirmed = withPayments(makePayment({ state: 'confirmed' }));
  api.on(payments.confirmPayment, confirmed).on(orders.retailerOrder, confirmed);
  act(() => onlineManager.setOnline(true));
  expect(await list().findByText('Received')).toBeVisible();
});

test('refunds have way, amount, giver and state, and the shop tells that it paid one back [REFUND-9]', async () => {
  const owing = makeOrder({
    status: 'COMPLETED',
    allowed_actions: [],
    refunds: [makeRefund(), makeRefund({ id: 4, amount: 12.5, how: 'credit', state: 'paid' })],
  });
  const { api, user } = await open(owing);
  const refundList = () => within(screen.getByRole('list', { name: 'Money back' })).getAllByRole('listitem');
  expect(refundList().map(({ textContent }) => textContent)).toEqual([
    'Cash₹30 From the shop Not paid back yetPaid back',
    'On credit₹12.50 From the shop Paid back',
  ]);
  api.on(refunds.payRefund, { ...makeRefund({ state: 'paid' }), order: 1043 });
  api.on(orders.retailerOrder, { ...owing, refunds: [makeRefund({ state: 'paid' })] });
  await user.click(screen.getByRole('button', { name: 'Paid back' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Paid back' })).toBeNull());
  expect(api.asked(refunds.payRefund)).toMatchObject([{ params: { id: '3' } }]);
});

// The steps of one order, in sequence. Each step fails first.
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import type { Page } from 'playwright-core';
import { seeToast } from '../support/toasts.ts';
import type { FailingAct } from './failing-acts.ts';
import { deliveryOf, type Role, type Stage } from './stage.ts';
import { seeing } from './steps.ts';

interface OrderAct extends FailingAct {
  readonly who: Role;
  readonly at: (stage: Stage) => string | Promise<string>;
}

export const placeOrder: FailingAct = {
  words: 'Could not proceed',
  call: orders.checkout,
  fill: async (page) => {
    await page.getByLabel('Delivery slot').selectOption({ index: 1 });
    await page.getByLabel('Additional instructions').fill('Ring twice');
  },
  button: 'Proceed to Order',
  ends: (page) => page.waitForURL('**/shops/order-placed'),
};

export function orderActs(orderId: number): readonly OrderAct[] {
  const byCustomer = { who: 'customer', at: () => `/shops/order/${orderId}` } as const;
  const byRetailer = { who: 'retailer', at: () => `/retailer/orders/${orderId}` } as const;
  const at = async (stage: Stage) => `/deliverer/delivery/${await deliveryOf(stage, orderId)}`;
  const byDeliverer = { who: 'deliverer', at } as const;
  return [
    { ...byCustomer, ...cancelling },
    { ...byRetailer, ...rejecting },
    { ...byRetailer, ...accepting },
    { who: 'deliverer', at: () => '/deliverer/requests', ...taking(orderId) },
    { ...byDeliverer, ...pickingUp },
    { ...byDeliverer, ...delivering },
    { ...byCustomer, ...verifying },
    { ...byDeliverer, ...completing },
  ];
}

const cancelling: FailingAct = {
  words: 'Could not cancel order',
  call: orders.cancelOrder,
  button: 'Cancel order',
  question: 'Are you sure?',
};

const rejecting: FailingAct = {
  words: 'Could not reject order',
  call: orders.rejectOrder,
  button: 'Reject',
  question: 'Are you sure you want to reject the order',
};

const accepting: FailingAct = {
  words: 'Could not accept order',
  call: orders.acceptOrder,
  failure: 'cut',
  button: 'Accept',
  question: 'Are you sure you want to accept the order',
  ends: (page) => page.waitForURL('**/retailer/orders'),
};

const taking = (orderId: number): FailingAct => ({
  words: 'Could not accept delivery',
  call: deliveries.acceptRequest,
  button: 'Accept',
  within: (page) => requestOf(page, orderId),
  question: 'Are you sure you want to accept the delivery?',
  ends: (page) => seeToast(page, 'status', 'Delivery accepted'),
});

export const requestOf = (page: Page, orderId: number) =>
  page.getByRole('listitem').filter({ has: page.getByText(`Order ${orderId}`, { exact: true }) });

const pickingUp: FailingAct = {
  words: 'Could not mark as picked up',
  call: deliveries.markPickedUp,
  button: 'Mark pickedup',
  question: 'Are you sure?',
  ends: seeing('Picked up'),
};

const delivering: FailingAct = {
  words: 'Could not mark as delivered',
  call: deliveries.markDelivered,
  button: 'Mark delivered',
  question: 'Are you sure?',
  ends: seeing('Delivered'),
};

const verifying: FailingAct = {
  words: 'Could not verify order',
  call: orders.verifyOrder,
  fill: (page) => page.getByRole('combobox', { name: /^Quantity of/ }).selectOption('0'),
  button: 'Verify',
  question: 'Are you sure?',
  ends: seeing('Verified'),
};

const completing: FailingAct = {
  words: 'Could not mark as completed',
  call: deliveries.markCompleted,
  failure: 'cut',
  fill: async (page) => {
    await page.getByRole('button', { name: 'Mark completed' }).click();
    await page.getByLabel('Payment details').fill('Cash ₹65');
    await page
      .getByRole('alertdialog')
      .getByText(/^To collect/)
      .waitFor();
  },
  button: 'Yes',
  within: (page) => page.getByRole('alertdialog'),
  ends: seeing('Completed'),
};

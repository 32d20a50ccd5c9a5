// Every question before an action, with its exact text, and below it what 'Yes' does. 'No' sends nothing, 'Yes' sends one request.
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as deliveries from '@haat/contract/deliveries';
import type { EndpointSpec } from '@haat/contract/endpoint';
import * as orders from '@haat/contract/orders';
import * as payments from '@haat/contract/payments';
import * as products from '@haat/contract/products';
import * as refunds from '@haat/contract/refunds';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makeDelivery } from '../../testing/deliveries.ts';
import { type FakeApi, refuse } from '../../testing/fake-api.ts';
import { delivered, kadavu, sardine, verified } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { makePayment, makeRefund } from '../../testing/payments.ts';
import { makeOrder } from '../../testing/retailer-orders.ts';
import {
  answer,
  buttonOf,
  deletion,
  filling,
  type Press,
  type Step,
  stage,
  type Visitor,
  visitors,
} from '../../testing/stage.ts';
import { dismissQuestions } from '../../ui/feedback/confirm.tsx';

// A test that fails may leave a question open, and the next one would wait behind it.
afterEach(dismissQuestions);

interface Question extends Press {
  readonly question: string;
  /** Below it. */
  readonly says: string;
  /** Of a form. */
  readonly title?: string;
  readonly who: Visitor;
  readonly path: string;
  readonly prepare?: (api: FakeApi) => unknown;
  /** Runs once, before the first press. */
  readonly before?: Step;
  /** Runs while the question is open. */
  readonly beforeYes?: Step;
  readonly call: EndpointSpec;
}

const sure = { question: 'Are you sure?' } as const;
const order = { who: 'customer', path: '/shops/order/1042' } as const;
const shopOrder = { who: 'retailer', path: '/retailer/orders/1043' } as const;
const delivery = { who: 'deliverer', path: '/deliverer/delivery/71', ...sure } as const;

const told = makeOrder({ status: 'VERIFIED', allowed_actions: [], payments: [makePayment()] });
const owing = makeOrder({ status: 'COMPLETED', allowed_actions: [], refunds: [makeRefund()] });

const deliveryAt = (status: 'PICKED_UP' | 'DELIVERED', action: 'delivered' | 'completed') => (api: FakeApi) =>
  api.on(deliveries.getDelivery, makeDelivery({ status, allowed_actions: [action] }));

const questions: readonly Question[] = [
  {
    ...order,
    ...sure,
    prepare: (api) => api.on(orders.customerOrder, delivered),
    button: 'Verify',
    says: "You keep what you have chosen, for ₹130.25. You can't change it afterwards.",
    call: orders.verifyOrder,
  },
  {
    ...order,
    ...sure,
    button: 'Cancel order',
    says: 'Order 1042 is cancelled. The shop is told.',
    call: orders.cancelOrder,
  },
  {
    ...order,
    ...sure,
    prepare: (api) => api.on(orders.customerOrder, verified),
    button: 'I have paid',
    title: 'I have paid',
    says: 'The shop is told, and checks whether the money came.',
    beforeYes: filling({ Reference: '4821' }),
    call: payments.claimUpi,
  },
  {
    ...order,
    ...sure,
    prepare: (api) => api.on(orders.customerOrder, { ...verified, payments: [makePayment()], due: 0 }),
    button: 'I have not paid',
    says: '₹130.25 is due again. The shop no longer waits for it.',
    call: payments.claimUpi,
  },
  {
    ...shopOrder,
    ...sure,
    prepare: (api) => api.on(orders.retailerOrder, told),
    button: 'Money received',
    says: 'Order 1043: ₹130.25 by UPI, reference 4821, counts as received.',
    call: payments.confirmPayment,
  },
  {
    ...shopOrder,
    ...sure,
    prepare: (api) => api.on(orders.retailerOrder, told),
    button: 'Not received',
    says: 'Order 1043: ₹130.25 by UPI, reference 4821, counts as not received. The customer is told.',
    call: payments.denyPayment,
  },
  {
    ...shopOrder,
    ...sure,
    prepare: (api) => api.on(orders.retailerOrder, owing),
    button: 'Paid back',
    says: 'Order 1043: ₹30 counts as paid back. The customer is told.',
    call: refunds.payRefund,
  },
  {
    ...delivery,
    button: 'Mark pickedup',
    says: 'Order 1042 is with you. The customer is told.',
    call: deliveries.markPickedUp,
  },
  {
    ...delivery,
    prepare: deliveryAt('PICKED_UP', 'delivered'),
    button: 'Mark delivered',
    title: 'Mark delivered',
    says: 'Order 1042 is at the door. The customer is told.',
    call: deliveries.markDelivered,
  },
  {
    ...delivery,
    prepare: deliveryAt('DELIVERED', 'completed'),
    button: 'Mark completed',
    title: 'Mark completed',
    says: 'Order 1042 is finished. The customer is told.',
    beforeYes: filling({ 'Payment details': 'Cash' }),
    call: deliveries.markCompleted,
  },
  {
    question: 'Are you sure you want to accept the delivery?',
    who: 'deliverer',
    path: '/deliverer/requests',
    button: 'Accept',
    says: 'You deliver order 1042. The customer is told.',
    call: deliveries.acceptRequest,
  },
  {
    question: deletion,
    who: 'retailer',
    path: '/retailer/products',
    button: 'Delete',
    says: 'Country tomato, 1 kg is no longer sold in your shop.',
    call: products.deleteProduct,
  },
  {
    question: deletion,
    who: 'customer',
    path: '/shops/address',
    button: 'Delete Work',
    says: 'This deletes the address ‘Work’.',
    call: addresses.deleteAddress,
  },
  {
    ...shopOrder,
    question: 'Are you sure you want to accept the order',
    button: 'Accept',
    says: 'Order 1043 is yours to pack, and a deliverer collects it. The customer is told.',
    call: orders.acceptOrder,
  },
  {
    ...shopOrder,
    question: 'Are you sure you want to reject the order',
    button: 'Reject',
    says: 'Order 1043 ends, and its items are in stock again. The customer is told.',
    call: orders.rejectOrder,
  },
  {
    question: 'You have items from an another shop in your cart, do you want to proceed?',
    who: 'customer',
    path: `/shops/${kadavu.id}/product/${sardine.id}`,
    button: 'Add to Cart',
    says: 'Your cart is emptied first. You lose 1 item from Amma Vegetables.',
    call: cart.addToCart,
  },
  {
    question: 'You have items for another address in your cart, do you want to proceed?',
    who: 'customer',
    path: '/shops/address',
    before: async (user) => {
      await user.click(await screen.findByRole('radio', { name: 'Work' }));
      await user.click(screen.getByRole('link', { name: /^Cart/ }));
    },
    button: /^Increase quantity/,
    says: 'All items in your cart go to the address that you have chosen now.',
    call: cart.addToCart,
  },
];

test.each(questions)(
  "asks '$question' and says what happens ($call.path) [TEXT-20, TEXT-28]",
  async (act) => {
    const api = stage();
    act.prepare?.(api);
    api.on(act.call, refuse('internal'));
    const { user } = openApp(act.path, { person: visitors[act.who], api });
    await act.before?.(user);
    await user.click(await buttonOf(act));
    const dialog = await screen.findByRole('alertdialog', { name: act.question });
    expect(dialog).toHaveAccessibleDescription(act.says);
    expect(within(dialog).queryByRole('heading')?.textContent).toBe(act.title);
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.slice(-2).map(({ textContent }) => textContent)).toEqual(['No', 'Yes']);
    await answer(user, act.question, 'No');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.asked(act.call)).toEqual([]);
    await user.click(await buttonOf(act));
    await act.beforeYes?.(user);
    await answer(user, act.question, 'Yes');
    await screen.findByRole('alert');
    expect(api.asked(act.call)).toHaveLength(1);
  },
);

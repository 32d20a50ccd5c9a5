// Every question before an action, with its exact text: 'No' sends nothing, 'Yes' sends one request.
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as deliveries from '@haat/contract/deliveries';
import type { EndpointSpec } from '@haat/contract/endpoint';
import * as orders from '@haat/contract/orders';
import * as payments from '@haat/contract/payments';
import * as products from '@haat/contract/products';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makeDelivery } from '../../testing/deliveries.ts';
import { type FakeApi, refuse } from '../../testing/fake-api.ts';
import { delivered, kadavu, sardine, verified } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { makePayment } from '../../testing/payments.ts';
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

const deliveryAt = (status: 'PICKED_UP' | 'DELIVERED', action: 'delivered' | 'completed') => (api: FakeApi) =>
  api.on(deliveries.getDelivery, makeDelivery({ status, allowed_actions: [action] }));

const questions: readonly Question[] = [
  {
    ...order,
    ...sure,
    prepare: (api) => api.on(orders.customerOrder, delivered),
    button: 'Verify',
    call: orders.verifyOrder,
  },
  { ...order, ...sure, button: 'Cancel order', call: orders.cancelOrder },
  {
    ...order,
    ...sure,
    prepare: (api) => api.on(orders.customerOrder, verified),
    button: 'I have paid',
    beforeYes: filling({ Reference: '4821' }),
    call: payments.claimUpi,
  },
  {
    ...order,
    ...sure,
    prepare: (api) => api.on(orders.customerOrder, { ...verified, payments: [makePayment()], due: 0 }),
    button: 'I have not paid',
    call: payments.claimUpi,
  },
  {
    ...shopOrder,
    ...sure,
    prepare: (api) => api.on(orders.retailerOrder, told),
    button: 'Money received',
    call: payments.confirmPayment,
  },
  {
    ...shopOrder,
    ...sure,
    prepare: (api) => api.on(orders.retailerOrder, told),
    button: 'Not received',
    call: payments.denyPayment,
  },
  { ...delivery, button: 'Mark pickedup', call: deliveries.markPickedUp },
  {
    ...delivery,
    prepare: deliveryAt('PICKED_UP', 'delivered'),
    button: 'Mark delivered',
    call: deliveries.markDelivered,
  },
  {
    ...delivery,
    prepare: deliveryAt('DELIVERED', 'completed'),
    button: 'Mark completed',
    beforeYes: filling({ 'Payment details': 'Cash' }),
    call: deliveries.markCompleted,
  },
  {
    question: 'Are you sure you want to accept the delivery?',
    who: 'deliverer',
    path: '/deliverer/requests',
    button: 'Accept',
    call: deliveries.acceptRequest,
  },
  {
    question: deletion,
    who: 'retailer',
    path: '/retailer/products',
    button: 'Delete',
    call: products.deleteProduct,
  },
  {
    question: deletion,
    who: 'customer',
    path: '/shops/address',
    button: 'Delete Work',
    call: addresses.deleteAddress,
  },
  {
    ...shopOrder,
    question: 'Are you sure you want to accept the order',
    button: 'Accept',
    call: orders.acceptOrder,
  },
  {
    ...shopOrder,
    question: 'Are you sure you want to reject the order',
    button: 'Reject',
    call: orders.rejectOrder,
  },
  {
    question: 'You have items from an another shop in your cart, do you want to proceed?',
    who: 'customer',
    path: `/shops/${kadavu.id}/product/${sardine.id}`,
    button: 'Add to Cart',
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
    call: cart.addToCart,
  },
];

test.each(questions)("asks '$question' ($call.path) [TEXT-20]", async (act) => {
  const api = stage();
  act.prepare?.(api);
  api.on(act.call, refuse('internal'));
  const { user } = openApp(act.path, { person: visitors[act.who], api });
  await act.before?.(user);
  await user.click(await buttonOf(act));
  const dialog = await screen.findByRole('alertdialog', { name: act.question });
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
});

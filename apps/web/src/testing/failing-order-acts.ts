// The steps of one order, each of which fails first.
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import * as payments from '@haat/contract/payments';
import * as refunds from '@haat/contract/refunds';
import { screen } from '@testing-library/react';
import { makeDelivery } from './deliveries.ts';
import { type FailingAct, reaching, seeing, seeingToast } from './failing-acts.ts';
import type { FakeApi } from './fake-api.ts';
import { cartOf, delivered, keepCart, listOf, order, verified } from './market.ts';
import { makePayment, makeRefund } from './payments.ts';
import { inList, makeOrder } from './retailer-orders.ts';
import { filling, press } from './stage.ts';

const byCustomer = { who: 'customer', at: '/shops/order/1042' } as const;
const byRetailer = { who: 'retailer', at: '/retailer/orders/1043' } as const;
const byDeliverer = { who: 'deliverer', at: '/deliverer/delivery/71' } as const;

const pickedUp = makeDelivery({ status: 'PICKED_UP', allowed_actions: ['delivered'] });
const atTheDoor = makeDelivery({ status: 'DELIVERED', allowed_actions: ['completed'] });
const completed = makeDelivery({ status: 'COMPLETED', allowed_actions: [] });
const accepted = makeOrder({ status: 'ACCEPTED', allowed_actions: [] });

const claimed: orders.Order = { ...verified, payments: [makePayment()], due: 0, upi: null };
const told = makeOrder({ status: 'COMPLETED', allowed_actions: [], payments: [makePayment()] });
const owing = makeOrder({ status: 'COMPLETED', allowed_actions: [], refunds: [makeRefund()] });

const marks =
  (call: typeof deliveries.markPickedUp | typeof deliveries.markDelivered, now: deliveries.Delivery) =>
  (api: FakeApi) =>
    api.on(call, now).on(deliveries.getDelivery, now);

const byTheCustomer: readonly FailingAct[] = [
  {
    words: 'Could not proceed',
    call: orders.checkout,
    who: 'customer',
    at: '/shops/slot',
    fill: async (user) => {
      const option = await screen.findByRole('option', { name: /^21\/11\/2026/ });
      await user.selectOptions(screen.getByLabelText('Delivery slot'), option);
      await filling({ 'Additional instructions': 'Ring twice' })(user);
    },
    button: 'Proceed to Order',
    works: (api) => {
      keepCart(api, cartOf([]));
      api.on(orders.checkout, order);
    },
    ends: reaching('/shops/order-placed'),
  },
  {
    ...byCustomer,
    words: 'Could not cancel order',
    call: orders.cancelOrder,
    button: 'Cancel order',
    question: 'Are you sure?',
  },
  {
    ...byCustomer,
    words: 'Could not verify order',
    call: orders.verifyOrder,
    prepare: (api) => api.on(orders.customerOrder, delivered),
    fill: async (user) => {
      const [first] = await screen.findAllByRole('combobox', { name: /^Quantity of/ });
      if (first) await user.selectOptions(first, '0');
    },
    button: 'Verify',
    question: 'Are you sure?',
    works: (api) => api.on(orders.verifyOrder, verified).on(orders.customerOrder, verified),
    ends: seeing('Verified'),
  },
  {
    ...byCustomer,
    words: 'Could not save',
    call: payments.claimUpi,
    isCut: true,
    prepare: (api) => api.on(orders.customerOrder, verified),
    fill: async (user) => {
      await press(user, { button: 'I have paid' });
      await filling({ Amount: '100', Reference: '4821' })(user);
    },
    button: 'Yes',
    isInDialog: true,
    works: (api) => api.on(payments.claimUpi, claimed).on(orders.customerOrder, claimed),
    ends: seeing('The shop checks with its bank.'),
  },
];

const byTheShop: readonly FailingAct[] = [
  {
    ...byRetailer,
    words: 'Could not reject order',
    call: orders.rejectOrder,
    fill: (user) => press(user, { button: 'Reject' }),
    button: 'Yes',
    isInDialog: true,
  },
  {
    ...byRetailer,
    words: 'Could not accept order',
    call: orders.acceptOrder,
    isCut: true,
    button: 'Accept',
    question: 'Are you sure you want to accept the order',
    works: (api) =>
      api
        .on(orders.acceptOrder, accepted)
        .on(orders.retailerOrder, accepted)
        .on(orders.retailerOrders, listOf([inList({ status: 'ACCEPTED' })])),
    ends: reaching('/retailer/orders'),
  },
  {
    ...byRetailer,
    words: 'Could not save',
    call: payments.confirmPayment,
    prepare: (api) => api.on(orders.retailerOrder, told),
    button: 'Money received',
    question: 'Are you sure?',
  },
  {
    ...byRetailer,
    words: 'Could not save',
    call: payments.denyPayment,
    prepare: (api) => api.on(orders.retailerOrder, told),
    button: 'Not received',
    question: 'Are you sure?',
  },
  {
    ...byRetailer,
    words: 'Could not save',
    call: refunds.payRefund,
    prepare: (api) => api.on(orders.retailerOrder, owing),
    button: 'Paid back',
    question: 'Are you sure?',
  },
];

const byTheDeliverer: readonly FailingAct[] = [
  {
    words: 'Could not accept delivery',
    call: deliveries.acceptRequest,
    who: 'deliverer',
    at: '/deliverer/requests',
    button: 'Accept',
    question: 'Are you sure you want to accept the delivery?',
    works: (api) => api.on(deliveries.acceptRequest, makeDelivery()).on(deliveries.listRequests, listOf([])),
    ends: seeingToast('Delivery accepted'),
  },
  {
    ...byDeliverer,
    words: 'Could not mark as picked up',
    call: deliveries.markPickedUp,
    button: 'Mark pickedup',
    question: 'Are you sure?',
    works: marks(deliveries.markPickedUp, pickedUp),
    ends: seeing('Picked up'),
  },
  {
    ...byDeliverer,
    words: 'Could not mark as delivered',
    call: deliveries.markDelivered,
    prepare: (api) => api.on(deliveries.getDelivery, pickedUp),
    fill: (user) => press(user, { button: 'Mark delivered' }),
    button: 'Yes',
    isInDialog: true,
    works: marks(deliveries.markDelivered, atTheDoor),
    ends: seeing('Delivered'),
  },
  {
    ...byDeliverer,
    words: 'Could not mark as completed',
    call: deliveries.markCompleted,
    isCut: true,
    prepare: (api) => api.on(deliveries.getDelivery, atTheDoor),
    fill: async (user) => {
      await press(user, { button: 'Mark completed' });
      await filling({ 'Payment details': 'Cash ₹65' })(user);
    },
    button: 'Yes',
    isInDialog: true,
    works: (api) => api.on(deliveries.markCompleted, completed).on(deliveries.getDelivery, completed),
    ends: seeing('Completed'),
  },
];

export const failingOrderActs = [...byTheCustomer, ...byTheShop, ...byTheDeliverer];

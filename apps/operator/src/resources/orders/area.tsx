import { orderNumber } from '@haat/contract/city-ids';
import * as orders from '@haat/contract/operator/orders';
import * as payments from '@haat/contract/operator/payments';
import * as refunds from '@haat/contract/operator/refunds';
import { Resource } from 'ra-core';
import { type Area, searchGroup } from '../../areas/area.ts';
import { oneOrSeveral } from '../../areas/one-or-several.ts';
import { isOrderNumber } from '../../search/search-words.ts';
import { filteredList } from '../../ui/filtered-list.ts';
import { ReceiptIcon } from '../../ui/icons.tsx';
import { ToRecordPage } from '../../ui/record-link.tsx';
import { OrderList } from './order-list.tsx';
import { OrderShow } from './order-show.tsx';
import { orderStatusWords } from './order-state.tsx';

export const ordersArea: Area = {
  calls: {
    orders: {
      list: orders.listOrders,
      get: orders.getOrder,
      export: orders.exportOrders,
      actions: {
        cancel: orders.cancelOrder,
        release: orders.releaseOrder,
        assign: orders.assignOrder,
        hand_over: orders.handOverOrder,
        confirm_payment: payments.confirmPayment,
        deny_payment: payments.denyPayment,
      },
    },
    refunds: { actions: { paid: refunds.payRefund } },
  },
  pages: [<Resource key="orders" name="orders" list={OrderList} show={OrderShow} edit={ToRecordPage} />],
  menu: [{ group: 'work', path: '/orders', label: 'Orders', icon: ReceiptIcon }],
  records: [
    {
      kind: 'order',
      plural: 'Orders',
      resources: ['orders'],
      pathOf: (id) => `/orders/${id}/show`,
      acts: {
        export: 'Orders downloaded',
        confirm_payment: 'Payment confirmed',
        deny_payment: 'Payment denied',
        settle_payment: 'Payment settled as not received',
        pay_refund: 'Refund paid back',
      },
      states: { status: orderStatusWords },
    },
  ],
  needs: [
    {
      key: 'deliveries_late',
      place: 2,
      words: (n) => oneOrSeveral(n, 'delivery is late for its slot', 'deliveries are late for their slot'),
      to: filteredList('orders', { need: 'deliveries_late' }),
      isUrgent: true,
    },
    {
      key: 'orders_unanswered',
      place: 3,
      words: (n) => oneOrSeveral(n, 'order waits for the shop', 'orders wait for the shop'),
      to: filteredList('orders', { need: 'orders_unanswered' }),
      isUrgent: true,
    },
    {
      key: 'requests_open',
      place: 4,
      words: (n) => oneOrSeveral(n, 'delivery has no deliverer yet', 'deliveries have no deliverer yet'),
      to: filteredList('orders', { need: 'requests_open' }),
      isUrgent: true,
    },
    {
      key: 'deliveries_failed',
      place: 1,
      words: (n) => oneOrSeveral(n, 'delivery failed at the door', 'deliveries failed at the door'),
      to: filteredList('orders', { need: 'deliveries_failed' }),
      isUrgent: true,
    },
    {
      key: 'payments_denied',
      place: 11,
      words: (n) => oneOrSeveral(n, 'payment did not come', 'payments did not come'),
      to: filteredList('orders', { need: 'payments_denied' }),
    },
    {
      key: 'refunds_owed',
      place: 13,
      words: (n) => oneOrSeveral(n, 'refund is owed for a week', 'refunds are owed for a week'),
      to: filteredList('orders', { need: 'refunds_owed' }),
    },
  ],
  ofPerson: [
    { text: 'Orders', to: (id) => filteredList('orders', { customer: String(id) }) },
    {
      text: 'Deliveries',
      to: (id) => filteredList('orders', { deliverer: String(id) }),
      isForDeliverers: true,
    },
  ],
  search: searchGroup<orders.OrderRecordInList>({
    place: 1,
    resource: 'orders',
    title: 'Orders',
    isAsked: isOrderNumber,
    hitOf: ({ id, status, shop, customer }) => ({
      to: `/orders/${id}/show`,
      text: `Order ${orderNumber(id)}`,
      detail: `${orderStatusWords[status]}, ${shop.name}, for ${customer.name}`,
    }),
  }),
};

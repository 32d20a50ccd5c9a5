// /orders: all orders, newest first.
import { orderNumber } from '@haat/contract/city-ids';
import type { OrderRecordInList } from '@haat/contract/operator/orders';
import { orderStatuses } from '@haat/contract/order-machine';
import { rupees, time } from '../../ui/format.ts';
import { type Filter, ListPage } from '../../ui/list-page.tsx';
import type { Column } from '../../ui/record-table.tsx';
import { useCityFilter } from '../use-cities.ts';
import { orderBulk } from './order-bulk.ts';
import { OrderStatusChip, orderStatusWords } from './order-state.tsx';

const columns: readonly Column<OrderRecordInList>[] = [
  { label: 'Order', cell: ({ id }) => `Order ${orderNumber(id)}` },
  { label: 'State', cell: ({ status }) => <OrderStatusChip status={status} /> },
  { label: 'Shop', cell: ({ shop }) => shop.name },
  { label: 'Customer', cell: ({ customer }) => customer.name },
  { label: 'Deliverer', cell: ({ deliverer }) => deliverer?.name ?? 'Nobody yet' },
  { label: 'Slot', cell: ({ slot }) => time(slot.start) },
  { label: 'Amount', cell: ({ amount }) => rupees(amount), isNumber: true },
];

const statusFilter: Filter = {
  source: 'status',
  label: 'State',
  choices: orderStatuses.map((status) => [status, orderStatusWords[status]]),
};

export const OrderList = () => (
  <ListPage<OrderRecordInList>
    title="Orders"
    columns={columns}
    search="Order number"
    filters={[statusFilter, ...useCityFilter()]}
    empty={{ title: 'No orders yet', text: 'Orders appear here when customers place them.' }}
    opens="show"
    bulk={orderBulk}
  />
);

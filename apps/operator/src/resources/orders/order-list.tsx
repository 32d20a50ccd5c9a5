// /orders: all orders, by default newest first.
import { orderNumber } from '@haat/contract/city-ids';
import { limits } from '@haat/contract/limits';
import type { OrderNeed, OrderRecordInList } from '@haat/contract/operator/orders';
import { orderStatuses } from '@haat/contract/order-machine';
import Box from '@mui/material/Box';
import type { Bulk } from '../../ui/bulk-action.ts';
import { filterChip } from '../../ui/filter-chip.tsx';
import type { Filter } from '../../ui/filter-row.tsx';
import { rupees, shortTime } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import type { Column } from '../../ui/record-table.tsx';
import { useCityFilter } from '../use-cities.ts';
import { FirstDayField, LastDayField } from './days-fields.tsx';
import { OrderStatusChip, orderStatusWords } from './order-state.tsx';
import { OrdersCsvButton } from './orders-csv-button.tsx';
import { CustomerField, DelivererField, ShopField } from './record-fields.tsx';

/** The needs of orders, as choices for a filter. */
const orderNeedWords: Readonly<Record<OrderNeed, string>> = {
  deliveries_late: 'Late for the slot',
  orders_unanswered: 'Shop doesn’t answer',
  requests_open: 'Nobody delivers',
  deliveries_failed: 'Not delivered',
  payments_denied: 'Payment did not come',
  refunds_owed: 'Refund owed for a week',
};

/** Only links can set this filter. */
const PickedUpChip = filterChip((_, flag) => (flag === '0' ? 'Not picked up' : 'Picked up, not completed'));

function delivererOf({ deliverer, fulfilment }: OrderRecordInList): string {
  if (fulfilment === 'pick_up') return 'Fetched';
  return deliverer ? deliverer.name || 'Account deleted' : 'Nobody yet';
}

const columns: readonly Column<OrderRecordInList>[] = [
  { label: 'Order', cell: ({ id }) => `Order ${orderNumber(id)}`, isShort: true },
  { label: 'State', cell: ({ status }) => <OrderStatusChip status={status} /> },
  { label: 'Slot', cell: (order) => <Times order={order} />, isShort: true },
  { label: 'Shop', cell: ({ shop }) => shop.name },
  { label: 'Customer', cell: ({ customer }) => customer.name || 'Account deleted' },
  { label: 'Deliverer', cell: delivererOf },
  { label: 'Amount', cell: ({ amount }) => rupees(amount), isNumber: true },
];

const Times = ({ order: { slot, created_at } }: { readonly order: OrderRecordInList }) => (
  <>
    <span>{shortTime(slot.start)}</span>
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>Placed {shortTime(created_at)}</Box>
  </>
);

const filtersBeforeCity: readonly Filter[] = [
  {
    source: 'status',
    label: 'State',
    choices: orderStatuses.map((status) => [status, orderStatusWords[status]]),
  },
  { source: 'need', label: 'Needs attention', choices: Object.entries(orderNeedWords) },
];

const sorts: Filter['choices'] = [
  ['time', 'Oldest first'],
  ['-amount', 'Highest amount first'],
  ['amount', 'Lowest amount first'],
];

const filtersAfterCity: readonly Filter[] = [
  { source: 'shop', label: 'Shop', Field: ShopField },
  { source: 'customer', label: 'Customer', Field: CustomerField },
  { source: 'deliverer', label: 'Deliverer', Field: DelivererField },
  { source: 'from', label: 'Placed from', Field: FirstDayField },
  { source: 'to', label: 'Placed until', Field: LastDayField },
  { source: 'sort', label: 'Sort by', choices: sorts, none: 'Newest first' },
  { source: 'is_picked_up', label: 'Picked up', Field: PickedUpChip },
];

export const OrderList = () => (
  <ListPage<OrderRecordInList>
    title="Orders"
    columns={columns}
    search="Order number"
    filters={[...filtersBeforeCity, ...useCityFilter(), ...filtersAfterCity]}
    empty={{ title: 'No orders yet', text: 'Orders appear here when customers place them.' }}
    opens="show"
    bulk={orderBulk}
    actions={<OrdersCsvButton />}
    countsTo={limits.ordersCounted}
  />
);

const orderBulk: Bulk<OrderRecordInList> = {
  nouns: ['order', 'orders'],
  nameOf: ({ id, shop }) => `Order ${orderNumber(id)} at ${shop.name}`,
  actions: [
    {
      verb: 'Cancel',
      confirm: 'Cancel orders',
      done: 'cancelled',
      text: 'Customers, retailers and deliverers are notified. The reason is kept in the history of each order.',
      isAllowed: ({ allowed_actions }) => allowed_actions.includes('cancel'),
      act: (provider, { id }, reason) => provider.act('orders', { action: 'cancel', id, body: { reason } }),
      reasonLength: limits.reason,
      isSevere: true,
    },
  ],
};

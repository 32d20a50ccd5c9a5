// /orders/7/show: an order with its history, and what an operator may do when it is stuck.

import { orderNumber } from '@haat/contract/city-ids';
import type { OrderRecord } from '@haat/contract/operator/orders';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { phone, rupees, time } from '../../ui/format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { touchLink } from '../../ui/touch-link.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderStatusChip } from './order-state.tsx';

export const OrderShow = () => (
  <RecordPage<OrderRecord> title="Order">
    {(order) => (
      <>
        <PageHead title={`Order ${orderNumber(order.id)}`} actions={<OrderActions order={order} />}>
          <OrderStatusChip status={order.status} />
        </PageHead>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
          <Part title="Who and when">
            <Facts facts={factsOf(order)} />
          </Part>
          <Part title="History">
            <History order={order} />
          </Part>
          <Part title="Items">
            <Items order={order} />
          </Part>
        </Box>
      </>
    )}
  </RecordPage>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Card>
);

type Person = OrderRecord['customer'];

const PersonLink = ({ person: { name, number } }: { readonly person: Person }) =>
  number ? (
    <>
      {name}, <PhoneLink number={number} />
    </>
  ) : (
    name || 'Account deleted'
  );

const factsOf = (order: OrderRecord): readonly Fact[] => [
  ['Placed', time(order.created_at)],
  ['Slot', `${time(order.slot.start)}–${order.slot.end.slice(11, 16)}`],
  [
    'Shop',
    <Link key="shop" component={RouterLink} to={`/shops/${order.shop.id}/show`} sx={touchLink}>
      {order.shop.name}
    </Link>,
  ],
  ['Retailer', <PersonLink key="retailer" person={order.shop.retailer} />],
  ['Customer', <PersonLink key="customer" person={order.customer} />],
  ['Address', `${order.address.receiver}, ${phone(order.address.number)}\n${order.address.address}`],
  ['Deliverer', order.deliverer ? <PersonLink key="deliverer" person={order.deliverer} /> : 'Nobody yet'],
  ...(order.additional_details ? ([['Instructions', order.additional_details]] as const) : []),
  ...(order.payment ? ([['Payment note', order.payment]] as const) : []),
];

function Items({ order }: { readonly order: OrderRecord }) {
  const rows: readonly (readonly [key: string, name: string, amount: string])[] = [
    ...order.items.map(
      ({ id, product, quantity, price }) =>
        [`item ${id}`, `${quantity} × ${product.name}`, rupees(quantity * price)] as const,
    ),
    ...order.rejected_items.map(
      ({ name, quantity }) => [`rejected ${name}`, `Sent back: ${quantity} × ${name}`, ''] as const,
    ),
    ['delivery', 'Delivery', rupees(order.delivery_cost)],
    ['total', 'Total', rupees(order.amount)],
  ];
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 1 }}
    >
      {rows.map(([key, name, amount]) => (
        <Box key={key} sx={{ display: 'contents', fontWeight: key === 'total' ? 600 : 400 }}>
          <dt>{name}</dt>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {amount}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const History = ({ order: { events } }: { readonly order: OrderRecord }) => (
  <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
    {events.map(({ at, text, actor, role }) => (
      <Box component="li" key={`${at} ${text}`} sx={{ mb: 1.5 }}>
        {text}
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {time(at)}, {actor?.name ? `${actor.name} (${role})` : role}
        </Box>
      </Box>
    ))}
  </Box>
);

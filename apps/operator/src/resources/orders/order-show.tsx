// /orders/7/show: an order with its history, and what an operator can do when it is stuck.

import { orderNumber } from '@haat/contract/city-ids';
import type { OrderRecord } from '@haat/contract/operator/orders';
import Box from '@mui/material/Box';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { time } from '../../ui/format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Part } from '../../ui/part.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { PrivateFile } from '../../ui/private-file.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderStatusChip } from './order-state.tsx';

export const OrderShow = () => (
  <RecordPage<OrderRecord> title="Order">
    {(order) => (
      <>
        <PageHead title={`Order ${orderNumber(order.id)}`} actions={<OrderActions order={order} />}>
          <OrderStatusChip status={order.status} />
        </PageHead>
        <OrderNotice order={order} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <Part title="Items">
              <OrderItems order={order} />
            </Part>
            <OrderPayments order={order} />
            <OrderRefunds order={order} />
            <Part title="Who and when">
              <Facts facts={factsOf(order)} />
            </Part>
          </Box>
          <Part title="History">
            <OrderHistory order={order} />
          </Part>
        </Box>
      </>
    )}
  </RecordPage>
);

type Person = OrderRecord['customer'];

function PersonFact({ person: { id, name, number } }: { readonly person: Person }) {
  // A deleted account has no page and no number.
  if (number === null) return name || 'Account deleted';
  return (
    <>
      <RecordLink to={`/users/${id}/show`}>{name || 'No name yet'}</RecordLink>
      {'\n'}
      <PhoneLink number={number} />
    </>
  );
}

function factsOf(order: OrderRecord): readonly Fact[] {
  const { address, customer, deliverer, shop, slot, ready_at: readyAt } = order;
  const isFetched = order.fulfilment === 'pick_up';
  return [
    ['Placed', time(order.created_at)],
    ['Slot', `${time(slot.start)}–${slot.end.slice(11, 16)}`],
    ['City', order.city.name],
    [
      'Shop',
      <>
        <RecordLink key="shop" to={`/shops/${shop.id}/show`}>
          {shop.name}
        </RecordLink>
        <span>{`\n${shop.address}`}</span>
      </>,
    ],
    ['Retailer', <PersonFact key="retailer" person={shop.retailer} />],
    ['Customer', <PersonFact key="customer" person={customer} />],
    ...(isFetched ? ([['Fetched by the customer', fetchedOf(readyAt)]] as const) : []),
    ...(address ? addressFactsOf(address, isFetched) : []),
    ...(isFetched
      ? []
      : ([
          ['Deliverer', deliverer ? <PersonFact key="deliverer" person={deliverer} /> : 'Nobody yet'],
        ] as const)),
    ...(order.additional_details ? ([['Instructions', order.additional_details]] as const) : []),
    ...(order.payment ? ([['Payment note', order.payment]] as const) : []),
    ...(order.proof === null
      ? []
      : ([
          ['Photo as proof', <PrivateFile key="proof" id={order.proof} kind="picture" name="Proof" />],
        ] as const)),
  ];
}

const fetchedOf = (readyAt: string | null): string =>
  readyAt === null ? 'Not ready yet' : `Ready since ${time(readyAt)}`;

type Address = NonNullable<OrderRecord['address']>;

const addressFactsOf = (address: Address, isFetched: boolean): readonly Fact[] => [
  [
    isFetched ? 'Address' : 'Delivered to',
    <>
      <span>{`${address.receiver}\n${address.address}\n`}</span>
      <PhoneLink key="number" number={address.number} />
    </>,
  ],
  ...houseFactsOf(address),
];

const houseFactsOf = ({ has_pin, landmark, photo, voice_note: sound }: Address): readonly Fact[] => [
  ...(has_pin ? [] : ([['Place', 'No place on the map']] as const)),
  ...(landmark === null ? [] : ([['Landmark', landmark]] as const)),
  ...(photo === null
    ? []
    : ([
        ['Photo of the house', <PrivateFile key="photo" id={photo} kind="picture" name="House" />],
      ] as const)),
  ...(sound === null
    ? []
    : ([['Directions', <PrivateFile key="sound" id={sound} kind="sound" name="Directions" />]] as const)),
];

// What is printed of a slot: the list on A4, and a label 58 mm wide for each order. The screen doesn't show it.
import type * as orders from '@haat/contract/orders';
import { shownName } from '@haat/contract/pack';
import type { PackingList } from '@haat/contract/packing';
import { onOneLine } from '../../../../ui/format/address-text.ts';
import { formatAmount, formatWeighed } from '../../../../ui/format/amount.ts';
import { formatRupees } from '../../../../ui/format/money.ts';
import { formatSlotOption } from '../../../../ui/format/time.ts';
import { PlainList } from '../../../../ui/layout/plain-list.tsx';
import { pickUp } from '../../order/pick-up.messages.ts';
import { orders as orderWords } from '../../orders.messages.ts';

import { packing as words } from '../packing.messages.ts';
import styles from './printed-packing.module.css';

export type Paper = 'both' | 'list' | 'labels';

interface PrintedPackingProps {
  readonly list: PackingList;
  readonly paper: Paper;
}

export const PrintedPacking = ({ list, paper }: PrintedPackingProps) => (
  <div className={styles.paper}>
    {paper !== 'labels' && <List list={list} />}
    {paper !== 'list' && (
      <section aria-label={words.labels}>
        {list.orders.map((order) => (
          <Label key={order.id} order={order} />
        ))}
      </section>
    )}
  </div>
);

const List = ({ list }: Pick<PrintedPackingProps, 'list'>) => (
  <section aria-label={words.list(formatSlotOption(list))} className={styles.list}>
    <h2>{words.list(formatSlotOption(list))}</h2>
    <h3>{words.goods}</h3>
    <PlainList className={styles.goods}>
      {list.goods.map((goods) => (
        <li key={`${goods.product} ${goods.net_quantity}`} className={styles.row}>
          <span className={styles.box} aria-hidden />
          <span className={styles.name}>{shownName(goods)}</span> <b>{formatAmount(goods)}</b>
        </li>
      ))}
    </PlainList>
    {list.orders.map((order) => (
      <div key={order.id} className={styles.order}>
        <h3>{`${orderWords.title(order.id)} · ${nameOf(order)}`}</h3>
        <Items order={order} />
        {order.fulfilment === 'pick_up' && <p>{pickUp.fetched}</p>}
        {order.additional_details && <p>{order.additional_details}</p>}
      </div>
    ))}
  </section>
);

const nameOf = ({ address, customer_first_name = '' }: orders.Order): string =>
  address?.receiver || customer_first_name;

const Items = ({ order }: { readonly order: orders.Order }) => (
  <PlainList>
    {order.items.map((item) => (
      <li key={item.id} className={styles.row}>
        <span className={styles.name}>{shownName(item.product)}</span>{' '}
        <b>{formatWeighed(item) ?? formatAmount(item)}</b>
      </li>
    ))}
  </PlainList>
);

/** Where it goes, unless the customer comes for it. */
const Place = ({ order: { fulfilment, address } }: { readonly order: orders.Order }) =>
  fulfilment === 'pick_up' || address === null ? (
    <p>{pickUp.fetched}</p>
  ) : (
    <>
      <p>{onOneLine(address.address)}</p>
      {address.landmark && <p>{address.landmark}</p>}
    </>
  );

const Label = ({ order }: { readonly order: orders.Order }) => (
  <div className={styles.label}>
    <p className={styles.number}>{orderWords.title(order.id)}</p>
    <p>
      <b>{nameOf(order)}</b>
    </p>
    <Place order={order} />
    <Items order={order} />
    <p className={styles.collect}>
      {order.pay_by === 'credit'
        ? orderWords.nothingToCollect
        : words.toCollect(formatRupees(Math.max(0, order.due)))}
    </p>
  </div>
);

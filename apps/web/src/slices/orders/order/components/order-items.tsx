// The products of an order and the total, with the amounts in one right-aligned column.
import type { SoldBy } from '@haat/contract/loose';
import { shownName } from '@haat/contract/pack';
import type { ReactNode } from 'react';
import { formatAmount, formatPrice, formatWeighed } from '../../../../ui/format/amount.ts';
import { formatRupees } from '../../../../ui/format/money.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { PlainList } from '../../../../ui/layout/plain-list.tsx';
import { Sums } from '../../../../ui/layout/sums.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { orders } from '../../orders.messages.ts';
import { type DeliveryFee, deliveryLines } from '../receipt-text.ts';
import styles from './order-items.module.css';

interface Item extends SoldBy {
  readonly id: number;
  readonly quantity: number;
  /** The price of one piece or step. */
  readonly price: number;
  /** What the line costs. */
  readonly amount: number;
  readonly weighed: number | null;
  readonly product: {
    readonly name: string;
    readonly local_name: string | null;
    readonly cover: { readonly cover: string } | null;
  };
}

interface OrderItemsProps {
  readonly items: readonly Item[];
  readonly fee: DeliveryFee;
  /** Undefined when the total appears elsewhere on the page. */
  readonly total?: number | undefined;
  /** For the check at the door, where only the title is larger than the amount. */
  readonly isTotalLarge?: boolean;
  /** Below the total. */
  readonly children?: ReactNode;
}

const totalOf = ({ total }: OrderItemsProps) =>
  total === undefined ? undefined : { name: orders.total, amount: formatRupees(total) };

export const OrderItems = (props: OrderItemsProps) => (
  <Card className={styles.card}>
    <ItemList items={props.items} />
    <Sums rows={deliveryLines(props.fee)} total={totalOf(props)} isLarge={props.isTotalLarge} />
    {props.children}
  </Card>
);

export const ItemList = ({ items }: Pick<OrderItemsProps, 'items'>) => (
  <PlainList aria-label={orders.items} className={styles.items}>
    {items.map((item) => (
      <li key={item.id} className={styles.item}>
        <Picture cover={item.product.cover?.cover} alt="" size="small" className={styles.picture} />
        <span className={styles.name}>{shownName(item.product)}</span>{' '}
        <span className={styles.times}>{factsOf(item)}</span>{' '}
        <span className={styles.sum}>{formatRupees(item.amount)}</span>
      </li>
    ))}
  </PlainList>
);

/** '2 × ₹42', or '750 g × ₹38/kg · weighed 763 g' */
function factsOf(item: Item): string {
  const times = orders.times(formatAmount(item), formatPrice(item));
  const weighed = formatWeighed(item);
  return weighed ? `${times} · ${orders.weighed(weighed)}` : times;
}

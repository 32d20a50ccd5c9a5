// The products of an order and the total, with the amounts in one right-aligned column.
import { paiseOf, rupeesOf } from '@haat/contract/money';
import { shownName } from '@haat/contract/pack';
import type { ReactNode } from 'react';
import { formatRupees } from '../../../../ui/format/money.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { PlainList } from '../../../../ui/layout/plain-list.tsx';
import { Sums } from '../../../../ui/layout/sums.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { orders } from '../../orders.messages.ts';
import styles from './order-items.module.css';

interface Item {
  readonly id: number;
  readonly quantity: number;
  /** The price of one. */
  readonly price: number;
  readonly product: {
    readonly name: string;
    readonly local_name: string | null;
    readonly cover: { readonly cover: string } | null;
  };
}

interface OrderItemsProps {
  readonly items: readonly Item[];
  readonly deliveryCost: number;
  /** Undefined when the total appears elsewhere on the page. */
  readonly total?: number | undefined;
  /** For the check at the door, where only the title is larger than the amount. */
  readonly isTotalLarge?: boolean;
  /** Below the total. */
  readonly children?: ReactNode;
}

const sumOf = ({ quantity, price }: Item): string => formatRupees(rupeesOf(quantity * paiseOf(price)));

const totalOf = ({ total }: OrderItemsProps) =>
  total === undefined ? undefined : { name: orders.total, amount: formatRupees(total) };

export const OrderItems = (props: OrderItemsProps) => (
  <Card className={styles.card}>
    <ItemList items={props.items} />
    <Sums
      rows={[{ name: orders.delivery, amount: formatRupees(props.deliveryCost) }]}
      total={totalOf(props)}
      isLarge={props.isTotalLarge}
    />
    {props.children}
  </Card>
);

export const ItemList = ({ items }: Pick<OrderItemsProps, 'items'>) => (
  <PlainList aria-label={orders.items} className={styles.items}>
    {items.map((item) => (
      <li key={item.id} className={styles.item}>
        <Picture cover={item.product.cover?.cover} alt="" size="small" className={styles.picture} />
        <span className={styles.name}>{shownName(item.product)}</span>{' '}
        <span className={styles.times}>{orders.times(item.quantity, formatRupees(item.price))}</span>{' '}
        <span className={styles.sum}>{sumOf(item)}</span>
      </li>
    ))}
  </PlainList>
);

// What was sold on some days: the sums, a bar for each day, and the goods.

import { shownName } from '@haat/contract/pack';
import type { DaySales, Sales, SoldProduct } from '@haat/contract/sales';
import { type ReactNode, useId } from 'react';
import { getLocale } from '../../../platform/language.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { formatAmount } from '../../../ui/format/amount.ts';
import { formatRupees } from '../../../ui/format/money.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { Sums } from '../../../ui/layout/sums.tsx';
import { money } from '../../orders/order/money.messages.ts';
import { sales as words } from '../sales.messages.ts';
import styles from './sales-view.module.css';

export function SalesView({ sales: { totals, days, products } }: { readonly sales: Sales }) {
  if (totals.orders === 0) {
    return <BlankState picture="basket" title={words.nothing} line={words.nothingLine} />;
  }
  return (
    <div className={styles.parts}>
      <p className={styles.sum}>{words.sold(formatRupees(totals.goods), totals.orders)}</p>
      <Part title={words.days}>{(titleId) => <Bars days={days} titleId={titleId} />}</Part>
      <Part title={words.paid}>{() => <Paid totals={totals} />}</Part>
      {products.length > 0 && (
        <Part title={words.goods}>{(titleId) => <Goods products={products} titleId={titleId} />}</Part>
      )}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: (titleId: string) => ReactNode;
}

function Part({ title, children }: PartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <Card className={styles.card}>{children(titleId)}</Card>
    </section>
  );
}

const Paid = ({ totals: { cash, upi, credit, open, refused } }: { readonly totals: Sales['totals'] }) => (
  <>
    <Sums
      rows={[
        { name: money.methods.cash, amount: formatRupees(cash) },
        { name: money.methods.upi, amount: formatRupees(upi) },
        { name: money.methods.credit, amount: formatRupees(credit) },
        ...(open > 0 ? [{ name: words.open, amount: formatRupees(open) }] : []),
        ...(open < 0 ? [{ name: money.paidTooMuch, amount: formatRupees(-open) }] : []),
      ]}
    />
    {refused > 0 && <p className={styles.quiet}>{words.refused(formatRupees(refused))}</p>}
  </>
);

/** 'Sat 21/11' */
const dayName = (day: string): string =>
  `${new Intl.DateTimeFormat(getLocale(), { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))} ${day.slice(8)}/${day.slice(5, 7)}`;

interface BarsProps {
  readonly days: readonly DaySales[];
  readonly titleId: string;
}

/** Days without an order have none. */
function Bars({ days, titleId }: BarsProps) {
  const most = Math.max(...days.map(({ goods }) => goods), 1);
  return (
    <PlainList isOrdered aria-labelledby={titleId} className={styles.list}>
      {days
        .filter(({ orders }) => orders > 0)
        .map(({ day, orders, goods }) => (
          <li key={day}>
            <p className={styles.ends}>
              <span>{dayName(day)}</span> <span>{words.sold(formatRupees(goods), orders)}</span>
            </p>
            <div className={styles.bar} style={{ width: `${(goods / most) * 100}%` }} />
          </li>
        ))}
    </PlainList>
  );
}

interface GoodsProps {
  readonly products: readonly SoldProduct[];
  readonly titleId: string;
}

const Goods = ({ products, titleId }: GoodsProps) => (
  <PlainList isOrdered aria-labelledby={titleId} className={styles.list}>
    {products.map((product) => (
      <li key={product.id}>
        <p className={styles.ends}>
          <span className={styles.name}>{shownName(product)}</span>{' '}
          <span>{formatRupees(product.amount)}</span>
        </p>{' '}
        <p className={styles.quiet}>{words.quantity(formatAmount(product))}</p>
      </li>
    ))}
  </PlainList>
);

// One line of the deliverer's book.
import type { CashEntry } from '@haat/contract/cash';
import { orderNumber } from '@haat/contract/city-ids';
import { formatRupees } from '../../../ui/format/money.ts';
import { formatInstant } from '../../../ui/format/time.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { cash as words } from '../cash.messages.ts';
import styles from './cash-card.module.css';

function titleOf({ kind, order, amount }: CashEntry): string {
  if (kind === 'hand_over' || kind === 'correction') return words.kinds[kind];
  const number = orderNumber(order ?? 0);
  if (kind === 'order') return words.orderLine(number);
  return amount > 0 ? words.deniedLine(number) : words.lateLine(number);
}

/** With its sign, because some lines add and some take away. */
const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${formatRupees(amount)}`;

export const CashEntryCard = ({ entry }: { readonly entry: CashEntry }) => (
  <Card className={styles.card}>
    <div className={styles.ends}>
      <p>{titleOf(entry)}</p> <p className={styles.amount}>{signed(entry.amount)}</p>
    </div>
    <p className={styles.small}>{entry.party.name}</p>
    <div className={styles.ends}>
      <time dateTime={entry.at} className={styles.small}>
        {formatInstant(entry.at)}
      </time>{' '}
      <p className={styles.small}>{words.balanceThen(formatRupees(entry.balance))}</p>
    </div>
  </Card>
);

// What the cart has less of than an order that was ordered again.
import type { Missing } from '@haat/contract/cart';
import { shownName } from '@haat/contract/pack';
import { useLocation } from 'react-router';
import { Note } from '../../../ui/feedback/note.tsx';
import { formatAmount } from '../../../ui/format/amount.ts';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { missing as words } from '../missing.messages.ts';
import styles from './missing-note.module.css';

function textOf({ wanted, available, ...product }: Missing[number]): string {
  const name = shownName(product);
  const amount = (quantity: number): string => formatAmount({ ...product, quantity });
  return available === 0 ? words.none(name) : words.some(name, amount(available), amount(wanted));
}

/** The state of the navigation that leads to the cart. */
export interface Refill {
  readonly missing: Missing;
  /** The cart got nothing of the order. */
  readonly isEmpty: boolean;
}

export function MissingNote() {
  const { missing = [], isEmpty }: Partial<Refill> = useLocation().state ?? {};
  if (missing.length === 0) return null;
  const title = isEmpty ? words.nothing : words.title;
  return (
    <section aria-label={title} className={styles.missing}>
      <Note>{title}</Note>
      <PlainList>
        {missing.map((item) => (
          <li key={item.name}>{textOf(item)}</li>
        ))}
      </PlainList>
    </section>
  );
}

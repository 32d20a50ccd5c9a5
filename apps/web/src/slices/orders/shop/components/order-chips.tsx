// How many orders wait for the shop, and for what. A chip shows only these.

import { retailerOrders as words } from '../retailer-orders.messages.ts';
import type { OrderPart } from '../use-order-part.ts';
import styles from './order-chips.module.css';

interface OrderChipsProps {
  readonly counts: Readonly<Record<OrderPart, number | undefined>>;
  readonly pressed: OrderPart | undefined;
  readonly onPress: (part: OrderPart) => void;
}

const parts = ['answer', 'pack', 'money'] as const;

export const OrderChips = ({ counts, pressed, onPress }: OrderChipsProps) => (
  <fieldset className={styles.chips} aria-label={words.waitingForYou}>
    {parts.map((part) => (
      <button
        key={part}
        type="button"
        aria-pressed={part === pressed}
        className={styles.chip}
        onClick={() => onPress(part)}
      >
        <span>{words.parts[part]}</span> <span className={styles.count}>{counts[part] ?? '…'}</span>
      </button>
    ))}
  </fieldset>
);

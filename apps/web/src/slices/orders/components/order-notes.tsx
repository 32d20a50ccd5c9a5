// The notes of an order: instructions, products refused at the door, payment.

import type * as contract from '@haat/contract/orders';
import { Card } from '../../../ui/layout/card.tsx';
import { money } from '../money.messages.ts';
import { orders } from '../orders.messages.ts';
import styles from './order-notes.module.css';
import { type RefusedItem, RefusedList } from './refused-list.tsx';

interface OrderNotesProps {
  readonly instructions: string;
  readonly instructionsLabel?: string;
  readonly rejectedItems: readonly RefusedItem[];
  readonly payment: string | null;
  /** How the customer will pay, for the others. */
  readonly payBy?: contract.Order['pay_by'];
}

export function OrderNotes(props: OrderNotesProps) {
  const { instructions, instructionsLabel, rejectedItems, payment, payBy = null } = props;
  if (instructions === '' && rejectedItems.length === 0 && payment === null && payBy === null) return null;
  return (
    <Card className={styles.notes}>
      {instructions !== '' && (
        <section>
          <h2 className={styles.label}>{instructionsLabel ?? orders.instructions}</h2>
          <p className={styles.text}>{instructions}</p>
        </section>
      )}
      {rejectedItems.length > 0 && (
        <section>
          <h2 className={styles.label}>{orders.rejected}</h2>
          <RefusedList items={rejectedItems} />
        </section>
      )}
      {payBy !== null && (
        <section>
          <h2 className={styles.label}>{money.paysBy}</h2>
          <p className={styles.text}>{money.methods[payBy]}</p>
        </section>
      )}
      {payment !== null && (
        <section>
          <h2 className={styles.label}>{orders.payment}</h2>
          <p className={styles.text}>{payment}</p>
        </section>
      )}
    </Card>
  );
}

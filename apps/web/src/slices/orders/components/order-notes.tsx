// The notes of an order: instructions, products refused at the door, payment.

import { Card } from '../../../ui/layout/card.tsx';
import { orders } from '../orders.messages.ts';
import styles from './order-notes.module.css';

interface OrderNotesProps {
  readonly instructions: string;
  readonly instructionsLabel?: string;
  readonly rejectedItems: readonly { readonly name: string; readonly quantity: number }[];
  readonly payment: string | null;
}

export function OrderNotes({ instructions, instructionsLabel, rejectedItems, payment }: OrderNotesProps) {
  if (instructions === '' && rejectedItems.length === 0 && payment === null) return null;
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
          <ul className={styles.rejected}>
            {rejectedItems.map(({ name, quantity }, index) => (
              // Two products may have the same name, and the list is never reordered.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>{orders.rejectedItem(name, quantity)}</li>
            ))}
          </ul>
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

// The notes of an order: instructions, the wish if something is missing, products refused at the door, payment.

import type * as contract from '@haat/contract/orders';
import { NumberLinks } from '../../../../ui/format/number-links.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { orders } from '../../orders.messages.ts';
import { proposals } from '../../proposals/proposals.messages.ts';
import { money } from '../money.messages.ts';
import styles from './order-notes.module.css';
import { type RefusedItem, RefusedList } from './refused-list.tsx';

interface OrderNotesProps {
  readonly instructions: string;
  readonly instructionsLabel?: string;
  readonly rejectedItems: readonly RefusedItem[];
  readonly payment: string | null;
  /** How the customer will pay, for the others. */
  readonly payBy?: contract.Order['pay_by'];
  /** The customer's choice, as long as the shop can change the items. */
  readonly ifMissing?: contract.Order['if_missing'] | null;
}

export function OrderNotes(props: OrderNotesProps) {
  const { instructions, instructionsLabel, rejectedItems, payment, payBy = null, ifMissing = null } = props;
  const facts = [payment, payBy, ifMissing];
  if (instructions === '' && rejectedItems.length === 0 && facts.every((fact) => fact === null)) return null;
  return (
    <Card className={styles.notes}>
      {instructions !== '' && <Note label={instructionsLabel ?? orders.instructions} text={instructions} />}
      {ifMissing !== null && (
        <section>
          <h2 className={styles.label}>{proposals.ifMissing}</h2>
          <p className={styles.text}>{proposals.wishes[ifMissing]}</p>
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
      {payment !== null && <Note label={orders.payment} text={payment} />}
    </Card>
  );
}

const Note = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <section>
    <h2 className={styles.label}>{label}</h2>
    <p className={styles.text}>
      <NumberLinks text={text} />
    </p>
  </section>
);

// The history of an order: steps with their times. The current step is mango, finished steps are leaf.
import { isActiveOrder, type OrderStatus } from '@haat/contract/order-machine';
import { classes } from '../../../ui/classes.ts';
import { formatInstant } from '../../../ui/format/time.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { orders } from '../orders.messages.ts';
import styles from './order-history.module.css';

interface Step {
  readonly at: string;
  readonly status: OrderStatus;
  readonly text: string;
}

interface OrderStoryProps {
  readonly events: readonly Step[];
  /** The next expected step of an active order. */
  readonly ahead?: string;
}

const isRefused = (status: OrderStatus): boolean => status === 'REJECTED' || status === 'CANCELLED';

function lookOf({ status }: Step, isLast: boolean): string | undefined {
  if (isRefused(status)) return styles.refused;
  return isLast && isActiveOrder(status) ? styles.now : styles.done;
}

export const OrderHistory = ({ events, ahead }: OrderStoryProps) => (
  <Card>
    {/* biome-ignore lint/a11y/noRedundantRoles: without numbers Safari takes it for no list */}
    <ol role="list" aria-label={orders.history} className={styles.history}>
      {events.map((step, index) => (
        <li
          key={`${step.at} ${step.status} ${step.text}`}
          className={classes(styles.step, lookOf(step, index === events.length - 1))}
        >
          <p className={styles.text}>{step.text}</p>
          <p className={styles.time}>{formatInstant(step.at)}</p>
        </li>
      ))}
      {ahead && <li className={classes(styles.step, styles.ahead)}>{ahead}</li>}
    </ol>
  </Card>
);

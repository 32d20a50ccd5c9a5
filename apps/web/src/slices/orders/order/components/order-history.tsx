// The history of an order: steps with their times. The current step is mango, finished steps are leaf green.

import { isActiveOrder, type OrderStatus } from '@haat/contract/order-machine';
import { classes } from '../../../../ui/classes.ts';
import { NumberLinks } from '../../../../ui/format/number-links.tsx';
import { formatInstant } from '../../../../ui/format/time.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { PlainList } from '../../../../ui/layout/plain-list.tsx';
import { orders } from '../../orders.messages.ts';
import styles from './order-history.module.css';

interface Step {
  readonly at: string;
  readonly status: OrderStatus;
  readonly text: string;
  /** When it was done on a phone without a connection. */
  readonly done_at?: string | undefined;
}

interface OrderStoryProps {
  readonly events: readonly Step[];
  /** The next expected step of an active order. */
  readonly ahead?: string;
}

const isRefused = (status: OrderStatus): boolean => status === 'REJECTED' || status === 'CANCELLED';

/** Shows both times if they differ on the screen. */
function timesOf({ at, done_at: doneAt }: Step): string {
  const received = formatInstant(at);
  const done = doneAt === undefined ? received : formatInstant(doneAt);
  return done === received ? received : orders.doneAndReceived(done, received);
}

function lookOf({ status }: Step, isLast: boolean): string | undefined {
  if (isRefused(status)) return styles.refused;
  return isLast && isActiveOrder(status) ? styles.now : styles.done;
}

export const OrderHistory = ({ events, ahead }: OrderStoryProps) => (
  <Card>
    <PlainList isOrdered aria-label={orders.history} className={styles.history}>
      {events.map((step, index) => (
        <li
          key={`${step.at} ${step.status} ${step.text}`}
          className={classes(styles.step, lookOf(step, index === events.length - 1))}
        >
          <p className={styles.text}>
            <NumberLinks text={step.text} />
          </p>
          <p className={styles.time}>{timesOf(step)}</p>
        </li>
      ))}
      {ahead && <li className={classes(styles.step, styles.ahead)}>{ahead}</li>}
    </PlainList>
  </Card>
);

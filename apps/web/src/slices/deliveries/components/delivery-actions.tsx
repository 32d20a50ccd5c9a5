// The three marks of a delivery: the one that applies is the large green one, the others wait or are done.
import { type OrderAction, type OrderStatus, orderStatuses } from '@haat/contract/order-machine';
import { IconCheck } from '../../../ui/icons/icon-check.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { deliveries as words } from '../deliveries.messages.ts';
import styles from './delivery-actions.module.css';

/** What a deliverer says has happened. */
export type DeliveryAction = (typeof marks)[number]['action'];

interface DeliveryActionsProps {
  readonly status: OrderStatus;
  readonly allowed: readonly OrderAction[];
  readonly isBusy: boolean;
  readonly onMark: (action: DeliveryAction) => void;
}

const marks = [
  { action: 'picked_up', label: words.markPickedUp, makes: 'PICKED_UP' },
  { action: 'delivered', label: words.markDelivered, makes: 'DELIVERED' },
  { action: 'completed', label: words.markCompleted, makes: 'COMPLETED' },
] as const;

// Statuses stand in the order in which a delivery goes through them; those at rest come last.
const isDone = (status: OrderStatus, makes: OrderStatus): boolean =>
  orderStatuses.indexOf(makes) <= orderStatuses.indexOf(status) &&
  orderStatuses.indexOf(status) <= orderStatuses.indexOf('COMPLETED');

export const DeliveryActions = ({ status, allowed, isBusy, onMark }: DeliveryActionsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: three buttons are no fields
  <div role="group" aria-label={words.actions} className={styles.actions}>
    {marks.map(({ action, label, makes }) => {
      const isNext = allowed.includes(action);
      return (
        <Button
          key={action}
          kind={isNext ? 'main' : 'plain'}
          disabled={!isNext}
          isBusy={isNext && isBusy}
          className={isNext ? styles.next : styles.other}
          icon={isDone(status, makes) && <IconCheck size="1.25rem" aria-hidden />}
          onClick={() => onMark(action)}
        >
          {label}
        </Button>
      );
    })}
  </div>
);

// The three actions of a delivery. The next one is large and green. The other two are done or come later.
import {
  type DeliveryAction,
  type OrderAction,
  type OrderStatus,
  orderStatuses,
  statusAfter,
} from '@haat/contract/order-machine';
import { IconCheck } from '../../../ui/icons/icon-check.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { deliveries as words } from '../deliveries.messages.ts';
import styles from './delivery-actions.module.css';

interface DeliveryActionsProps {
  readonly status: OrderStatus;
  readonly allowed: readonly OrderAction[];
  readonly isBusy: boolean;
  readonly onAction: (action: DeliveryAction) => void;
}

const actions = [
  { action: 'picked_up', label: words.markPickedUp },
  { action: 'delivered', label: words.markDelivered },
  { action: 'completed', label: words.markCompleted },
] as const satisfies readonly { action: DeliveryAction; label: string }[];

// The statuses are in the order of a delivery. Final statuses come last.
const isDone = (status: OrderStatus, makes: OrderStatus): boolean =>
  orderStatuses.indexOf(makes) <= orderStatuses.indexOf(status) &&
  orderStatuses.indexOf(status) <= orderStatuses.indexOf('COMPLETED');

export const DeliveryActions = ({ status, allowed, isBusy, onAction }: DeliveryActionsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: three buttons are no fields
  <div role="group" aria-label={words.actions} className={styles.actions}>
    {actions.map(({ action, label }) => {
      const isNext = allowed.includes(action);
      return (
        <Button
          key={action}
          kind={isNext ? 'main' : 'plain'}
          disabled={!isNext}
          isBusy={isNext && isBusy}
          className={isNext ? styles.next : styles.other}
          icon={isDone(status, statusAfter[action]) && <IconCheck size="1.25rem" aria-hidden />}
          onClick={() => onAction(action)}
        >
          {label}
        </Button>
      );
    })}
  </div>
);

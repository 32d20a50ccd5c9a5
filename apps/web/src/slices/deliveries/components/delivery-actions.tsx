// The three actions of a delivery. The next one is large and green. The other two are done or come later.
import {
  type DeliveryAction,
  type OrderAction,
  type OrderStatus,
  orderStatuses,
  statusAfter,
} from '@haat/contract/order-machine';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { IconCheck } from '../../../ui/icons/icon-check.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { deliveries as words } from '../deliveries.messages.ts';
import styles from './delivery-actions.module.css';

interface DeliveryActionsProps {
  readonly status: OrderStatus;
  readonly allowed: readonly OrderAction[];
  /** Those that wait for a connection. */
  readonly waiting: readonly string[];
  readonly isBusy: boolean;
  readonly onAction: (action: DeliveryAction) => void;
}

const actions = [
  { action: 'picked_up', name: 'markPickedUp' },
  { action: 'delivered', name: 'markDelivered' },
  { action: 'completed', name: 'markCompleted' },
] as const satisfies readonly { action: DeliveryAction; name: keyof typeof words }[];

// The statuses are in the order of a delivery. Final statuses come last.
const isDone = (status: OrderStatus, makes: OrderStatus): boolean =>
  orderStatuses.indexOf(makes) <= orderStatuses.indexOf(status) &&
  orderStatuses.indexOf(status) <= orderStatuses.indexOf('COMPLETED');

export const DeliveryActions = ({ status, allowed, waiting, isBusy, onAction }: DeliveryActionsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: three buttons are no fields
  <div role="group" aria-label={words.actions} className={styles.actions}>
    {actions.map(({ action, name }) => {
      if (waiting.includes(action)) {
        return (
          <div key={action} className={styles.waiting}>
            <WaitingNote>{words[name]}</WaitingNote>
          </div>
        );
      }
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
          {words[name]}
        </Button>
      );
    })}
  </div>
);

// The three actions of a delivery. The next one is large and green, the others are done or come later. Actions that
// wait for a connection are in one line below, where the first button was.

import {
  type AllowedAction,
  type DeliveryAction,
  type OrderStatus,
  orderStatuses,
  statusAfter,
} from '@haat/contract/order-machine';
import { IconCheck, IconFlagCheck, IconHome, IconTruckDelivery } from '@tabler/icons-react';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { deliveries as words } from '../deliveries.messages.ts';
import styles from './delivery-actions.module.css';

interface DeliveryActionsProps {
  readonly status: OrderStatus;
  readonly allowed: readonly AllowedAction[];
  /** The actions that wait for a connection. */
  readonly waiting: readonly string[];
  readonly isBusy: boolean;
  readonly onAction: (action: DeliveryAction) => void;
}

const actions = [
  { action: 'picked_up', name: 'markPickedUp', Icon: IconTruckDelivery },
  { action: 'delivered', name: 'markDelivered', Icon: IconHome },
  { action: 'completed', name: 'markCompleted', Icon: IconFlagCheck },
] as const satisfies readonly { action: DeliveryAction; name: keyof typeof words; Icon: typeof IconHome }[];

// The statuses are in the order of a delivery. Final statuses come last.
const isDone = (status: OrderStatus, makes: OrderStatus): boolean =>
  orderStatuses.indexOf(makes) <= orderStatuses.indexOf(status) &&
  orderStatuses.indexOf(status) <= orderStatuses.indexOf('COMPLETED');

export const DeliveryActions = ({ status, allowed, waiting, isBusy, onAction }: DeliveryActionsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: three buttons are no fields
  <div role="group" aria-label={words.actions} className={styles.actions}>
    {actions.map(({ action, name, Icon }) => {
      if (waiting.includes(action)) return null;
      const isNext = allowed.includes(action);
      const Sign = isDone(status, statusAfter[action]) ? IconCheck : Icon;
      return (
        <Button
          key={action}
          kind={isNext ? 'main' : 'plain'}
          disabled={!isNext}
          isBusy={isNext && isBusy}
          className={isNext ? styles.next : styles.other}
          icon={<Sign size="1.25rem" aria-hidden />}
          onClick={() => onAction(action)}
        >
          {words[name]}
        </Button>
      );
    })}
    {actions.some(({ action }) => waiting.includes(action)) && (
      <div className={styles.waiting}>
        <WaitingNote
          what={namesOf((action) => waiting.includes(action))}
          next={namesOf((action) => allowed.includes(action))[0]}
        />
      </div>
    )}
  </div>
);

const namesOf = (isIt: (action: DeliveryAction) => boolean): string[] =>
  actions.filter(({ action }) => isIt(action)).map(({ name }) => words[name]);

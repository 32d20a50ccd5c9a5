import type { OrderRecord } from '@haat/contract/operator/orders';

/** What the dialogs know about somebody else's change. */
export interface ActionDialogProps {
  readonly order: OrderRecord;
  /** How the order has changed since its page was loaded. */
  readonly change: string | undefined;
  /** The order is reloading. */
  readonly isLooking: boolean;
  /** Why reloading failed. */
  readonly fault: string | undefined;
  /** What to do first after a failure. */
  readonly lookAgain: (() => void) | undefined;
  readonly onClose: () => void;
}

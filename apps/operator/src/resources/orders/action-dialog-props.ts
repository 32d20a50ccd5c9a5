import type { OrderRecord } from '@haat/contract/operator/orders';

/** What the dialogs know about a change by somebody else. */
export interface ActionDialogProps {
  readonly order: OrderRecord;
  /** How the order has changed since its page was loaded. */
  readonly change: string | undefined;
  /** The order is being loaded again. */
  readonly isLooking: boolean;
  /** Why it couldn't be loaded again. */
  readonly fault: string | undefined;
  /** After a failure, to do before anything else. */
  readonly lookAgain: (() => void) | undefined;
  readonly onClose: () => void;
}

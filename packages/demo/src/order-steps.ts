// How far an order of the demo gets.
import type { ReminderStep } from '@haat/contract/reminder-steps';

export interface Step {
  readonly action:
    | 'accept'
    | 'reject'
    | 'cancel'
    | 'assign'
    | 'weigh'
    | 'ready'
    | 'handOut'
    | 'pickUp'
    | 'fail'
    | 'deliver'
    | 'verify'
    | 'complete'
    | ReminderStep;
  /** With verify: how many of the first item are refused. */
  readonly refuse?: number;
  /** With complete. */
  readonly payment?: string;
}

/** The shop doesn't answer. Its clock finds these steps in the history, so it neither rings nor sends an SMS for them. */
export const unanswered: readonly Step[] = [
  { action: 'remind_shop' },
  { action: 'sms_shop' },
  { action: 'tell_operator' },
];
export const longUnanswered: readonly Step[] = [...unanswered, { action: 'tell_customer' }];
const accepted: readonly Step[] = [{ action: 'accept' }];
/** Nobody takes the delivery. */
export const open: readonly Step[] = [
  ...accepted,
  { action: 'remind_deliverers' },
  { action: 'tell_operator_request' },
];
export const assigned: readonly Step[] = [...accepted, { action: 'assign' }];
export const pickedUp: readonly Step[] = [...assigned, { action: 'weigh' }, { action: 'pickUp' }];
/** Nobody is there. */
export const failed: readonly Step[] = [...pickedUp, { action: 'fail' }];
/** The customer may fetch it. */
export const readyToFetch: readonly Step[] = [...accepted, { action: 'ready' }];
export const delivered: readonly Step[] = [...pickedUp, { action: 'deliver' }];
export const verified = (refuse: number): readonly Step[] => [...delivered, { action: 'verify', refuse }];
export const completed = (refuse: number, payment: string): readonly Step[] => [
  ...verified(refuse),
  { action: 'complete', payment },
];
/** A customer who doesn't check the items: everything counts as accepted. */
export const completedAtTheDoor: readonly Step[] = [...delivered, { action: 'complete', payment: 'Cash' }];

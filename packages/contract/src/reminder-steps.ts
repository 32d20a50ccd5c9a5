// What happens because nobody answers. Each step has a setting of its city, the seconds after which it is taken.

/** While an order waits for its shop. Only the seconds of the shop's opening hours count. */
export const shopSteps = ['remind_shop', 'sms_shop', 'tell_operator', 'tell_customer'] as const;
/** While an accepted order has no deliverer. */
export const requestSteps = ['remind_deliverers', 'tell_operator_request'] as const;
export type ShopStep = (typeof shopSteps)[number];
export type RequestStep = (typeof requestSteps)[number];
export type ReminderStep = ShopStep | RequestStep;
export const reminderSteps: readonly ReminderStep[] = [...shopSteps, ...requestSteps];

/** A week. */
export const reminderSecondsAtMost = 604_800;

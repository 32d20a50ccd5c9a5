// What happens when nobody answers an order.
import type { Manifest } from '../manifest.ts';
import { reminderSubscribers } from './reminder.events.ts';

export { afterOpenSeconds, type OpeningHours } from './opening-hours.ts';

export const reminders: Manifest<'reminders'> = {
  start: reminderSubscribers,
  tables: {
    distributed: ['order_clocks', 'shop_sms_days'],
  },
};

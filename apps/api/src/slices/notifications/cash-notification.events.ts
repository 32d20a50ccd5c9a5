import type { Tx } from '../../platform/database.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { viewCashFacts } from './cash-facts.views.ts';
import { cashNotifications } from './cash-notifications.ts';
import { type NewNotification, notify } from './notify.ts';

type CashEventName = keyof typeof cashNotifications;

export const cashNotificationSubscribers: Slice = ({ events }) => {
  for (const name of Object.keys(cashNotifications) as CashEventName[]) {
    // its keys, by definition
    const write = cashNotifications[name] as (facts: object, event: object) => NewNotification[]; // of the same name
    events.on(name, async (tx: Tx, event) => {
      await notify(tx, write(await viewCashFacts(tx, event), event), event.actorId);
    });
  }
};

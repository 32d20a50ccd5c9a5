import type { Tx } from '../../platform/database.ts';
import { viewAcceptedDeliveries } from './facts.views.ts';
import { deleteNotificationsOf, replaceNames } from './notification.queries.ts';
import { afterDelivererName } from './notifications.messages.ts';
import { customerLink } from './order-notifications.ts';

/** Deletes the person's notifications and removes their name from customers' notifications. */
export async function forgetPerson(tx: Tx, userId: number): Promise<void> {
  await deleteNotificationsOf(tx, userId);
  const accepted = await viewAcceptedDeliveries(tx, userId);
  const theirs = accepted.map(({ orderId, customerId }) => ({
    userId: customerId,
    link: customerLink(orderId),
  }));
  for (const after of afterDelivererName) await replaceNames(tx, theirs, after);
}

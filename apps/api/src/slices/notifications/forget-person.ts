import type { Tx } from '../../platform/database.ts';
import { deleteNotificationsOf, replaceNames } from './notification.queries.ts';
import { viewAcceptedDeliveries } from './order-facts.views.ts';
import { bringsWords, customerLink, nobodysName } from './order-notifications.ts';

/** Deletes the person's notifications, and takes their name out of those that customers have. */
export async function forgetPerson(tx: Tx, userId: number): Promise<void> {
  await deleteNotificationsOf(tx, userId);
  const accepted = await viewAcceptedDeliveries(tx, userId);
  await replaceNames(
    tx,
    accepted.map(({ orderId, customerId }) => ({ userId: customerId, link: customerLink(orderId) })),
    { words: bringsWords, instead: nobodysName },
  );
}

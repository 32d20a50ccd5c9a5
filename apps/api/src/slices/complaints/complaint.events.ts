import type { Slice } from '../../platform/slice-context.ts';
import { deleteComplaintsAbout, deleteComplaintsOf, deleteShopMessagesBy } from './complaint.queries.ts';

export const complaintSubscribers: Slice = ({ events }) => {
  events.on('person.deleted', async (tx, { userId }) => {
    await deleteComplaintsOf(tx, userId);
    await deleteShopMessagesBy(tx, userId);
  });
  events.on('orders.archived', (tx, { orderIds }) => deleteComplaintsAbout(tx, orderIds));
};

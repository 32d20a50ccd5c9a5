import type { Slice } from '../../platform/slice-context.ts';
import { getCity, getPerson } from '../accounts/index.ts';
import { blankCustomerOrders } from './order.queries.ts';
import { deleteNotesOf } from './order-event.queries.ts';
import { deleteEarlierProofsOf } from './order-proof.queries.ts';
import { findPersonScope } from './person-city.queries.ts';
import { withdrawProposalsOfShop } from './proposals/end-proposal.ts';
import { deletePhoneOrdersTo } from './telephone/phone-order.queries.ts';

export const orderSubscribers: Slice = ({ events }) => {
  events.on('shop.suspended', (tx, shop) => withdrawProposalsOfShop(tx, shop));

  events.on('person.deleted', async (tx, { userId: customerId }) => {
    await deletePhoneOrdersTo(tx, (await getPerson(tx, customerId)).number);
    const { cityIds } = await findPersonScope(tx, customerId);
    for (const cityId of cityIds) {
      await deleteEarlierProofsOf(tx, { customerId, cityId });
      await blankCustomerOrders(tx, { customerId, cityId }, await getCity(tx, cityId));
      await deleteNotesOf(tx, { userId: customerId, cityId });
    }
  });
};

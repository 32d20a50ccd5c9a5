import type { Slice } from '../../platform/slice-context.ts';
import { getCity } from '../accounts/index.ts';
import { blankCustomerOrders } from './order.queries.ts';
import { listCityIdsOf } from './person-city.queries.ts';

export const orderSubscribers: Slice = ({ events }) => {
  events.on('person.deleted', async (tx, { userId: customerId }) => {
    for (const cityId of await listCityIdsOf(tx, customerId)) {
      await blankCustomerOrders(tx, { customerId, cityId }, await getCity(tx, cityId));
    }
  });
};

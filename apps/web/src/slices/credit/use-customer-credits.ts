import { usePagedList } from '../../platform/queries/paged-list.ts';
import { accountsQuery } from './credit.api.ts';

/** The customer's credit accounts. Undefined while they load. */
export const useCustomerCredits = () => usePagedList(accountsQuery('customer')).data?.items;

import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from './addresses.api.ts';

/** The person's addresses, primary first, in all their states. */
export const useAddresses = () => useQuery(addressesQuery);

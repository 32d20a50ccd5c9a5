import type * as addresses from '@haat/contract/addresses';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { ensureKnown } from '../../platform/queries/kept-data.ts';
import { addressesQuery } from './addresses.api.ts';
import { getSelection, selectedOf, useSelection } from './selected-address.ts';

/** The selected address for stores and cart. Undefined until the addresses are loaded. */
export function useSelectedAddress(): addresses.Address | undefined {
  const selection = useSelection();
  const { data } = useQuery(addressesQuery);
  return data && selectedOf(data, selection);
}

/** The same for event handlers. Undefined until the addresses are loaded. */
export function selectedAddressNow(client: QueryClient): addresses.Address | undefined {
  const data = client.getQueryData(addressesQuery.queryKey);
  return data && selectedOf(data, getSelection());
}

/** The same for event handlers: waits for the addresses and throws if they can't be loaded. */
export const loadSelectedAddress = async (client: QueryClient): Promise<addresses.Address | undefined> =>
  selectedOf(
    await ensureKnown(client, addressesQuery.queryKey, () => client.ensureQueryData(addressesQuery)),
    getSelection(),
  );

// The addresses' only network.
import * as addresses from '@haat/contract/addresses';
import type { BodyOf } from '@haat/contract/endpoint';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { successes } from '../../messages/successes.ts';
import { call } from '../../platform/http.ts';
import { toastOnFailure, toastSuccess } from '../../platform/toast.ts';
import { selectAddress } from './selected-address.ts';

type AddressList = readonly addresses.Address[];

const staleMs = 60_000;

export const addressesQuery = queryOptions({
  queryKey: ['addresses'],
  queryFn: async ({ signal }): Promise<AddressList> =>
    (await call(addresses.listAddresses, { signal })).results,
  staleTime: staleMs,
  meta: { logFailure: failures.customerData },
});

export const addAddress = mutationOptions({
  mutationKey: ['addresses', 'add'],
  mutationFn: (body: BodyOf<typeof addresses.addAddress>) => call(addresses.addAddress, { body }),
  async onSuccess(_address, _body, _result, { client }) {
    await client.invalidateQueries({ queryKey: addressesQuery.queryKey });
  },
  meta: { failure: failures.addAddress },
  onError: toastOnFailure(failures.addAddress),
});

export const deleteAddress = mutationOptions({
  mutationKey: ['addresses', 'delete'],
  mutationFn: (id: number) => call(addresses.deleteAddress, { params: { id } }),
  async onSuccess(_nothing, id, _result, { client }) {
    const remaining = (client.getQueryData(addressesQuery.queryKey) ?? []).filter((one) => one.id !== id);
    client.setQueryData(addressesQuery.queryKey, remaining);
    if (remaining[0]) selectAddress(remaining[0].id);
    toastSuccess(successes.deleted);
    // Another one may be the primary now, and the cart, which this slice doesn't know, may have moved to it.
    await Promise.all([
      client.invalidateQueries({ queryKey: addressesQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['cart'] }),
    ]);
  },
  meta: { failure: failures.deleteAddress },
  onError: toastOnFailure(failures.deleteAddress),
});

export interface PrimaryAddress {
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
  readonly city: number;
}

export const savePrimaryAddress = (address: PrimaryAddress) =>
  call(addresses.createCustomer, { body: { primary_address: { ...address, name: 'primary' } } });

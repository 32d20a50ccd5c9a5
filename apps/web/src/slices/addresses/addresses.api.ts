import * as addresses from '@haat/contract/addresses';
import type { BodyOf } from '@haat/contract/endpoint';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { successes } from '../../messages/successes.ts';
import { call } from '../../platform/http.ts';
import { detailsQuery, type Person } from '../accounts/index.ts';
import type { AddressChanges } from './address-changes.ts';
import { selectAddress } from './selected-address.ts';

type AddressList = readonly addresses.Address[];

const staleMs = 60_000;

export const addressesQuery = queryOptions({
  queryKey: ['addresses'],
  queryFn: async ({ signal }): Promise<AddressList> =>
    (await call(addresses.listAddresses, { signal })).results,
  staleTime: staleMs,
  meta: { logFailure: () => failures.customerData, isOfEveryPage: true },
});

export const addAddress = mutationOptions({
  mutationKey: ['addresses', 'add'],
  mutationFn: (body: BodyOf<typeof addresses.addAddress>) => call(addresses.addAddress, { body }),
  async onSuccess(_address, _body, _result, { client }) {
    await client.invalidateQueries({ queryKey: addressesQuery.queryKey });
  },
  meta: { failure: () => failures.addAddress },
});

export const changeAddress = mutationOptions({
  mutationFn: ({ id, changes }: { readonly id: number; readonly changes: AddressChanges }) =>
    call(addresses.updateAddress, { params: { id }, body: changes }),
  onSuccess(address, _input, _result, { client }) {
    client.setQueryData(addressesQuery.queryKey, (list) =>
      list?.map((one) => (one.id === address.id ? address : one)),
    );
  },
  meta: {
    failure: () => failures.updateAddress,
    // At another place, other shops deliver, at another price.
    invalidates: [['cart'], ['shops'], ['products']],
  },
});

export const deleteAddress = mutationOptions({
  mutationKey: ['addresses', 'delete'],
  mutationFn: (id: number) => call(addresses.deleteAddress, { params: { id } }),
  async onSuccess(_nothing, id, _result, { client }) {
    const remaining = (client.getQueryData(addressesQuery.queryKey) ?? []).filter((one) => one.id !== id);
    client.setQueryData(addressesQuery.queryKey, remaining);
    if (remaining[0]) selectAddress(remaining[0].id);
    // The primary address and the cart's address may have changed.
    await Promise.all([
      client.invalidateQueries({ queryKey: addressesQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['cart'] }),
    ]);
  },
  meta: { failure: () => failures.deleteAddress, success: () => successes.deleted },
});

export interface PrimaryAddress {
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
  readonly city: number;
}

/** The last step of the sign-in. Updates the cached person, so that no second request is needed. */
export const savePrimaryAddress = mutationOptions({
  mutationFn: (address: PrimaryAddress) =>
    call(addresses.createCustomer, { body: { primary_address: { ...address, name: 'primary' } } }),
  onSuccess(_address, _input, _result, { client }) {
    client.setQueryData(detailsQuery.queryKey, (person) => person && withAddress(person));
  },
  meta: { failure: () => failures.updateAddress },
});

const withAddress = (person: Person): Person => ({
  ...person,
  status: { ...person.status, is_customer_initial_setup_done: true },
});

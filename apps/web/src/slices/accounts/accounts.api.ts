// The only network of this slice: the code, the person, the cities.
import * as accounts from '@haat/contract/accounts';
import { limits } from '@haat/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';

export const detailsKey = ['accounts', 'details'] as const;

/** The signed-in person. Anew when something about them changed, not each time it is looked at. */
export const detailsQuery = queryOptions({
  queryKey: detailsKey,
  queryFn: ({ signal }) => call(accounts.details, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export const citiesQuery = queryOptions({
  queryKey: ['accounts', 'cities'],
  queryFn: async ({ signal }) => (await call(accounts.cities, { signal })).results,
  staleTime: 10 * 60_000,
});

const withPrefix = (digits: string): string => limits.phonePrefix + digits;

export const sendOtp = (digits: string) => call(accounts.login, { body: { number: withPrefix(digits) } });

export const verifyOtp = (input: { digits: string; otp: string }) =>
  call(accounts.verifyLogin, { body: { number: withPrefix(input.digits), otp: input.otp } });

export interface Details {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

export const saveDetails = (body: Details) => call(accounts.setup, { body });

export const registerDevice = (registrationId: string) =>
  call(accounts.registerDevice, {
    body: { registration_id: registrationId, cloud_message_type: 'FCM', active: true },
  });

export const endTokenOnServer = (token: string) => call(accounts.logout, { token });

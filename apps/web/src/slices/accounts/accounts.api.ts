import * as accounts from '@haat/contract/accounts';
import type { Language } from '@haat/contract/languages';
import { limits } from '@haat/contract/limits';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { successes } from '../../messages/successes.ts';
import { call } from '../../platform/http.ts';
import { startSession } from '../../platform/session.ts';

export const detailsKey = ['accounts', 'details'] as const;

/** The signed-in person. Mutations that change the person invalidate it. */
export const detailsQuery = queryOptions({
  queryKey: detailsKey,
  queryFn: ({ signal }) => call(accounts.details, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { isOfEveryPage: true },
});

export const citiesQuery = queryOptions({
  queryKey: ['accounts', 'cities'],
  queryFn: async ({ signal }) => (await call(accounts.cities, { signal })).results,
  staleTime: ({ state }) => (state.data?.length === 0 ? 0 : 10 * 60_000),
  // A person who waits for the first city returns to the page.
  refetchOnWindowFocus: 'always',
});

const withPrefix = (digits: string): string => limits.phonePrefix + digits;

export const sendOtp = mutationOptions({
  mutationFn: (digits: string) => call(accounts.login, { body: { number: withPrefix(digits) } }),
  meta: { failure: () => failures.sendOtp, success: () => successes.otpSent },
});

interface OtpTry {
  readonly digits: string;
  readonly otp: string;
}

export const verifyOtp = mutationOptions({
  mutationFn: ({ digits, otp }: OtpTry) =>
    call(accounts.verifyLogin, { body: { number: withPrefix(digits), otp } }),
  onSuccess({ token, user }, _input, _result, { client }) {
    startSession(token);
    client.setQueryData(detailsKey, user);
  },
  meta: { failure: () => failures.verifyOtp },
});

export interface Details {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

export const saveDetails = mutationOptions({
  mutationFn: (body: Details) => call(accounts.setup, { body }),
  onSuccess(person, _details, _result, { client }) {
    client.setQueryData(detailsKey, person);
  },
  meta: { failure: () => failures.updateDetails },
});

export const savePreferences = mutationOptions({
  mutationFn: (body: accounts.Preferences) => call(accounts.setPreferences, { body }),
  onSuccess(person, _preferences, _result, { client }) {
    client.setQueryData(detailsKey, person);
  },
  meta: { failure: () => failures.updateData },
});

/** Then reload everything: the server's texts are now in this language. */
export const saveLanguage = mutationOptions({
  mutationFn: (language: Language) => call(accounts.setPreferences, { body: { language } }),
  onSuccess(person, _language, _result, { client }) {
    client.setQueryData(detailsKey, person);
  },
  meta: { invalidates: [[]] },
});

export const endTokenOnServer = (token: string) => call(accounts.logout, { token });

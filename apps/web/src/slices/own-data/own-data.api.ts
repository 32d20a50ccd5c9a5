// The only network of this slice: the devices signed in, one's own data, the end of the account.
import * as accounts from '@haat/contract/accounts';
import { limits } from '@haat/contract/limits';
import * as ownData from '@haat/contract/own-data';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['own-data', 'sessions'],
  queryFn: async ({ signal }) =>
    (await call(accounts.listSessions, { query: { limit: limits.pageMax }, signal })).results,
});

export const endSession = (id: number) => call(accounts.endSession, { params: { id } });

export const endOtherSessions = () => call(accounts.endOtherSessions, {});

export const exportData = () => call(ownData.exportData, {});

/** `number` with its prefix, as the person has it. */
export const sendCode = (number: string) => call(accounts.login, { body: { number } });

export const deleteAccount = (otp: string) => call(ownData.deleteAccount, { body: { otp } });

import { isNotFound } from '@haat/client/api-error';
import * as accounts from '@haat/contract/accounts';
import { limits } from '@haat/contract/limits';
import * as ownData from '@haat/contract/own-data';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { call } from '../../platform/http.ts';
import { endSession } from '../../platform/session.ts';
import { ownData as words } from './own-data.messages.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['own-data', 'sessions'],
  queryFn: async ({ signal }) =>
    (await call(accounts.listSessions, { query: { limit: limits.pageMax }, signal })).results,
});

export interface Device {
  readonly id: number;
  readonly is_current: boolean;
}

const loadSessions = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: sessionsQuery.queryKey });

/** For other devices. To end the current session, log out. */
export const endDevice = mutationOptions({
  mutationFn: ({ id }: Device) => call(accounts.endSession, { params: { id } }),
  // Not found means that it was ended elsewhere. The reloaded list shows that.
  meta: { failure: (_device: Device, error) => (isNotFound(error) ? null : failures.endDevice) },
  onSuccess: (_nothing, _device, _result, { client }) => loadSessions(client),
  // Not awaited: without a connection it never ends.
  onError: (_error, _device, _result, { client }) => void loadSessions(client),
});

export const endOtherDevices = mutationOptions({
  mutationFn: () => call(accounts.endOtherSessions, {}),
  meta: { failure: () => failures.endDevice },
  onSuccess: (_nothing, _input, _result, { client }) => loadSessions(client),
  onError: (_error, _input, _result, { client }) => void loadSessions(client),
});

export const exportData = mutationOptions({
  mutationFn: () => call(ownData.exportData, {}),
  meta: { failure: () => failures.downloadData },
});

export const deleteAccount = mutationOptions({
  mutationFn: (otp: string) => call(ownData.deleteAccount, { body: { otp } }),
  meta: { failure: () => failures.deleteAccount, success: () => words.deleted },
  // The token is already invalid, so no logout request is needed.
  onSuccess: () => endSession('logout'),
});

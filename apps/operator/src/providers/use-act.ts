// Calls on one record that don't edit it, such as verifying a shop.
import { isApiError } from '@haat/client/api-error';
import type { ErrorCode } from '@haat/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRecordContext, useResourceContext } from 'ra-core';
import { isConflict, sentenceOf } from '../platform/http.ts';
import type { DeskProvider } from './data-provider.ts';
import { useSingleMutation } from './use-single-mutation.ts';

interface Act {
  readonly action: string;
  readonly body?: unknown;
  /** Of the path, besides the record's id. */
  readonly params?: Readonly<Record<string, number>>;
}

interface ActOptions {
  readonly success: string;
  readonly onSuccess?: () => void;
  /** For a record that has changed since the page was loaded. With it, the page reloads and a message explains why. */
  readonly onConflict?: () => void;
  /** Refusals that the operator can correct in the form, which stays. */
  readonly correctable?: readonly ErrorCode[];
}

const isOneOf = (error: unknown, codes: readonly ErrorCode[]): boolean =>
  isApiError(error) && codes.some((code) => code === error.code);

/** Runs an action on the page's record, and then reloads everything on the screen. */
export function useAct({ success, onSuccess, onConflict, correctable = [] }: ActOptions) {
  const resource = useResourceContext();
  const record = useRecordContext();
  const provider = useDataProvider<DeskProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useSingleMutation({
    mutationFn: ({ action, ...rest }: Act) => {
      if (!resource || !record) throw new Error('useAct needs a resource and a record');
      return provider.act(resource, { action, id: record.id, ...rest });
    },
    async onSuccess() {
      onSuccess?.();
      notify(success, { type: 'success' });
      await queryClient.invalidateQueries();
    },
    async onError(error) {
      if (!onConflict || !isConflict(error) || isOneOf(error, correctable)) return;
      onConflict();
      notify(sentenceOf(error), { type: 'error' });
      await queryClient.invalidateQueries();
    },
  });
}

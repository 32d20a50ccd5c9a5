// Calls on one record that are no edit, such as verifying a shop.
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRecordContext, useResourceContext } from 'ra-core';
import { isConflict, sentenceOf } from '../platform/http.ts';
import type { DeskProvider } from './data-provider.ts';
import { useSingleMutation } from './use-single-mutation.ts';

interface Act {
  readonly action: string;
  readonly body?: unknown;
}

interface ActOptions {
  readonly success: string;
  readonly onSuccess?: () => void;
  /** The record is no longer as the page shows it. With this, the page is loaded again and a message says why. */
  readonly onConflict?: () => void;
}

/** Acts on the record of the page. Afterwards everything on the screen is loaded again. */
export function useAct({ success, onSuccess, onConflict }: ActOptions) {
  const resource = useResourceContext();
  const record = useRecordContext();
  const provider = useDataProvider<DeskProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useSingleMutation({
    mutationFn: ({ action, body }: Act) => {
      if (!resource || !record) throw new Error('useAct needs a resource and a record');
      return provider.act(resource, { action, id: record.id, body });
    },
    async onSuccess() {
      onSuccess?.();
      notify(success, { type: 'success' });
      await queryClient.invalidateQueries();
    },
    async onError(error) {
      if (!onConflict || !isConflict(error)) return;
      onConflict();
      notify(sentenceOf(error), { type: 'error' });
      await queryClient.invalidateQueries();
    },
  });
}

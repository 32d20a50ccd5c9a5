// What happens after an action's answer or failure, whether it was sent at once or later.
import { noteSession } from '@haat/client/session';
import type { QueryClient } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { successes } from '../../messages/successes.ts';
import { endFailure, toastSuccess } from '../toast.ts';
import type { AnyAction } from './declared-actions.ts';
import type { ActionFacts } from './outbox-entries.ts';

type Failed = Pick<ActionFacts, 'invalidates' | 'input'>;
type Done = Failed & Pick<ActionFacts, 'failure'> & { readonly answer: unknown };

/** `settle` is called just before the screen changes. */
export async function takeAnswer(
  { failure, invalidates, input, answer }: Done,
  client: QueryClient,
  declared: AnyAction | undefined,
  settle?: () => void,
): Promise<void> {
  const isSame = noteSession();
  // Cancel loads that began before this answer: their data would be older.
  await Promise.all(invalidates.map((queryKey) => client.cancelQueries({ queryKey })));
  settle?.();
  if (!isSame()) return;
  endFailure(failures[failure]);
  if (declared?.success) toastSuccess(successes[declared.success]);
  await declared?.onDone(answer, input, client);
  loadAgain(invalidates, client, declared);
}

export function takeFailure(
  { invalidates, input }: Failed,
  error: unknown,
  client: QueryClient,
  declared: AnyAction | undefined,
): void {
  declared?.onFailed?.(error, input, client);
  loadAgain(invalidates, client, declared);
}

/** Reloads everything when the action is unknown, because nobody knows what it changed. */
function loadAgain(
  invalidates: ActionFacts['invalidates'],
  client: QueryClient,
  declared: AnyAction | undefined,
): void {
  for (const queryKey of declared ? invalidates : [[]]) void client.invalidateQueries({ queryKey });
}

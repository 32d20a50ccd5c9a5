import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { insertCategory } from './article.queries.ts';

/** Creates a category of articles. Returns its id. Throws `input.invalid` when the name is taken. */
export async function createCategory(
  tx: Tx,
  input: { readonly name: string; readonly imageId: number | null },
): Promise<number> {
  const id = await insertCategory(tx, input);
  if (id === undefined) throw invalidInput({ name: ['A category with this name exists.'] });
  return id;
}

import type { Tx } from '../../platform/database.ts';
import { type CategoryFields, insertCategory } from './category.queries.ts';
import { publishCreated, recordedCategory } from './publish-change.ts';

/** Creates a category of articles. Returns its id. Throws `input.invalid` when the name is taken. */
export async function createCategory(
  tx: Tx,
  actorId: number | null,
  category: CategoryFields,
): Promise<number> {
  const id = await insertCategory(tx, category);
  await publishCreated(tx, { kind: 'category', id, actorId }, recordedCategory(category));
  return id;
}

import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import { findAndLockCategoryName } from './category.queries.ts';

/** The name of the category that an article is put into. Throws `input.invalid`. */
export async function requireCategory(tx: Tx, categoryId: number): Promise<string> {
  const name = await findAndLockCategoryName(tx, categoryId);
  if (name === undefined) throw invalidInput({ category: [deskOnly('Choose a category from the list.')] });
  return name;
}

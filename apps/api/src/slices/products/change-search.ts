import type { Tx } from '../../platform/database.ts';
import { wordsToLearn } from './search-text.ts';
import { lockSearch, writeSearchVersion } from './search-version.queries.ts';
import { forgetCityWords, learnCityWords } from './search-word.queries.ts';

interface SearchChange {
  readonly shop: { readonly id: number; readonly cityId: number };
  /** The search texts that products of the shop no longer have, and those that they have now. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

/**
 * Makes searches find the shop's products by their new texts. The last statements of a command: other changes in the same
 * city wait from here to the commit.
 */
export async function changeSearch(tx: Tx, { shop, before = [], after = [] }: SearchChange): Promise<void> {
  const words = wordsToLearn(after);
  const known = new Set(words);
  await lockSearch(tx, shop.cityId);
  await learnCityWords(tx, shop, words);
  await forgetCityWords(
    tx,
    shop.cityId,
    wordsToLearn(before).filter((word) => !known.has(word)),
  );
  await writeSearchVersion(tx, shop);
}

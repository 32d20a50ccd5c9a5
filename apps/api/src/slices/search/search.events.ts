// Keeps the words that mistyped words can be corrected to. The search texts are with the products themselves.
import type { Tx } from '../../platform/database.ts';
import type { Slice } from '../../platform/slice-context.ts';
import type { CatalogueEvent } from '../catalogue/index.ts';
import { endOf, type ProductEvent } from '../products/index.ts';
import { forgetCityWords, learnCatalogueWords, learnCityWords, lockCityWords } from './search.queries.ts';
import { canBeMistyped } from './typing-errors.ts';
import { listUsedWords } from './used-words.views.ts';

/** The words of names, tags and types in these search texts. */
export function wordsToLearn(searchTexts: readonly (string | undefined)[]): string[] {
  const words = searchTexts.flatMap((text = '') => (text.split(endOf.type)[0] ?? '').split(/\s+/));
  return [...new Set(words)].filter(canBeMistyped);
}

/** From here to the commit, other changes in the same city wait. */
async function followProducts(tx: Tx, { shop, changes }: ProductEvent): Promise<void> {
  const learned = wordsToLearn(changes.map(({ after }) => after));
  const known = new Set(learned);
  const gone = wordsToLearn(changes.map(({ before }) => before)).filter((word) => !known.has(word));
  await lockCityWords(tx, shop.cityId);
  await learnCityWords(tx, shop, learned);
  const used = await listUsedWords(tx, shop.cityId, gone);
  await forgetCityWords(
    tx,
    shop.cityId,
    gone.filter((word) => !used.has(word)),
  );
}

/** Statements of so many rows take some 50 ms, and other requests are served between them. */
const wordsAtOnce = 500;

async function followCatalogue(tx: Tx, { texts }: CatalogueEvent): Promise<void> {
  const words = wordsToLearn(texts).sort();
  for (let at = 0; at < words.length; at += wordsAtOnce) {
    await learnCatalogueWords(tx, words.slice(at, at + wordsAtOnce));
  }
}

export const searchSubscribers: Slice = ({ events }) => {
  events.on('product.changed', followProducts);
  events.on('catalogue.changed', followCatalogue);
};

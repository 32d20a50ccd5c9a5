// Keeps the words for corrections, and records which shop's products changed. Each process renews its index at its next search
// of the city: `city-texts.service.ts`.
import type { Tx } from '../../platform/database.ts';
import type { CatalogueEvent } from '../catalogue/index.ts';
import type { ProductEvent } from '../products/index.ts';
import { lockSearch, raiseSearchVersion, raiseSharedVersion } from './search-version.queries.ts';
import { forgetCityWords, learnCatalogueWords, learnCityWords } from './search-word.queries.ts';
import { listUsedWords } from './used-words.views.ts';
import { wordsToLearn } from './words-to-learn.ts';

const isText = (text: string | undefined): text is string => text !== undefined;

/** From here to the commit, other changes in the same city wait. */
export async function followProducts(tx: Tx, { shop, changes }: ProductEvent): Promise<void> {
  const learned = wordsToLearn(changes.map(({ after }) => after).filter(isText));
  const known = new Set(learned);
  const gone = wordsToLearn(changes.map(({ before }) => before).filter(isText)).filter(
    (word) => !known.has(word),
  );
  await lockSearch(tx, shop.cityId);
  await learnCityWords(tx, shop, learned);
  const used = await listUsedWords(tx, shop.cityId, gone);
  await forgetCityWords(
    tx,
    shop.cityId,
    gone.filter((word) => !used.has(word)),
  );
  await raiseSearchVersion(tx, shop);
}

/** Statements of so many rows take some 50 ms, and other requests are served between them. */
const wordsAtOnce = 500;

/** From the last statement to the commit, other changes of the catalogue wait. */
export async function followCatalogue(tx: Tx, { texts }: CatalogueEvent): Promise<void> {
  const words = wordsToLearn(texts).sort();
  for (let at = 0; at < words.length; at += wordsAtOnce) {
    await learnCatalogueWords(tx, words.slice(at, at + wordsAtOnce));
  }
  await raiseSharedVersion(tx);
}

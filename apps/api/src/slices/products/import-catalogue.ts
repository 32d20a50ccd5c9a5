import type * as wire from '@haat/contract/operator/catalogue';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { lockProductTypes } from '../shops/index.ts';
import {
  insertCatalogueProducts,
  listCatalogueProducts,
  lockCatalogueImports,
  updateCatalogueProducts,
} from './catalogue-import.queries.ts';
import type { CatalogueRow, UnusableRow } from './catalogue-row.ts';
import { compareCatalogue, type RowFate } from './compare-catalogue.ts';
import { presentImport, refuseImport } from './import-answer.ts';
import { searchTextOf, wordsToLearn } from './search-text.ts';
import { learnCatalogueWords } from './search-word.queries.ts';

interface CatalogueFile {
  readonly rows: readonly (CatalogueRow | UnusableRow)[];
  readonly isDryRun: boolean;
}

/** Writes all rows or none. A dry run writes nothing. Throws `import.refused` when a row is refused. */
export async function importCatalogue(
  tx: Tx,
  actor: { readonly userId: number },
  { rows, isDryRun }: CatalogueFile,
): Promise<wire.CatalogueImport> {
  if (!isDryRun) await lockCatalogueImports(tx);
  const types = await lockProductTypes(tx);
  const products = await listCatalogueProducts(tx, { isLocked: !isDryRun });
  const fates = compareCatalogue(rows, { types, products });
  const isRefused = fates.some(({ fate }) => fate === 'refused');
  if (isDryRun) return presentImport(fates, { isApplied: false });
  if (isRefused) throw refuseImport(fates);
  const answer = presentImport(fates, { isApplied: true });
  await writeRows(tx, fates);
  const { new: added, changed } = answer.counts;
  if (added + changed === 0) return answer;
  await publish(tx, 'record.changed', {
    kind: 'import',
    id: 0,
    action: 'apply',
    actorId: actor.userId,
    before: {},
    after: { new: added, changed },
  });
  return answer;
}

/** Statements of so many rows take some 50 ms, and other requests are served between them. */
const rowsAtOnce = 500;

async function writeRows(tx: Tx, fates: readonly RowFate[]): Promise<void> {
  const words = new Set<string>();
  for (let at = 0; at < fates.length; at += rowsAtOnce) {
    const part = fates.slice(at, at + rowsAtOnce).flatMap(writtenOf);
    for (const word of wordsToLearn(part.map(({ searchText }) => searchText))) words.add(word);
    await insertCatalogueProducts(
      tx,
      part.filter(({ id }) => id === null),
    );
    await updateCatalogueProducts(
      tx,
      part.filter(({ id }) => id !== null),
    );
  }
  const sorted = [...words].sort();
  for (let at = 0; at < sorted.length; at += rowsAtOnce) {
    await learnCatalogueWords(tx, sorted.slice(at, at + rowsAtOnce));
  }
}

function writtenOf(fate: RowFate) {
  if (fate.fate !== 'new' && fate.fate !== 'changed') return [];
  const { name, description, pricePaise, tags, type } = fate.row;
  const id = fate.fate === 'changed' ? fate.productId : null;
  const searchText = searchTextOf({ name, description, tags, typeName: type.name });
  return [{ id, typeId: type.id, name, description, pricePaise, tags, searchText }];
}

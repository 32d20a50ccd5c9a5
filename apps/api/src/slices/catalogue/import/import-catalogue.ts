import type * as wire from '@haat/contract/operator/catalogue';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { listAllProductTypes, lockProductTypes } from '../../shops/index.ts';
import {
  listCatalogueProducts,
  lockCatalogueImports,
  lockCatalogueProducts,
} from './catalogue-import.queries.ts';
import type { CatalogueRow, UnusableRow } from './catalogue-row.ts';
import { compareCatalogue, type RowFate } from './compare-catalogue.ts';
import { presentImport, refuseImport } from './import-answer.ts';
import { writeCatalogueRows } from './write-catalogue-rows.ts';

type FileRows = readonly (CatalogueRow | UnusableRow)[];

interface CatalogueFile {
  readonly rows: FileRows;
  readonly isDryRun: boolean;
  readonly hasDetails: boolean;
}

/** Writes all rows or none. A dry run writes nothing. Throws `import.refused` when a row is refused. */
export async function importCatalogue(
  tx: Tx,
  actor: { readonly userId: number },
  { rows, isDryRun, hasDetails }: CatalogueFile,
): Promise<wire.CatalogueImport> {
  if (isDryRun) {
    const types = await listAllProductTypes(tx);
    const fates = compareCatalogue(rows, { types, products: await listCatalogueProducts(tx) });
    return presentImport(fates, { isApplied: false, hasDetails });
  }
  await lockCatalogueImports(tx);
  const fates = await compareAndLock(tx, rows);
  if (fates.some(isRefused)) throw refuseImport(fates, { hasDetails });
  const answer = presentImport(fates, { isApplied: true, hasDetails });
  const { new: added, changed } = answer.counts;
  if (added + changed === 0) return answer;
  await writeCatalogueRows(tx, actor, fates);
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

const isRefused = ({ fate }: RowFate): boolean => fate === 'refused';

/**
 * Locks only the products that change, so that shops can add the others meanwhile. Compares again when somebody has changed
 * or deleted one of them before it was locked.
 */
async function compareAndLock(tx: Tx, rows: FileRows): Promise<RowFate[]> {
  const types = await lockProductTypes(tx);
  for (;;) {
    const fates = compareCatalogue(rows, { types, products: await listCatalogueProducts(tx) });
    if (fates.some(isRefused)) return fates;
    const products = fates.flatMap((each) => (each.fate === 'changed' ? [each.product] : []));
    const locked = await lockCatalogueProducts(
      tx,
      products.map(({ id }) => id),
    );
    if (products.every(({ id, version }) => locked.get(id) === version)) return fates;
  }
}

import type { RecordedFields } from '@haat/contract/operator/record';
import { changedFields } from '../../../platform/changed-fields.ts';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { everyName } from '../../../platform/local-names.ts';
import { searchTextOf } from '../../products/index.ts';
import { recordedCatalogueFields } from '../recorded-catalogue-fields.ts';
import { insertCatalogueProducts, updateCatalogueProducts } from './catalogue-import.queries.ts';
import type { KnownProduct, RowFate, TypedRow } from './compare-catalogue.ts';

/** Statements of so many rows take some 50 ms, and other requests are served between them. */
const rowsAtOnce = 500;

/** Inserts the new rows and updates the changed ones, whose products are locked. The audit gets a row for each. */
export async function writeCatalogueRows(
  tx: Tx,
  actor: { readonly userId: number },
  fates: readonly RowFate[],
): Promise<void> {
  const texts: string[] = [];
  for (let at = 0; at < fates.length; at += rowsAtOnce) {
    const part = fates.slice(at, at + rowsAtOnce).flatMap(writtenOf);
    texts.push(...part.map(({ searchText }) => searchText));
    await writePart(tx, actor, part);
  }
  await publish(tx, 'catalogue.changed', { texts });
}

interface Written extends Omit<KnownProduct, 'id' | 'version'> {
  readonly id: number | null;
  readonly searchText: string;
  /** Undefined for a new one. */
  readonly before: KnownProduct | undefined;
}

function writtenOf(fate: RowFate): Written[] {
  if (fate.fate === 'new') return [written(fate.row, undefined)];
  return fate.fate === 'changed' ? [written(fate.row, fate.product)] : [];
}

function written(row: TypedRow, before: KnownProduct | undefined): Written {
  const { name, names, description, pricePaise, mrpPaise, netQuantity, unit, isLoose, tags, type } = row;
  const pack = { mrpPaise, netQuantity, unit, isLoose };
  const plain = { typeId: type.id, name, names, description, pricePaise, ...pack, tags };
  const searchText = searchTextOf({ ...plain, typeName: everyName(type) });
  return { ...plain, id: before?.id ?? null, searchText, before };
}

async function writePart(
  tx: Tx,
  { userId: actorId }: { readonly userId: number },
  part: readonly Written[],
): Promise<void> {
  const isNew = ({ before }: Written): boolean => before === undefined;
  const idOf = await insertCatalogueProducts(tx, part.filter(isNew));
  await updateCatalogueProducts(
    tx,
    part.filter((product) => !isNew(product)),
  );
  const changes = part.map((product) => ({
    kind: 'catalogue' as const, // one of the kinds, not any text
    id: product.id ?? idOf(product),
    action: product.before ? 'update' : 'create',
    ...recordedChange(product),
  }));
  await publish(tx, 'records.changed', { actorId, changes });
}

/** An import doesn't touch pictures. */
const recorded = (product: Omit<KnownProduct, 'id' | 'version'>): RecordedFields =>
  recordedCatalogueFields({ ...product, imageId: null });

function recordedChange(product: Written): {
  readonly before: RecordedFields;
  readonly after: RecordedFields;
} {
  const { before = {}, after = {} } =
    changedFields(product.before ? recorded(product.before) : {}, recorded(product)) ?? {};
  return { before: product.before ? before : {}, after };
}

import type { GoodsImport as GoodsReport } from '@haat/contract/goods-files';
import type { Language } from '@haat/contract/languages';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database.ts';
import { everyName } from '../../../platform/local-names.ts';
import {
  addProducts,
  changeGoods,
  listOwnProducts,
  lockOwnProducts,
  offerNow,
  searchTextOf,
} from '../../products/index.ts';
import { getOwnShop, listAllProductTypes, type ProductType } from '../../shops/index.ts';
import { refuseRows } from '../import/import-answer.ts';
import { compareGoods, type Goods, type GoodsFate } from './compare-goods.ts';
import type { GoodsOfRow } from './goods-row.ts';

interface GoodsImport {
  readonly rows: readonly GoodsOfRow[];
  readonly isDryRun: boolean;
  readonly language: Language;
}

/** Statements of so many rows are short enough for others. */
const rowsAtOnce = 500;

/** Writes all rows or none. A dry run writes nothing. Throws `import.refused` when a row is refused. */
export async function importGoods(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  { rows, isDryRun, language }: GoodsImport,
): Promise<GoodsReport> {
  const shop = await getOwnShop(tx, actor.userId);
  const types = await listAllProductTypes(tx);
  const ids = rows.flatMap(({ id }) => id ?? []);
  const own = isDryRun ? await listOwnProducts(tx, shop.id) : await lockOwnProducts(tx, shop.id, ids);
  const products = own.map((product) => offerNow(product, tx.now));
  const fates = compareGoods(rows, { types, products });
  const answer = presentFates(fates, { isApplied: !isDryRun, language });
  if (isDryRun) return answer;
  if (answer.counts.refused > 0) throw refuseRows(answer.rows);
  const typeOf = new Map(types.map((type) => [type.id, type]));
  for (let at = 0; at < fates.length; at += rowsAtOnce) {
    await writePart(tx, { shop, typeOf, part: fates.slice(at, at + rowsAtOnce) });
  }
  return answer;
}

interface Part {
  readonly shop: Parameters<typeof addProducts>[1];
  readonly typeOf: ReadonlyMap<number, ProductType & { readonly imageId: number | null }>;
  readonly part: readonly GoodsFate[];
}

async function writePart(tx: Tx, { shop, typeOf, part }: Part): Promise<void> {
  const textOf = (goods: Goods, names: Parameters<typeof searchTextOf>[0]['names']): string => {
    const type = typeOf.get(goods.typeId);
    return searchTextOf({ ...goods, names, typeName: type ? everyName(type) : '' });
  };
  const changed = part.flatMap((fate) => {
    if (fate.fate !== 'changed') return [];
    const { before, after } = fate;
    return [{ before, after: { ...after, id: before.id, searchText: textOf(after, before.names) } }];
  });
  await changeGoods(tx, shop, changed);
  const added = part.flatMap((fate) => {
    if (fate.fate !== 'new') return [];
    const { quantity, ...after } = fate.after;
    const counted = { quantity: quantity ?? 0, isCounted: quantity !== undefined };
    return [
      {
        product: { ...after, ...counted, searchText: textOf(fate.after, {}) },
        imageIds: [],
        typeImageId: typeOf.get(after.typeId)?.imageId ?? null,
      },
    ];
  });
  if (added.length > 0) await addProducts(tx, shop, added);
}

function presentFates(
  fates: readonly GoodsFate[],
  { isApplied, language }: { readonly isApplied: boolean; readonly language: Language },
): GoodsReport {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { fate } of fates) counts[fate] += 1;
  return { is_applied: isApplied, counts, rows: fates.map((fate) => presentFate(fate, language)) };
}

function presentFate(fate: GoodsFate, language: Language): GoodsReport['rows'][number] {
  const row = { line: fate.line, name: fate.name, fate: fate.fate };
  if (fate.fate !== 'refused') {
    return { ...row, changes: fate.fate === 'changed' ? [...fate.changes] : [], error: null };
  }
  const errors = Object.fromEntries(
    Object.entries(fate.errors).map(([column, words]) => [column, words[language]]),
  );
  const sentences = Object.entries(errors).map(([column, words]) =>
    column === 'row' ? words : `${column}: ${words}`,
  );
  return { ...row, changes: [], error: sentences.join(' '), errors };
}

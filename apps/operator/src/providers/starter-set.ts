// Adds the starter set: types one by one, products and synonyms in one import each.
import type { AnswerOf } from '@haat/contract/endpoint';
import * as catalogue from '@haat/contract/operator/catalogue';
import * as productTypes from '@haat/contract/operator/product-types';
import * as shopTypes from '@haat/contract/operator/shop-types';
import * as synonyms from '@haat/contract/operator/synonyms';
import { type NamesOfBoth, starterSynonyms } from '@haat/starter';
import { call, send } from '../platform/http.ts';

/** Goods that share two names with known ones stay as they are. */
export const addStarterSynonyms = () =>
  call(synonyms.importSynonyms, { body: { rows: starterSynonyms.map((names) => ({ names: [...names] })) } });

interface TypeName {
  readonly id: number;
  readonly name: string;
}

const pageSize = 100;

async function readAll(
  read: (page: { readonly limit: number; readonly offset: number }) => Promise<{
    readonly count: number;
    readonly results: readonly TypeName[];
  }>,
): Promise<readonly TypeName[]> {
  const first = await read({ limit: pageSize, offset: 0 });
  const all = [...first.results];
  while (all.length < first.count) {
    const { count, results } = await read({ limit: pageSize, offset: all.length });
    // Somebody else has added or deleted one, so the pages don't fit together.
    if (count !== first.count) return readAll(read);
    if (results.length === 0) break;
    all.push(...results);
  }
  return all;
}

export const readShopTypes = () => readAll((query) => call(shopTypes.listShopTypes, { query }));

export const readProductTypes = () => readAll((query) => call(productTypes.listProductTypes, { query }));

interface NewType {
  readonly name: string;
  readonly names: NamesOfBoth;
  /** The position in the starter set, so that the types have its order. */
  readonly position: number;
}

export const addShopType = ({ names, ...body }: NewType) =>
  call(shopTypes.createShopType, { body: { ...body, names: { ...names } } });

export const addProductType = ({ names, ...body }: NewType & { readonly shop_types: number[] }) =>
  call(productTypes.createProductType, { body: { ...body, names: { ...names } } });

export const countStarterPictures = async (): Promise<number> =>
  (await call(catalogue.countStarterPictures, {})).missing;

/** Adds pictures to types and products of the starter set, some in each call. Returns how many. */
export async function addStarterPictures(): Promise<number> {
  for (let all = 0; ; ) {
    const { added, missing } = await call(catalogue.addStarterPictures, {});
    all += added;
    if (missing === 0) return all;
  }
}

type Import = AnswerOf<typeof catalogue.importCatalogue>;

/** A dry run reports what would happen with each row, and writes nothing. */
export function importProducts(csv: string, isDryRun: boolean): Promise<Import> {
  const body = new FormData();
  body.append('dry_run', String(isDryRun));
  body.append('file', new Blob([csv], { type: 'text/csv' }), 'starter-set.csv');
  return send(catalogue.importCatalogue, { body }) as Promise<Import>; // the server follows the contract
}

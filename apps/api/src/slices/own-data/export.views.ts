// Everything stored about a person, as JSON in chunks: at most one page of a list is in memory at a time.
import * as ownData from '@haat/contract/own-data';
import * as T from 'typebox';
import type { Db } from '../../platform/database.ts';
import type { RowPages } from '../../platform/row-pages.ts';
import { viewUser } from '../accounts/index.ts';
import type { AnyManifest, Whose } from '../manifest.ts';

type Lists = Readonly<Record<string, (db: Db, whose: Whose) => RowPages<unknown>>>;

/** The lists of all slices, in the order of the contract. Empty optional ones are left out. */
export async function* exportChunks(
  db: Db,
  whose: Whose,
  slices: readonly AnyManifest[],
): AsyncGenerator<string> {
  const lists: Lists = Object.assign({}, ...slices.map((slice) => slice.ownData));
  yield `{"user":${JSON.stringify(await viewUser(db, whose.actor.userId))}`;
  for (const [name, shape] of Object.entries(ownData.OwnData.properties)) {
    const list = lists[name];
    if (!list) continue;
    let head = `,"${name}":[`;
    for await (const chunk of withCommas(list(db, whose))) {
      yield head + chunk;
      head = '';
    }
    if (head !== '' && T.IsOptional(shape)) continue;
    yield `${head}]`;
  }
  yield '}';
}

async function* withCommas(list: RowPages<unknown>): AsyncGenerator<string> {
  let comma = '';
  for await (const rows of list) {
    if (rows.length === 0) continue;
    yield comma + rows.map((row) => JSON.stringify(row)).join(',');
    comma = ',';
  }
}

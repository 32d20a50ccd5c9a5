// Everything stored about a person, as JSON in chunks: at most one page of a list is in memory at a time.
import * as ownData from '@haat/contract/own-data';
import type { Db } from '../../platform/database.ts';
import type { RowPages } from '../../platform/row-pages.ts';
import { viewUser } from '../accounts/index.ts';
import type { AnyManifest, Whose } from '../manifest.ts';

type Lists = Readonly<Record<string, (db: Db, whose: Whose) => RowPages<unknown>>>;

/** The lists of all slices, in the order of the contract. */
export async function* exportChunks(
  db: Db,
  whose: Whose,
  slices: readonly AnyManifest[],
): AsyncGenerator<string> {
  const lists: Lists = Object.assign({}, ...slices.map((slice) => slice.ownData));
  yield `{"user":${JSON.stringify(await viewUser(db, whose.actor.userId))}`;
  for (const name of Object.keys(ownData.OwnData.properties)) {
    const list = lists[name];
    if (!list) continue;
    yield `,"${name}":[`;
    yield* withCommas(list(db, whose));
    yield ']';
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

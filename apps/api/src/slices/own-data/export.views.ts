// Everything stored about a person, as JSON in chunks: at most one page of a list is in memory at a time.
import type { Language } from '@haat/contract/languages';
import type * as ownData from '@haat/contract/own-data';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database.ts';
import { wholeList } from '../../platform/page.ts';
import { viewDevices, viewSessions, viewUser } from '../accounts/index.ts';
import { viewAddresses } from '../addresses/index.ts';
import { viewNotificationsBefore } from '../notifications/index.ts';
import { viewCustomerOrderPages } from '../orders/index.ts';
import { viewRequestsBefore } from '../support/index.ts';

interface Whose {
  readonly actor: Pick<Actor, 'userId' | 'sessionId'>;
  readonly now: Date;
  /** Of the orders' histories, the notifications and the sessions' devices. */
  readonly language: Language;
}

interface PageBefore {
  readonly beforeId: number | undefined;
  readonly limit: number;
}

type Rows<Row> = AsyncIterable<readonly Row[]>;
type Lists = {
  readonly [Name in Exclude<keyof ownData.OwnData, 'user'>]: Rows<ownData.OwnData[Name][number]>;
};

export async function* exportChunks(db: Db, { actor, now, language }: Whose): AsyncGenerator<string> {
  const { userId } = actor;
  const lists: Lists = {
    addresses: once(async () => (await viewAddresses(db, userId, {})).results),
    orders: pages((page) => viewCustomerOrderPages(db, userId, { ...page, language })),
    notifications: pages((page) => viewNotificationsBefore(db, userId, { ...page, language })),
    requests: pages((page) => viewRequestsBefore(db, userId, page)),
    devices: once(() => viewDevices(db, userId)),
    sessions: once(
      async () => (await viewSessions(db, { actor, now, language }, { limit: wholeList })).results,
    ),
  };
  yield `{"user":${JSON.stringify(await viewUser(db, userId))}`;
  for (const [name, list] of Object.entries(lists)) {
    yield `,"${name}":[`;
    yield* withCommas(list);
    yield ']';
  }
  yield '}';
}

async function* withCommas(list: Rows<unknown>): AsyncGenerator<string> {
  let comma = '';
  for await (const rows of list) {
    if (rows.length === 0) continue;
    yield comma + rows.map((row) => JSON.stringify(row)).join(',');
    comma = ',';
  }
}

/** A list that is short by a limit. */
async function* once<Row>(load: () => Promise<readonly Row[]>): Rows<Row> {
  yield await load();
}

const pageSize = 100;

async function* pages<Row extends { readonly id: number }>(
  load: (page: PageBefore) => Promise<readonly Row[]>,
): Rows<Row> {
  let beforeId: number | undefined;
  do {
    const rows: readonly Row[] = await load({ beforeId, limit: pageSize });
    yield rows;
    beforeId = rows.length === pageSize ? rows.at(-1)?.id : undefined;
  } while (beforeId !== undefined);
}

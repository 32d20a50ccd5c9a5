// Requests that nobody has answered.
import type * as wire from '@haat/contract/operator/requests';
import { and, asc, eq, max, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { matchesWords } from '../../platform/folded-search.ts';
import { maskedNumber } from '../../platform/masked-number.ts';
import { pageOf } from '../../platform/page.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { users } from '../accounts/account.tables.ts';
import { homeTimeZone, matchesPerson, shownName } from '../accounts/index.ts';
import { customerRequests, foldedRequest } from './support.tables.ts';

type RequestsQuery = Parameters<typeof pageOf>[0] & {
  readonly status?: wire.RequestRecord['status'];
  readonly user?: number;
  readonly search?: string;
};

const columns = {
  id: customerRequests.id,
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  number: users.number,
  body: customerRequests.body,
  status: customerRequests.status,
  note: customerRequests.note,
  createdAt: customerRequests.createdAt,
  version: customerRequests.version,
};

/** Requests with all words of the search, and those of people with this name or number. Each half has its index. */
function matchesRequest(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const { id, userId } = customerRequests;
  const byText = sql`select ${id} from ${customerRequests} where ${matchesWords(foldedRequest, search)}`;
  const people = sql`select ${users.id} from ${users} where ${matchesPerson(search)}`;
  const byPerson = sql`select ${id} from ${customerRequests} where ${userId} in (${people})`;
  return sql`${id} in (${byText} union ${byPerson})`;
}

/** Oldest first, with masked numbers. */
export async function viewRequestRecords(db: Db, query: RequestsQuery) {
  const { limit, offset } = pageOf(query);
  const which = and(
    query.status && eq(customerRequests.status, query.status),
    query.user === undefined ? undefined : eq(customerRequests.userId, query.user),
    matchesRequest(query.search),
  );
  const [count, rows] = await Promise.all([
    db.$count(customerRequests, which),
    db
      .select(columns)
      .from(customerRequests)
      .innerJoin(users, eq(users.id, customerRequests.userId))
      .where(which)
      .orderBy(asc(customerRequests.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results: rows.map(presentMasked) };
}

const findRequest = async (db: Db, requestId: number): Promise<RequestRow> => {
  const [row] = await db
    .select(columns)
    .from(customerRequests)
    .innerJoin(users, eq(users.id, customerRequests.userId))
    .where(eq(customerRequests.id, requestId));
  if (!row) throw new AppError('not_found');
  return row;
};

/** With a masked number. Throws `not_found`. */
export const viewRequestRecord = async (db: Db, requestId: number): Promise<wire.RequestRecord> =>
  presentMasked(await findRequest(db, requestId));

/** With the whole number: the caller notes that in the audit. Throws `not_found`. */
export const viewWholeRequest = async (db: Db, requestId: number): Promise<wire.RequestRecord> =>
  present(await findRequest(db, requestId));

interface RequestRow {
  readonly id: number;
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly number: string | null;
  readonly body: string;
  readonly status: wire.RequestRecord['status'];
  readonly note: string;
  readonly createdAt: Date;
  readonly version: number;
}

const present = ({ userId, firstName, lastName, number, ...row }: RequestRow): wire.RequestRecord => ({
  id: row.id,
  user: { id: userId, name: shownName({ firstName, lastName, number }).en, number: number ?? '' },
  body: row.body,
  status: row.status,
  note: row.note,
  created_at: isoInZone(row.createdAt, homeTimeZone),
  version: row.version,
});

const presentMasked = ({ number, ...row }: RequestRow): wire.RequestRecord =>
  present({ ...row, number: number && maskedNumber(number) });

const isOpen = eq(customerRequests.status, 'open');

export const countRequestNeeds = async (db: Db) => ({
  support_open: await db.$count(customerRequests, isOpen),
});

export async function viewNewestRequest(db: Db) {
  const [row] = await db
    .select({ at: max(customerRequests.createdAt) })
    .from(customerRequests)
    .where(isOpen);
  return { support_open: row?.at ?? null };
}

import type { SynonymRecord } from '@haat/contract/operator/synonyms';
import { asc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { byName } from '../../platform/by-name.ts';
import type { Db } from '../../platform/database.ts';
import { matchesWords } from '../../platform/folded-search.ts';
import { pageOf } from '../../platform/page.ts';
import { synonyms } from './search.tables.ts';

type ListQuery = Parameters<typeof pageOf>[0] & { readonly search?: string };

const columns = { id: synonyms.id, names: synonyms.names, version: synonyms.version };
const firstName = byName(sql`${synonyms.names}[1]`);

/** By the first name. */
export async function viewSynonymRecords(db: Db, query: ListQuery) {
  const { limit, offset } = pageOf(query);
  const which = matchesWords(sql`(' ' || array_to_string(${synonyms.folded}, ' '))`, query.search);
  const [count, results] = await Promise.all([
    db.$count(synonyms, which),
    db
      .select(columns)
      .from(synonyms)
      .where(which)
      .orderBy(asc(firstName), asc(synonyms.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results };
}

/** Throws `not_found`. */
export async function viewSynonymRecord(db: Db, id: number): Promise<SynonymRecord> {
  const [row] = await db.select(columns).from(synonyms).where(eq(synonyms.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}

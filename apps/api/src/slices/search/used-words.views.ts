import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { endOf, notDeleted } from '../products/index.ts';
import { products } from '../products/product.tables.ts';

/** The words among these that a product of the city has in its name, tags or type. */
export async function listUsedWords(
  db: Db,
  cityId: number,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  // One EXISTS each: PostgreSQL stops at the first product with a common word, and uses the index for a rare one. A folded
  // word has only letters, marks and digits, so it contains no LIKE wildcard.
  const isUsed = words.map(
    (word) => sql`exists (select from ${products}
      where city_id = ${cityId} and ${notDeleted} and search_text like ${`% ${word} %`}
        and search_text like ${`% ${word} %${endOf.type}%`})`,
  );
  const [row] = await db
    .select({ areUsed: sql<boolean[]>`are_used` })
    .from(sql`(select array[${sql.join(isUsed, sql`, `)}] as are_used) used`);
  return new Set(words.filter((_, at) => row?.areUsed[at]));
}

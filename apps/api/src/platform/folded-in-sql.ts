import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const marks = String.raw`'[\u0300-\u036f\u2019'']'`;
const gaps = String.raw`'[\u0001-\u002f\u003a-\u0060\u007b-\u00bf]+'`;

/** SQL that folds a text, similar to `foldText`, with a space at both ends so that every word is between spaces. */
export const folded = (text: SQLWrapper): SQL =>
  sql`' ' || trim(regexp_replace(regexp_replace(lower(normalize(${text}, NFKD)), ${sql.raw(marks)}, '', 'g'), ${sql.raw(gaps)}, ' ', 'g')) || ' '`;

/** The same for a generated column that folds another one. */
export const foldedInSql = (column: string): SQL => folded(sql.raw(`"${column}"`));

import { type SQL, sql } from 'drizzle-orm';

const marks = String.raw`'[\u0300-\u036f\u2019'']'`;
const gaps = String.raw`'[\u0001-\u002f\u003a-\u0060\u007b-\u00bf]+'`;

/**
 * SQL for a generated column that folds another one, similar to `foldText`, with a space at both ends so that every word
 * is between spaces.
 */
export const foldedInSql = (column: string): SQL =>
  sql.raw(
    `' ' || trim(regexp_replace(regexp_replace(lower(normalize("${column}", NFKD)), ${marks}, '', 'g'), ${gaps}, ' ', 'g')) || ' '`,
  );

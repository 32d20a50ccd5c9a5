import { type SQL, sql } from 'drizzle-orm';

const marks = String.raw`'[\u0300-\u036f\u2019'']'`;
const gaps = String.raw`'[\u0001-\u002f\u003a-\u0060\u007b-\u00bf]+'`;

/**
 * ` folded text ` of a column, as a generated column can have it: close to `foldText`, with a blank at both ends so that
 * every word stands between blanks.
 */
export const foldedInSql = (column: string): SQL =>
  sql.raw(
    `' ' || trim(regexp_replace(regexp_replace(lower(normalize("${column}", NFKD)), ${marks}, '', 'g'), ${gaps}, ' ', 'g')) || ' '`,
  );

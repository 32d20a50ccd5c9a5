import { sql } from 'drizzle-orm';
import { bigint, PgDialect, pgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { keepCitusPlans, textForCitus } from './citus-texts.ts';
import { anyOf } from './placeholders.ts';

const tables = new Map([
  ['users', 'users_1'],
  ['shops', 'shops_2'],
  ['products', undefined],
]);

const products = pgTable('products', { id: bigint('id', { mode: 'number' }) });
const users = pgTable('users', { id: bigint('id', { mode: 'number' }) });

const readOf = (table: typeof products | typeof users): string =>
  new PgDialect().sqlToQuery(
    sql`select ${table.id} from ${table} where ${anyOf(table.id, 'bigint', sql.placeholder('ids'))}`,
  ).sql;

describe('a prepared statement on Citus', () => {
  it("reads the coordinator's own tables, under the names of the statement", () => {
    const text = 'select "sessions"."id" from "sessions" join "users" on "users"."id" = "sessions"."user_id"';
    expect(textForCitus(text, tables)).toBe(`with "users" as not materialized (table users_1) ${text}`);
  });

  it('names each of these tables once', () => {
    const text =
      'select "name" from "users" where "id" = (select "retailer_id" from "shops" where "shops"."id" = $1)';
    expect(textForCitus(text, tables)).toBe(
      `with "users" as not materialized (table users_1), "shops" as not materialized (table shops_2) ${text}`,
    );
  });

  it.each([
    ['reads rows of a city', 'select "products"."id" from "products" join "shops" on true'],
    ['locks', 'select "id" from "users" where "id" = $1 for no key update'],
    ['locks one of its tables', 'select 1 from "users", "shops" FOR  UPDATE of "users"'],
    ['shares a lock', 'select "id" from "users" where "id" = $1 for key share'],
    ['writes', 'update "users" set "name" = $1'],
    ['inserts', 'insert into "users" ("id") values ($1)'],
    ['begins with a list of its own', 'with "new" as (select 1) select "id" from "users", "new"'],
    ['reads only tables that Citus does not know', 'select "id" from "sessions" where "id" = $1'],
  ])('stays as it is when it %s', (_, text) => {
    expect(textForCitus(text, tables)).toBe(text);
  });

  it('hides no list when it reads rows of a city', () => {
    expect(readOf(products)).toContain('any((select $1::bigint[])::bigint[])');
    expect(textForCitus(readOf(products), tables)).toContain('any($1::bigint[]::bigint[])');
  });

  it("hides a list when it reads the coordinator's own tables", () => {
    expect(textForCitus(readOf(users), tables)).toContain('any((select $1::bigint[])::bigint[])');
  });
});

it('changes the texts of named statements only, and keeps their names and values', async () => {
  const sent: unknown[] = [];
  const client = {
    query: async (config: unknown) => {
      sent.push(config);
      return { rows: [{ name: 'users', own: 'users_1' }] };
    },
  } as unknown as pg.Client; // the only method used
  await keepCitusPlans(client);
  sent.length = 0;
  const text = 'select "id" from "users"';
  await client.query(text);
  await client.query({ text });
  await client.query({ name: 'one', text, values: [1] });
  await client.query({ name: 'one', text: 'select 2' });
  const changed = `with "users" as not materialized (table users_1) ${text}`;
  expect(sent).toEqual([
    text,
    { text },
    { name: 'one', text: changed, values: [1] },
    { name: 'one', text: 'select 2' },
  ]);
});

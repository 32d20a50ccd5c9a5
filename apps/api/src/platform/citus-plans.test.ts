import { describe, expect, it } from 'vitest';
import { withKeptPlan } from './citus-plans.ts';

const tables = new Map([
  ['users', 'users_1'],
  ['shops', 'shops_2'],
  ['products', undefined],
]);

describe('a prepared statement on Citus', () => {
  it("reads the coordinator's own tables, under the names of the statement", () => {
    const text = 'select "sessions"."id" from "sessions" join "users" on "users"."id" = "sessions"."user_id"';
    expect(withKeptPlan(text, tables)).toBe(`with "users" as not materialized (table users_1) ${text}`);
  });

  it('gets each of these tables once', () => {
    const text =
      'select "name" from "users" where "id" = (select "retailer_id" from "shops" where "shops"."id" = $1)';
    expect(withKeptPlan(text, tables)).toBe(
      `with "users" as not materialized (table users_1), "shops" as not materialized (table shops_2) ${text}`,
    );
  });

  it.each([
    ['reads rows of a city', 'select "products"."id" from "products" join "shops" on true'],
    ['locks', 'select "id" from "users" where "id" = $1 for no key update'],
    ['shares a lock', 'select "id" from "users" where "id" = $1 for key share'],
    ['writes', 'update "users" set "name" = $1'],
    ['inserts', 'insert into "users" ("id") values ($1)'],
    [
      'reads only tables that Citus does not know',
      'select "id" from "sessions" where "id" = any((select $1::text[]))',
    ],
  ])('stays as it is when it %s', (_, text) => {
    expect(withKeptPlan(text, tables)).toBe(text);
  });

  it('hides no value where it reads rows of a city', () => {
    expect(
      withKeptPlan('select "id" from "products" where "id" = any((select $1::bigint[])::bigint[])', tables),
    ).toBe('select "id" from "products" where "id" = any($1::bigint[]::bigint[])');
  });
});

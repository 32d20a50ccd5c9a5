// The rules of CONTRIBUTING.md for migrations on a database that older servers still work on.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMigrations, statementsOf } from './migration-files.ts';

const migrations = join(import.meta.dirname, '../migrations');

/** The last migration before these rules. */
const before = 7;

const breakpoint = '--> statement-breakpoint\n';

interface Rule {
  readonly refuses: RegExp;
  /** What makes it acceptable. */
  readonly unless?: RegExp;
  /** A table that the same file creates has no rows, and nobody uses it yet. */
  readonly isFreeOnNewTables?: true;
  /** Only takes locks. In a file that begins with `-- stop older servers first`, nobody waits for them. */
  readonly isFreeWhenStopped?: true;
  readonly instead: string;
}

const rules: readonly Rule[] = [
  {
    refuses: /ADD COLUMN .*NOT NULL/i,
    unless: /\b(DEFAULT|GENERATED)\b/i,
    isFreeOnNewTables: true,
    instead:
      'add it nullable, fill it, then SET NOT NULL; or give it a default, which older servers need too',
  },
  {
    refuses: /CREATE (UNIQUE )?INDEX/i,
    unless: /INDEX CONCURRENTLY IF NOT EXISTS/i,
    isFreeWhenStopped: true,
    isFreeOnNewTables: true,
    instead: 'CREATE INDEX CONCURRENTLY IF NOT EXISTS, in a migration of its own',
  },
  {
    refuses: /DROP INDEX/i,
    unless: /INDEX CONCURRENTLY IF EXISTS/i,
    isFreeWhenStopped: true,
    instead: 'DROP INDEX CONCURRENTLY IF EXISTS, in a migration of its own',
  },
  {
    refuses: /ADD CONSTRAINT .*(FOREIGN KEY|CHECK)/i,
    unless: /NOT VALID/i,
    isFreeWhenStopped: true,
    isFreeOnNewTables: true,
    instead: 'add it NOT VALID, then VALIDATE CONSTRAINT in the next migration',
  },
  {
    refuses: /ADD CONSTRAINT .*(UNIQUE|PRIMARY KEY)/i,
    unless: /USING INDEX/i,
    isFreeWhenStopped: true,
    isFreeOnNewTables: true,
    instead: 'build a unique index CONCURRENTLY, then ADD CONSTRAINT … USING INDEX in the next migration',
  },
  {
    refuses: /DROP (COLUMN|TABLE)|SET DATA TYPE|ALTER COLUMN \S+ TYPE/i,
    unless: /-- unused since \d{4}/,
    instead:
      'an older server still uses it: expand now, contract in a later release with "-- unused since NNNN"',
  },
  {
    refuses: /\bRENAME\b/i,
    unless: /-- stop older servers first/,
    instead:
      'an older server still uses the old name: add a new column, or say "-- stop older servers first" here and in docs/operations.md',
  },
];

function faultsOf(sql: string): string[] {
  // A schema of its own is new as a whole.
  if (/^(--.*\n)*CREATE SCHEMA /i.test(sql)) return [];
  const statements = statementsOf(sql);
  const isStopped = sql.startsWith('-- stop older servers first\n');
  const newTables = new Set(
    [...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/gi)].map(([, name]) => name),
  );
  const faults = statements.flatMap((statement) => {
    const flat = statement.replace(/\s+/g, ' ');
    const table = /(?:ALTER TABLE|INDEX [^(]*? ON)(?: ONLY)? "(?:public"\.")?(\w+)"/i.exec(flat)?.[1];
    return rules
      .filter(({ refuses, unless }) => refuses.test(flat) && !unless?.test(statement.replace(/\s+/g, ' ')))
      .filter(({ isFreeWhenStopped }) => !(isFreeWhenStopped && isStopped))
      .filter(({ isFreeOnNewTables }) => !(isFreeOnNewTables && newTables.has(table)))
      .map(({ instead }) => instead);
  });
  const concurrent = statements.filter((statement) => /CONCURRENTLY/i.test(statement));
  if (concurrent.length > 0 && concurrent.length < statements.length) {
    faults.push('CONCURRENTLY stands in a migration of its own: it runs outside of a transaction');
  }
  return faults;
}

describe('a migration', () => {
  it.each(readMigrations().slice(before + 1))('$tag follows the rules', ({ statements }) => {
    expect(faultsOf(statements.join(breakpoint))).toEqual([]);
  });

  it.each([
    'ALTER TABLE "orders" ADD COLUMN "label" text NOT NULL;',
    'CREATE INDEX "orders_label" ON "orders" USING btree ("label");',
    'CREATE INDEX CONCURRENTLY "orders_label" ON "orders" ("label");',
    'DROP INDEX "orders_city";',
    'ALTER TABLE "orders" ADD CONSTRAINT "label" CHECK ("label" <> \'\');',
    'ALTER TABLE "orders" ADD CONSTRAINT "fk" FOREIGN KEY ("a") REFERENCES "public"."users"("id");',
    'ALTER TABLE "orders" ADD CONSTRAINT "once" UNIQUE("label");',
    'ALTER TABLE "orders" DROP COLUMN "payment";',
    'DROP TABLE "orders";',
    'ALTER TABLE "orders" RENAME COLUMN "payment" TO "note";',
    'ALTER TABLE "orders" ALTER COLUMN "payment" SET DATA TYPE json;',
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "orders" ("b");--> statement-breakpoint\nSELECT 1;',
    '-- stop older servers first\nDROP TABLE "orders";',
    'SELECT 1;--> statement-breakpoint\n-- stop older servers first\nDROP INDEX "orders_city";',
  ])('is refused with %s', (sql) => {
    expect(faultsOf(sql)).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "orders" ADD COLUMN "label" text;',
    'ALTER TABLE "orders" ADD COLUMN "label" text DEFAULT \'\' NOT NULL;',
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_label" ON "orders" USING btree ("label");',
    'DROP INDEX CONCURRENTLY IF EXISTS "orders_city";',
    'ALTER TABLE "orders" ADD CONSTRAINT "label" CHECK ("label" <> \'\') NOT VALID;',
    'ALTER TABLE "orders" DROP COLUMN "payment"; -- unused since 0012',
    'ALTER TABLE "orders" RENAME COLUMN "payment" TO "note"; -- stop older servers first',
    'CREATE TABLE "new" ("id" int NOT NULL);--> statement-breakpoint\nCREATE INDEX "new_id" ON "new" USING btree ("id");',
    '-- stop older servers first\nDROP INDEX "orders_city";',
    '-- A library\nCREATE SCHEMA IF NOT EXISTS library;\nCREATE INDEX books_title ON library.books (title);',
  ])('may contain %s', (sql) => {
    expect(faultsOf(sql)).toEqual([]);
  });
});

/** Types of columns, as migration 0006 left them. */
const columnsOf0006: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../testing/columns-of-0006.json'), 'utf8'),
);

describe('a server of the release before the rules', () => {
  interface Column {
    readonly type: string;
    readonly notNull: boolean;
    readonly default?: unknown;
    readonly generated?: unknown;
  }
  interface Snapshot {
    readonly tables: Readonly<Record<string, { readonly columns: Readonly<Record<string, Column>> }>>;
  }

  const number = readMigrations().at(-1)?.tag.slice(0, 4) ?? '';
  const newest: Snapshot = JSON.parse(readFileSync(join(migrations, `meta/${number}_snapshot.json`), 'utf8'));

  /** Renamed by 0019, which asks to stop older servers first. */
  const renamed: Readonly<Record<string, string>> = {
    'public.shops.keeper_id': 'retailer_id',
    'public.orders.pieces': 'item_count',
  };
  /** By 0024, which asks to stop older servers first. */
  const citiesAdded = ['order_items', 'slot_days', 'product_images', 'shop_product_types'];
  const required = citiesAdded.map((table) => `public.${table}.city_id`);

  /** By 0089, which asks to stop older servers first. */
  const dropped = ['public.search_words.variants'];

  it.each(Object.entries(columnsOf0006))(
    "finds its columns in %s, and needn't fill new ones",
    (table, then) => {
      const now = newest.tables[table]?.columns ?? {};
      const nameNow = (name: string): string => renamed[`${table}.${name}`] ?? name;
      for (const [name, type] of Object.entries(then)) {
        if (dropped.includes(`${table}.${name}`)) continue;
        expect(now[nameNow(name)], name).toMatchObject({ type });
      }
      const known = new Set(Object.keys(then).map(nameNow));
      for (const [name, column] of Object.entries(now)) {
        const isOptional =
          !column.notNull ||
          column.default !== undefined ||
          column.generated !== undefined ||
          required.includes(`${table}.${name}`);
        if (!known.has(name)) expect(isOptional, name).toBe(true);
      }
    },
  );
});

it('only the newest snapshot is kept, because drizzle-kit compares with nothing else', () => {
  expect(globSync('*_snapshot.json', { cwd: join(migrations, 'meta') })).toHaveLength(1);
});

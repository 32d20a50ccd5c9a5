// The migrations in `migrations/`, in the order of drizzle-kit's journal.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));

export interface Migration {
  readonly tag: string;
  /** Its key in Drizzle's table, together with the time. */
  readonly hash: string;
  readonly when: number;
  readonly statements: readonly string[];
  /** Uses CONCURRENTLY, which PostgreSQL refuses within a transaction. */
  readonly isConcurrent: boolean;
  /**
   * The number of the migration that a server must know to work with the result: its own number, if older servers had
   * to stop, or the one since which nothing uses what it drops.
   */
  readonly needs?: number;
}

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

export function readMigrations(): Migration[] {
  return readJournal().entries.map(readMigration);
}

function readJournal(): Journal {
  return JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8'));
}

/** The keys of the migrations in Drizzle's table, without reading their files. */
export const readMigrationTimes = (): number[] => readJournal().entries.map(({ when }) => when);

/** A released file is never edited. One that fails on a database with rows has a replacement in `upgrades/`. */
function readMigration({ tag, when }: Journal['entries'][number]): Migration {
  const released = readFileSync(join(FOLDER, `${tag}.sql`), 'utf8');
  const upgrade = join(FOLDER, 'upgrades', `${tag}.sql`);
  const statements = statementsOf(existsSync(upgrade) ? readFileSync(upgrade, 'utf8') : released);
  const hash = createHash('sha256').update(released).digest('hex');
  return {
    tag,
    when,
    hash,
    statements,
    isConcurrent: statements.some((one) => /\bCONCURRENTLY\b/i.test(one)),
    ...needsOf(tag, released),
  };
}

export const numberOf = (tag: string): number => Number(tag.slice(0, 4));

function needsOf(tag: string, sql: string): Pick<Migration, 'needs'> {
  const unused = [...sql.matchAll(/-- unused since (\d{4})/g)].map(([, number]) => Number(number));
  const stopped = sql.includes('stop older servers first') ? [numberOf(tag)] : [];
  const numbers = [...unused, ...stopped];
  return numbers.length > 0 ? { needs: Math.max(...numbers) } : {};
}

export const statementsOf = (sql: string): string[] =>
  sql.split('--> statement-breakpoint').filter((statement) => statement.trim() !== '');

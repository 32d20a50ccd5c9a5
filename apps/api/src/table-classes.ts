// Where the rows of each table are in a distributed PostgreSQL. On a single one this changes nothing.
import type { TableClasses } from './platform/distribute.ts';
import { slices } from './slices/index.ts';

const ofPlatform: Partial<TableClasses> = {
  reference: ['demo_rows'],
  local: ['backup_schedule', 'backups', 'idempotency_keys', 'installation_secrets', 'jobs', 'sweep_days'],
};

const tablesOf = (name: keyof TableClasses): readonly string[] =>
  [ofPlatform, ...slices.map(({ tables = {} }) => tables)].flatMap((tables) => tables[name] ?? []);

export const tableClasses: TableClasses = {
  distributed: tablesOf('distributed'),
  reference: tablesOf('reference'),
  local: tablesOf('local'),
};

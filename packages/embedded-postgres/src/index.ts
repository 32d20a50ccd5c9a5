// The PostgreSQL that comes with Haat: one cluster per data folder. Starts, finds, stops and recovers it.
export {
  type EmbeddedPostgres,
  type EmbeddedUrls,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
export { EmbeddedPostgresError } from './embedded-postgres-error.ts';
export { checkDataFolder, openAlone, openForCommand, openForServer } from './open-data-folder.ts';

// The PostgreSQL that comes with Haat: a cluster under the data folder, reached through a socket that only its owner may
// open. Who calls holds the folder's lock (data-folder-lock.ts), so a server found running here has lost its Haat.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import {
  type ClusterFiles,
  clusterFiles,
  databaseUrl,
  isPostmaster,
  readPostmaster,
  socketFolder,
} from './embedded-postgres-files.ts';
import { findPostgresUser, makeFolderFor, type PostgresUser } from './embedded-postgres-user.ts';
import { StartError } from './start-error.ts';

export type EmbeddedPostgres = {
  url: string;
  /** Settles when the server has ended, asked or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** false: a database that may be lost with the machine's power, for tests. */
  isDurable?: boolean;
  maxConnections?: number;
};

type Programs = { initdb: string; postgres: string };

const DATABASE = 'haat';
const START_LIMIT_MS = 120_000;
const FAST_STOP_MS = 5_000;
const ORPHAN_STOP_MS = 10_000;

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const files = clusterFiles(options.dataDir);
  const programs = await findPrograms();
  makeFolderFor({ prefix: [] }, files.folder, 'keep-owner');
  const user = findPostgresUser(programs.postgres, files.folder);
  if (user === undefined) throw new StartError(unreachable(options.dataDir));
  makeFolderFor(user, files.folder);
  await stopOrphan(files);
  if (!existsSync(files.data)) await initialise(programs.initdb, user, files);
  checkVersion(files, options.dataDir);
  const server = await launch(programs.postgres, user, files, options);
  await createDatabase(databaseUrl(files, 'postgres'));
  return server;
}

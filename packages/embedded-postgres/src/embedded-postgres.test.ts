import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { clusterFiles, readPostmaster } from './cluster-files.ts';
import { findEmbeddedPostgres, hasEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { startedAt } from './running-process.ts';
import { ask, setUpClusters } from './testing/set-up-clusters.ts';

const clusters = setUpClusters();

const logOf = (dataDir: string): string => {
  const { logs } = clusterFiles(dataDir);
  return readdirSync(logs)
    .map((name) => readFileSync(`${logs}/${name}`, 'utf8'))
    .join('');
};

describe('the embedded PostgreSQL', () => {
  it('is found by its data folder while it runs, and only then', async () => {
    expect(hasEmbeddedPostgres(clusters.folder)).toBe(false);
    const server = await clusters.start();
    expect(findEmbeddedPostgres(clusters.folder)?.url).toBe(server.url);
    expect(await ask(server.url, 'SELECT current_database()')).toBe('haat');
    await server.stop();
    await server.exited;
    expect(findEmbeddedPostgres(clusters.folder)).toBeUndefined();
    expect(hasEmbeddedPostgres(clusters.folder)).toBe(true);
  });

  it('opens no port, and a socket for its owner only [RUN-16]', async () => {
    const { url } = await clusters.start();
    expect(await ask(url, 'SHOW listen_addresses')).toBe('');
    expect(statSync(join(clusters.folder, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('survives a power cut by default', async () => {
    const durable = await clusters.start(clusters.folder, true);
    expect(
      await ask(durable.url, "SELECT current_setting('fsync') || current_setting('full_page_writes')"),
    ).toBe('onon');
  });

  it('writes no personal data into its log', async () => {
    const { ownerUrl: url } = await clusters.start();
    await ask(url, 'CREATE TABLE people (number text UNIQUE)');
    const insert = "INSERT INTO people VALUES ('+919000000001')";
    await ask(url, insert);
    await expect(ask(url, insert)).rejects.toThrow('duplicate key');
    expect(logOf(clusters.folder)).not.toContain('9000000001');
  });

  it("starts in a folder with a path longer than a socket's may be, and cleans up", async () => {
    const long = join(clusters.folder, 'a-rather-long-name-of-a-folder-'.repeat(4));
    const server = await clusters.start(long);
    expect(await ask(server.url, 'SELECT 1')).toBe(1);
    const sockets = new URL(server.url).searchParams.get('host') ?? '';
    expect(sockets.startsWith(long)).toBe(false);
    await server.stop();
    expect(statSync(sockets, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('starts in a folder with a name that needs quoting', async () => {
    const { url } = await clusters.start(join(clusters.folder, 'my "data", or so'));
    expect(await ask(url, 'SELECT 1')).toBe(1);
  });

  it('starts after an interrupted initialisation', async () => {
    mkdirSync(join(clusters.folder, 'postgres/draft'), { recursive: true });
    writeFileSync(join(clusters.folder, 'postgres/draft/PG_VERSION'), '18\n');
    const { url } = await clusters.start();
    expect(await ask(url, 'SELECT 1')).toBe(1);
  });
});

describe('its database users', () => {
  const roleOf = `SELECT concat_ws(' ', current_user, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls)
    FROM pg_roles WHERE rolname = current_user`;

  it('server and migrations use two users, neither a superuser [RUN-16]', async () => {
    const { url, ownerUrl } = await clusters.start();
    expect(await ask(url, roleOf)).toBe('haat_app f f f f');
    expect(await ask(ownerUrl, roleOf)).toBe('haat_owner f f f f');
  });
});

describe('after a crash', () => {
  it('a running server is stopped and replaced', async () => {
    const first = await clusters.start();
    await ask(first.ownerUrl, 'CREATE TABLE kept AS SELECT 7 AS number');
    const orphan = readPostmaster(clusterFiles(clusters.folder))?.pid ?? 0;
    const second = await clusters.start();
    await first.exited;
    expect(startedAt(orphan)).toBeUndefined();
    expect(await ask(second.url, 'SELECT number FROM kept')).toBe(7);
  });

  it('starts beside the files of a dead server', async () => {
    const first = await clusters.start(clusters.folder, true);
    await ask(first.ownerUrl, 'CREATE TABLE kept AS SELECT 7 AS number');
    process.kill(readPostmaster(clusterFiles(clusters.folder))?.pid ?? 0, 'SIGKILL');
    await first.exited;
    const second = await clusters.start();
    expect(await ask(second.url, 'SELECT number FROM kept')).toBe(7);
  });

  it('starts again each time that it ends, until it is stopped [FAULT-1]', async () => {
    const sentences: string[] = [];
    const server = await startEmbeddedPostgres({
      dataDir: clusters.folder,
      isDurable: false,
      onCrash: (sentence) => sentences.push(sentence),
    });
    await ask(server.ownerUrl, 'CREATE TABLE kept AS SELECT 7 AS number');
    for (let times = 1; times <= 2; times += 1) {
      const { pid = 0 } = readPostmaster(clusterFiles(clusters.folder)) ?? {};
      process.kill(pid, 'SIGKILL');
      const isNew = () => {
        const found = readPostmaster(clusterFiles(clusters.folder));
        return found?.pid !== pid && found?.isReady === true;
      };
      await vi.waitFor(() => expect(isNew()).toBe(true), { timeout: 20_000 });
      expect(await ask(server.url, 'SELECT 7')).toBe(7);
    }
    expect(sentences).toEqual(Array(2).fill('PostgreSQL stopped unexpectedly and is started again'));
    await server.stop();
    await server.exited;
    expect(findEmbeddedPostgres(clusters.folder)).toBeUndefined();
  });

  it('starts although another process has the id of the old one', async () => {
    const { pidFile } = clusterFiles(clusters.folder);
    const first = await clusters.start();
    const left = readFileSync(pidFile, 'utf8');
    await first.stop();
    writeFileSync(pidFile, left.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
    expect(findEmbeddedPostgres(clusters.folder)).toBeUndefined();
    const second = await clusters.start();
    expect(await ask(second.url, 'SELECT 1')).toBe(1);
  });
});

describe('a start is refused with a sentence', () => {
  it('when the cluster has another version', async () => {
    await (await clusters.start()).stop();
    const file = join(clusters.folder, 'postgres/data/PG_VERSION');
    chmodSync(file, 0o600);
    writeFileSync(file, '17\n');
    await expect(clusters.start()).rejects.toThrow(
      /PostgreSQL 17, but this Haat uses 18: set DATA_DIR .* DATABASE_URL/,
    );
  });

  it('when PostgreSQL itself refuses, with its reason', async () => {
    await (await clusters.start()).stop();
    writeFileSync(join(clusters.folder, 'postgres/data/postgresql.conf'), 'shared_buffers = plenty\n');
    await expect(clusters.start()).rejects.toThrow(/^PostgreSQL did not start in DATA_DIR: .*/);
  });
});

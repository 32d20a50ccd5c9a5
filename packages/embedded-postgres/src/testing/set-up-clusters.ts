// A data folder for each test, and the clusters that it starts. They are stopped and removed after the test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts';

interface Clusters {
  readonly folder: string;
  /** Starts a cluster in `folder`, or in another data folder below it. */
  start(dataDir?: string, isDurable?: boolean): Promise<EmbeddedPostgres>;
}

/** Call it at the top of a file, like the hooks of Vitest. */
export function setUpClusters(): Clusters {
  let running: EmbeddedPostgres[] = [];
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'haat-postgres-'));
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((server) => server.stop()));
    rmSync(folder, { recursive: true });
  });
  return {
    get folder() {
      return folder;
    },
    async start(dataDir = folder, isDurable = false) {
      const server = await startEmbeddedPostgres({ dataDir, isDurable });
      running.push(server);
      return server;
    },
  };
}

/** The first value of the first row. */
export async function ask(url: string, query: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

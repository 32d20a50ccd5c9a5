// Starts a coordinator and workers of Citus on this machine, in a temporary folder.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { makePostgresFolder } from '../postgres/debian-postgres.ts';
import { Failure } from '../tasks/children.mjs';
import { explainRefusal, unpackCitus } from './unpack-citus.ts';

const settings = {
  shared_preload_libraries: 'citus',
  'citus.shard_count': 8,
  // The same settings as `distribute` makes. A copy of a database doesn't inherit them.
  'citus.multi_shard_modify_mode': 'sequential',
  'citus.all_modifications_commutative': 'on',
  'citus.node_conninfo': 'sslmode=prefer',
  wal_level: 'logical',
  max_connections: 500,
  max_prepared_transactions: 500,
};

/** Nothing here needs to survive a power cut. */
export const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** @param names of the nodes, the coordinator's first */
export async function startNodes(names: readonly string[]) {
  const { CITUS_TARBALL: tarball, CITUS_POSTGRES_ROOT: root = '/' } = process.env;
  const { version, bin, remove } = unpackCitus({ tarball, root });
  const place = makePostgresFolder(version, bin);
  const servers: Awaited<ReturnType<typeof place.start>>[] = [];
  const stop = async (): Promise<void> => {
    for (const server of servers) await server.stop();
    place.remove();
    remove();
  };
  try {
    for (const name of names) {
      servers.push(await place.start(place.createCluster(name), { ...settings, ...notDurable }));
    }
  } catch (error) {
    await stop();
    const installed = execFileSync(join(root, `usr/lib/postgresql/${version}/bin/postgres`), ['--version']);
    const refusal = explainRefusal(String(error), String(installed));
    throw refusal === undefined ? error : new Failure(refusal);
  }
  return { servers, version, bin, stop };
}

// Starts a Haat whose database holds the market. The loaded data folder is kept under the system's temporary folder, and each
// run works on a copy. A changed script, migration or size makes a new one.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import { startHaat } from '../../scripts/processes/start-haat.ts';
import { loadMarket, marketScript, marketSizes } from './load-market.mjs';

const KEPT = join(tmpdir(), 'haat-market');
const MOST_KEPT = 4;
const MIGRATIONS = join(import.meta.dirname, '../../apps/api/src/migrations');

/** The limits would stop most of the load. */
const settings = {
  HAAT_DEMO: 'off',
  RATE_LIMIT_PER_MINUTE: '100000000',
  OPEN_ORDERS_PER_PERSON: '100000000',
  ORDERS_PER_HOUR: '100000000',
  TELLS_PER_HOUR: '100000000',
};

/** @param {{ times?: number, cities?: number }} size */
export async function startMarketHaat(size = {}) {
  const kept = await keptFolder(marketSizes(size));
  const folder = mkdtempSync(join(tmpdir(), 'haat-bench-'));
  const dataDir = join(folder, 'data');
  execFileSync('cp', ['-a', '--reflink=auto', kept, dataDir]);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const haat = await startHaat({ ...settings, DATA_DIR: dataDir });
    const urls = findEmbeddedPostgres(dataDir);
    const stop = async () => {
      await haat.stop();
      remove();
    };
    return { ...haat, databaseUrl: urls.url, ownerUrl: urls.ownerUrl, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

async function keptFolder(sizes) {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  const hash = createHash('sha256').update(JSON.stringify(sizes)).update(readFileSync(marketScript));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  const kept = join(KEPT, hash.digest('hex').slice(0, 16));
  if (!existsSync(kept)) {
    removeOldest();
    await fill(kept, sizes);
  }
  utimesSync(kept, new Date(), new Date());
  return kept;
}

/** A folder has 2 GB, or 20 GB with ten times as much. */
function removeOldest() {
  if (!existsSync(KEPT)) return;
  const folders = readdirSync(KEPT)
    .filter((name) => !name.startsWith('draft-'))
    .map((name) => join(KEPT, name));
  const newestFirst = folders.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of newestFirst.slice(MOST_KEPT - 1)) rmSync(folder, { recursive: true, force: true });
}

async function fill(kept, sizes) {
  mkdirSync(join(kept, '..'), { recursive: true, mode: 0o755 });
  const draft = mkdtempSync(join(kept, '../draft-'));
  try {
    const dataDir = join(draft, 'data');
    const haat = await startHaat({ ...settings, DATA_DIR: dataDir });
    try {
      const begun = performance.now();
      await loadMarket(findEmbeddedPostgres(dataDir).ownerUrl, sizes);
      console.error(`loaded the market in ${Math.round((performance.now() - begun) / 1000)} s`);
    } finally {
      await haat.stop();
    }
    // Another run may have been quicker.
    if (!existsSync(kept)) renameSync(dataDir, kept);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

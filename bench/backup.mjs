// Backs up a market of about 1 GB of rows and pictures, and restores it into an empty data folder. Prints the times, the
// size of the file and the largest resident memory, also for a tenth of it, and fails when a goal is missed.
// npm run bench -- backup [--folder DIR]: DIR keeps the data for the next run
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@haat/embedded-postgres';
import pg from 'pg';
import { migrateDatabase } from '../apps/api/src/platform/migrate.ts';
import { loadMarket, marketSizes } from './parts/load-market.mjs';
import { makeTable } from './parts/numbers.mjs';

const LIMIT_MS = 120_000;
/** How much more memory ten times as much data may take. */
const FLAT = 1.3;
const PICTURES = 6_000;
const PICTURE_BYTES = { s: 6_000, m: 24_000, l: 60_000 };

const { values } = parseArgs({ options: { folder: { type: 'string' } } });
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'haat-bench-backup-'));
mkdirSync(folder, { recursive: true });
const rows = [];
try {
  for (const times of [0.1, 1]) rows.push(...(await measure(times)));
} finally {
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}
const line = makeTable(['what', 'contents', 'file', 'seconds', 'resident MB'], 12);
for (const { cells } of rows) line(cells);
const [smallBackup, smallRestore, backup, restore] = rows;
const isFlat = (small, large) => large.mb <= FLAT * small.mb;
const isMet =
  [backup, restore].every(({ ms }) => ms <= LIMIT_MS) &&
  isFlat(smallBackup, backup) &&
  isFlat(smallRestore, restore);
if (!isMet) process.exitCode = 1;

async function measure(times) {
  const data = await prepare(times);
  const file = join(folder, `market-${times}.tar.zst`);
  const restored = join(folder, `restored-${times}`);
  for (const old of [file, restored]) rmSync(old, { recursive: true, force: true });
  const made = await haat(data, 'backup', file);
  const loaded = await haat(restored, 'restore', file);
  const [, sum] = /and (\d+) files of pictures/.exec(loaded.stdout) ?? [];
  if (Number(sum) !== 3 * PICTURES * times) throw new Error(`restored: ${loaded.stdout}`);
  const { contents, size } = sizesOf(made.stdout, times);
  const line = (what, { ms, mb }) => ({ ms, mb, cells: [what, contents, size, (ms / 1_000).toFixed(1), mb] });
  rmSync(restored, { recursive: true, force: true });
  return [line('backup', made), line('restore', loaded)];
}

function sizesOf(stdout, times) {
  const [, bytes = '0'] = /\((\d+) bytes/.exec(stdout) ?? [];
  const contents = JSON.parse(readFileSync(join(folder, `market-${times}.json`), 'utf8'));
  return { contents: megabytes(contents.bytes), size: megabytes(Number(bytes)) };
}

function megabytes(bytes) {
  return `${Math.round(bytes / 1e6)} MB`;
}

/** A data folder with the market and its pictures, and the size of both as text. */
async function prepare(times) {
  const dataDir = join(folder, `data-${times}`);
  const note = join(folder, `market-${times}.json`);
  if (existsSync(note)) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  const server = await startEmbeddedPostgres({ dataDir });
  try {
    await migrateDatabase(server.ownerUrl);
    await loadMarket(server.ownerUrl, marketSizes({ times }));
    const bytes =
      (await addPictures(server.ownerUrl, join(dataDir, 'media'), times)) +
      (await textBytes(server.ownerUrl));
    writeFileSync(note, JSON.stringify({ bytes }));
  } finally {
    await server.stop();
  }
  return dataDir;
}

async function addPictures(url, media, times) {
  mkdirSync(media, { recursive: true });
  const keys = Array.from({ length: PICTURES * times }, () => randomBytes(16).toString('hex'));
  for (const key of keys)
    for (const [size, bytes] of Object.entries(PICTURE_BYTES))
      writeFileSync(join(media, `${key}-${size}.webp`), randomBytes(bytes));
  await ask(
    url,
    `INSERT INTO images (key, width, height, created_at) SELECT key, 40, 30, now() FROM unnest($1::text[]) key`,
    [keys],
  );
  return keys.length * Object.values(PICTURE_BYTES).reduce((sum, bytes) => sum + bytes);
}

/** What COPY writes for all rows, roughly. */
async function textBytes(url) {
  const tables = await ask(
    url,
    "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  );
  let sum = 0;
  for (const { relname } of tables) {
    const [row] = await ask(
      url,
      `SELECT coalesce(sum(length(t::text)), 0)::bigint AS bytes FROM "${relname}" t`,
    );
    sum += Number(row.bytes);
  }
  return sum;
}

async function ask(url, text, values) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Runs a terminal command. Its time includes the start and the stop of PostgreSQL. */
async function haat(dataDir, ...words) {
  const startedAt = Date.now();
  const env = { ...process.env, DATA_DIR: dataDir, HAAT_DEMO: 'off', DATABASE_URL: '' };
  const child = spawn(process.execPath, ['apps/api/src/cli.ts', ...words], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let stdout = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  let isOver = false;
  const ended = new Promise((resolve) => {
    child.once('close', (code) => {
      isOver = true;
      resolve(code);
    });
  });
  let mb = 0;
  while (!isOver) {
    mb = Math.max(mb, peakMb(child.pid));
    await Promise.race([ended, pause(100)]);
  }
  if ((await ended) !== 0) throw new Error(`${words.join(' ')} failed: ${stdout}`);
  return { ms: Date.now() - startedAt, mb, stdout };
}

/** The largest resident memory of the process so far. */
function peakMb(pid) {
  try {
    const [, kb = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kb) / 1_024);
  } catch {
    return 0; // it has ended
  }
}

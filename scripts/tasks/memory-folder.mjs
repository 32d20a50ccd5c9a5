// A folder in memory for the temporary files of a test run. Almost each test file creates a database of 700 files and drops it
// again: on a disk that takes PostgreSQL ten times as much processor time.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** The tests need under 1 GB of it, and as much again for themselves. */
const LEAST_FREE_BYTES = 4 * 1024 ** 3;

/**
 * Undefined where there is no such folder, as on macOS, or too little memory. The caller removes it.
 * @returns {string | undefined}
 */
export function makeMemoryFolder(leastFreeBytes = LEAST_FREE_BYTES) {
  if (!existsSync(MEMORY)) return undefined;
  removeLeftFolders();
  const { bavail, bsize } = statfsSync(MEMORY);
  const freeMemory = process.availableMemory?.() ?? freemem();
  if (Math.min(bavail * bsize, freeMemory) < leastFreeBytes) return undefined;
  const folder = mkdtempSync(join(MEMORY, `haat-tests-${process.pid}-`));
  // PostgreSQL runs as another user when root runs the tests.
  chmodSync(folder, 0o1777);
  return folder;
}

/**
 * Calls `work` with the path of a memory folder, or of the usual one for temporary files.
 * @template Result
 * @param {(folder: string) => Promise<Result>} work
 */
export async function inMemoryFolder(work) {
  const folder = makeMemoryFolder();
  try {
    return await work(folder ?? tmpdir());
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
}

/** Of runs that were killed. */
function removeLeftFolders() {
  for (const name of readdirSync(MEMORY)) {
    const pid = /^haat-tests-(\d+)-/.exec(name)?.[1];
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

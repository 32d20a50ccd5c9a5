// Which Haat this is: the version, the commit, and how a terminal starts it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/** Only in an archive of `npm run release`, which has the program `haat` and no npm scripts. */
const ARCHIVE_FILE = 'release.json';

export interface Release {
  readonly version: string;
  /** Short. It ends with `-dirty` if files had changed since. Null: unknown, because there is no git. */
  readonly commit: string | null;
}

let known: Release | undefined;

export function release(): Release {
  known ??= readRelease(ROOT);
  return known;
}

export function readRelease(root: string): Release {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  if (!existsSync(join(root, ARCHIVE_FILE))) {
    return { version: read('package.json').version, commit: commitOf(root) };
  }
  const { version, commit } = read(ARCHIVE_FILE);
  return { version, commit };
}

function commitOf(root: string): string | null {
  // A folder above may belong to another repository.
  if (!existsSync(join(root, '.git'))) return null;
  try {
    const words = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=8'];
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio }).trim();
  } catch {
    // git isn't installed, or refuses a folder of another user.
    return null;
  }
}

const isArchive = (): boolean => existsSync(join(ROOT, ARCHIVE_FILE));

/** The line that runs a terminal command. */
export const commandLine = (words: string): string =>
  isArchive() ? `haat ${words}` : `npm run haat -- ${words}`;

/** The line that starts the server. */
export const startLine = (): string => (isArchive() ? 'haat start' : 'npm start');

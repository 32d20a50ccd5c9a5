// A release, made and unpacked in a folder of its own, and what tests do with it.
import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface Unpacked {
  /** Has the archive, its checksum and its SBOM. */
  readonly folder: string;
  /** The archive's name without `.tar.gz`. */
  readonly name: string;
  /** The folder in the archive. */
  readonly haat: string;
  remove(): void;
}

/** The apps must be built. */
export function makeRelease(): Unpacked {
  const folder = mkdtempSync(join(tmpdir(), 'haat-unpacked-'));
  execFileSync(process.execPath, [join(root, 'scripts/release/make-release.mjs'), '--into', folder]);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `haat-${version}`;
  execFileSync('tar', ['-xzf', `${name}.tar.gz`], { cwd: folder });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, name, haat: join(folder, name), remove };
}

/** This Node is the first on the path, and nothing of the developer's settings is left. */
export const environment = (more: Readonly<Record<string, string>> = {}) => ({
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  ...more,
});

/** Runs `haat` to its end. */
export const runHaat = (
  { haat }: Pick<Unpacked, 'haat'>,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): SpawnSyncReturns<string> => spawnSync(join(haat, 'haat'), words, { env, cwd: '/', encoding: 'utf8' });

/** The same code as the next version, with one more migration. */
export function makeNextVersion({ folder, haat }: Unpacked, statement: string): string {
  const next = join(folder, 'next');
  // Hard links: it has 130 MB. So a changed file must be a new one.
  execFileSync('cp', ['-al', haat, next]);
  const migrations = 'apps/api/src/migrations';
  const journal = JSON.parse(readFileSync(join(haat, migrations, 'meta/_journal.json'), 'utf8'));
  const { idx } = journal.entries.at(-1);
  const tag = `${String(idx + 1).padStart(4, '0')}_next`;
  journal.entries.push({ idx: idx + 1, version: '7', when: Date.now(), tag, breakpoints: true });
  const about = JSON.parse(readFileSync(join(haat, 'release.json'), 'utf8'));
  const replace = (file: string, text: string) => {
    rmSync(join(next, file), { force: true });
    writeFileSync(join(next, file), text);
  };
  replace(`${migrations}/${tag}.sql`, statement);
  replace(`${migrations}/meta/_journal.json`, JSON.stringify(journal));
  replace('release.json', JSON.stringify({ ...about, version: 'next' }));
  return next;
}

// Combines Debian's PostgreSQL and a build of Citus in a temporary folder, so that nothing is installed into the
// system.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../tasks/children.mjs';

interface Sources {
  /** Packed from `/` by `make install DESTDIR=…`: usr/lib/postgresql/15/lib/citus.so and so on. */
  readonly tarball: string | undefined;
  /** The folder that contains usr/lib/postgresql/15. */
  readonly root: string;
}

export interface Unpacked {
  /** The major version of PostgreSQL that Citus was built for. */
  readonly version: string;
  /** The folder of the programs, such as `postgres`. */
  readonly bin: string;
  remove(): void;
}

export function unpackCitus({ tarball, root }: Sources): Unpacked {
  if (tarball === undefined || !existsSync(tarball)) {
    throw new Failure(
      `Set CITUS_TARBALL to a build of Citus, packed with tar -cz; ${tarball ?? 'it'} is missing.`,
    );
  }
  const version = majorIn(execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }));
  if (version === undefined) throw new Failure(`There is no usr/lib/postgresql/…/citus.so in ${tarball}.`);
  if (!existsSync(join(root, `usr/lib/postgresql/${version}/bin/postgres`))) {
    throw new Failure(
      `This build of Citus needs PostgreSQL ${version}, which is not installed: run apt install postgresql-${version}.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'haat-citus-'));
  chmodSync(folder, 0o755);
  // PostgreSQL finds its files relative to its programs.
  for (const part of [`usr/lib/postgresql/${version}`, `usr/share/postgresql/${version}`]) {
    mkdirSync(join(folder, part), { recursive: true });
    cpSync(join(root, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
  }
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { version, bin: join(folder, `usr/lib/postgresql/${version}/bin`), remove };
}

/** The major version in the paths of a build. */
export const majorIn = (paths: string): string | undefined =>
  /usr\/lib\/postgresql\/(\d+)\/lib\/citus\.so/.exec(paths)?.[1];

/**
 * What to do when PostgreSQL's log says that it couldn't load Citus, else undefined. A build doesn't tell its minor version.
 * @param installed as `postgres --version` prints it
 */
export function explainRefusal(log: string, installed: string): string | undefined {
  const [, reason] = /could not load library "[^"]*citus[^"]*": (.*)/.exec(log) ?? [];
  if (reason === undefined) return undefined;
  const [, full = '?', major = '?'] = /PostgreSQL\) ((\d+)\.\d+)/.exec(installed) ?? [];
  return (
    `This build of Citus doesn't load into PostgreSQL ${full} (${reason.trim()}). It needs the minor version that it was ` +
    `built with, or a newer one, such as 15.20 for the build of Citus 13.2.2 that Haat was tested with. Run apt install ` +
    `postgresql-${major}, or set CITUS_POSTGRES_ROOT to a folder with a newer usr/lib/postgresql/${major}.`
  );
}

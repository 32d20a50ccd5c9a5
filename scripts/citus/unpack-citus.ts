// Puts Debian's PostgreSQL and a build of Citus together in a temporary folder, so that nothing is installed into the system.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../tasks/children.mjs';

/** The version that Citus was built for. */
export const version = '15';

interface Sources {
  /** Packed from `/` by `make install DESTDIR=…`: usr/lib/postgresql/15/lib/citus.so and so on. */
  readonly tarball: string | undefined;
  /** Where usr/lib/postgresql/15 is. */
  readonly root: string;
}

/** Returns the folder of the programs. */
export function unpackCitus({ tarball, root }: Sources): { bin: string; remove: () => void } {
  if (tarball === undefined || !existsSync(tarball)) {
    throw new Failure(
      `Set CITUS_TARBALL to a build of Citus for PostgreSQL ${version}, packed with tar -cz; ${tarball ?? 'it'} is missing.`,
    );
  }
  if (!existsSync(join(root, `usr/lib/postgresql/${version}/bin/postgres`))) {
    throw new Failure(`PostgreSQL ${version} is not installed: run apt install postgresql-${version}.`);
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
  return { bin: join(folder, `usr/lib/postgresql/${version}/bin`), remove };
}

// Limits what npm start installs, because people wait and pay for the data.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Locked {
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>; // npm's lock file, version 3
};

/** What `npm ci --omit=dev` installs on this computer, also below `apps/`. npm leaves out packages for other systems. */
const started = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path]) => join(root, path))
  .filter((folder) => existsSync(folder));

/** The bytes of a package's files, without nested packages. */
const bytesOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? bytesOf(path) : statSync(path).size;
    })
    .reduce((sum, bytes) => sum + bytes, 0);

it('npm start installs at most 650 MB [RUN-30]', () => {
  expect(started.length).toBeGreaterThan(100);
  expect(started.map(bytesOf).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(650_000_000);
});

it.each(['vitest', 'playwright-core', 'lighthouse', '@capacitor/cli', 'typescript', '@biomejs/biome'])(
  'npm start installs no %s [RUN-30]',
  (name) => {
    expect(packages[`node_modules/${name}`]?.dev).toBe(true);
  },
);

it('only the workspace of the benchmarks names their packages [RUN-30]', () => {
  for (const name of ['lighthouse', 'puppeteer-core']) {
    const users = Object.entries(packages).filter(
      ([path, { dependencies, devDependencies }]) =>
        !path.includes('node_modules/') && name in { ...dependencies, ...devDependencies },
    );
    expect(users.map(([path]) => path)).toEqual(['bench']);
  }
});

// Fills the folder of a release: built apps, server, packages, and the program `haat`.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { numberOf, readMigrations } from '../../apps/api/src/platform/migration-files.ts';
import { release } from '../../apps/api/src/platform/release.ts';
import { root, server } from '../tasks/children.mjs';
import { isWorkspace, lockOf, pathsOf, serverWorkspaces, withoutDevelopment } from './packages.mjs';

const NODE = 24;
/** As `uname -s -m` says. */
const MACHINES = { 'linux-x64': 'Linux x86_64', 'linux-arm64': 'Linux aarch64' };

/** Tests, what only they use, and what only drizzle-kit reads. */
const NOT_RUN =
  /(^|\/)(testing|painter|node_modules|dist|\.cache)(\/|$)|\.test\.tsx?$|_snapshot\.json$|\.md$/;

/** Nobody runs these files of packages: types, sources of types, maps, texts. Licences stay. */
const NOT_NEEDED = /\.(map|md|markdown|d\.ts|ts|cts|mts|flow|tsbuildinfo)$|\.(test|spec)\.[cm]?js$/i;
const LICENCE = /^(licen[cs]e|notice|copying)/i;
const FOLDERS_NOT_NEEDED =
  /^(tests?|__tests__|docs?|examples?|bench(mark)?s?|coverage|\.github|\.vscode|\.husky)$/;

export function fillFolder(folder) {
  const paths = pathsOf(serverWorkspaces);
  for (const path of paths) {
    if (isWorkspace(path)) copyWorkspace(path, folder);
    else copyPackage(path, folder);
  }
  for (const app of ['web', 'operator']) copy(`apps/${app}/dist`, folder, (path) => !path.endsWith('.map'));
  removeEmpty(join(folder, 'node_modules'));
  copy('deploy', folder, () => true);
  copy('LICENSE', folder, () => true);
  const about = aboutRelease();
  const { name, version, license } = read('package.json');
  const engines = { node: `>=${NODE}` };
  const described = {
    name,
    version,
    private: true,
    license,
    type: 'module',
    workspaces: serverWorkspaces,
    engines,
  };
  write(folder, 'package.json', described);
  write(folder, 'package-lock.json', lockOf(paths, { name, version }));
  write(folder, 'release.json', about);
  writeFileSync(join(folder, 'haat'), programOf(about), { mode: 0o755 });
}

/** `migrations.needs` is the least `migrations.last` of an older release that can work with this one's database. */
function aboutRelease() {
  const migrations = readMigrations();
  return {
    ...release(),
    node: NODE,
    platform: `${process.platform}-${process.arch}`,
    migrations: {
      last: Math.max(...migrations.map(({ tag }) => numberOf(tag))),
      needs: Math.max(...migrations.map(({ needs = 0 }) => needs)),
    },
  };
}

function programOf({ version, commit, platform }) {
  const words = {
    MACHINE: MACHINES[platform],
    NODE,
    FLAGS: server.filter((word) => word.startsWith('--')).join(' '),
    NAME: `Haat ${version} (${commit ?? 'commit unknown'})`,
  };
  const text = readFileSync(join(import.meta.dirname, 'haat.sh'), 'utf8');
  return text.replaceAll(/@([A-Z]+)@/g, (_, name) => words[name]);
}

export const canRelease = () => `${process.platform}-${process.arch}` in MACHINES;

function copyWorkspace(path, folder) {
  copy(path, folder, (file) => !NOT_RUN.test(file));
  const described = read(`${path}/package.json`);
  write(folder, `${path}/package.json`, withoutDevelopment(described));
  const link = join(folder, 'node_modules', described.name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(folder, path)), link);
}

function copyPackage(path, folder) {
  copy(path, folder, (file) => {
    const [first = '', second] = file.split(sep);
    if (first === 'node_modules' || (second !== undefined && FOLDERS_NOT_NEEDED.test(first))) return false;
    return LICENCE.test(basename(file)) || !NOT_NEEDED.test(file);
  });
}

/** Folders of which nothing was copied. */
function removeEmpty(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** `isWanted` gets paths below `path`. */
function copy(path, folder, isWanted) {
  const from = join(root, path);
  cpSync(from, join(folder, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file === from || isWanted(relative(from, file)),
  });
}

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const write = (folder, file, value) =>
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);

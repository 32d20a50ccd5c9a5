// The packages of a release, by the lock file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tasks/children.mjs';

/** The workspaces that the server runs. */
export const serverWorkspaces = [
  'apps/api',
  'packages/contract',
  'packages/demo',
  'packages/embedded-postgres',
  'packages/starter',
];

/** The workspaces that are built into the two web apps. */
export const appWorkspaces = ['apps/operator', 'apps/web', 'packages/client', 'packages/map'];

/** They build the apps or describe types, and nobody runs them. */
const isForBuilds = (name) => ['vite', '@vitejs/plugin-react'].includes(name) || name.startsWith('@types/');

const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/**
 * The paths in the lock file of these workspaces and of all that they depend on, without those of development. Usually
 * only what is installed: not the optional packages for other systems.
 */
export function pathsOf(workspaces, isWanted = isInstalled) {
  const found = new Set();
  const waiting = [...workspaces];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...dependenciesOf(path).filter(isWanted));
  }
  return [...found].sort();
}

function dependenciesOf(path) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked[path];
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  return names
    .filter((name) => !isForBuilds(name))
    .map((name) => placeOf(path, name))
    .filter((place) => place !== undefined);
}

const isInstalled = (path) => existsSync(join(root, path));

/** Where Node finds the package from there: the nearest `node_modules`. */
function placeOf(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = join(folder, 'node_modules', name);
    if (locked[place]) return locked[place].link ? locked[place].resolved : place;
    if (folder === '') return undefined;
  }
}

export const isWorkspace = (path) => !path.includes('node_modules/');

/** A lock file of only these paths. */
export function lockOf(paths, { name, version }) {
  const workspaces = paths.filter(isWorkspace);
  const links = Object.entries(locked).filter(
    ([, { link, resolved }]) => link && workspaces.includes(resolved),
  );
  const entries = paths.map((path) => [path, withoutDevelopment(locked[path])]);
  const packages = Object.fromEntries([['', { name, version, workspaces }], ...entries, ...links]);
  return { name, version, lockfileVersion: 3, requires: true, packages };
}

/** A package's description, or its entry in the lock file, without what only development needs. */
export function withoutDevelopment({ devDependencies, scripts, ...rest }) {
  for (const field of ['dependencies', 'peerDependencies']) {
    if (!rest[field]) continue;
    rest[field] = Object.fromEntries(Object.entries(rest[field]).filter(([name]) => !isForBuilds(name)));
  }
  return rest;
}

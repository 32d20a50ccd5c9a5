// Builds the web app and the operator's app, each only if its sources changed since its last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, pinnedNode, root, run } from './children.mjs';
import { compressFiles } from './compress-files.mjs';
import { withProgress } from './progress.mjs';

/** The apps' names in messages, by folder below `apps`. */
const APPS = { web: 'the web app', operator: "the operator's app" };
const SHARED_SOURCES = [
  'packages/contract',
  'packages/client',
  'packages/map',
  'package-lock.json',
  'tsconfig.base.json',
];
const NOT_SOURCES = new Set(['node_modules', 'dist']);

const pageOf = (app) => join(root, 'apps', app, 'dist/index.html');
const markOf = (app) => join(root, `node_modules/.cache/haat/${app}-build`);

export const isWebFresh = () => Object.keys(APPS).every(isFresh);

function isFresh(app) {
  const mark = markOf(app);
  return existsSync(pageOf(app)) && existsSync(mark) && readFileSync(mark, 'utf8') === hashSources(app);
}

/**
 * One after another, because a small machine lacks memory for both at once. Calls `onBuilt` when the apps can be served,
 * and then compresses their files. `counts: false` when something else prints meanwhile.
 */
export async function buildWeb({ counts, onBuilt = () => undefined } = {}) {
  const hashes = new Map();
  for (const [app, name] of Object.entries(APPS)) {
    if (isFresh(app)) continue;
    hashes.set(app, hashSources(app));
    rmSync(markOf(app), { force: true });
    await withProgress(`Building ${name}`, `Built ${name}`, () => build(app, name), { counts });
  }
  onBuilt();
  for (const [app, hash] of hashes) {
    await compressFiles(join(root, 'apps', app, 'dist'));
    mkdirSync(dirname(markOf(app)), { recursive: true });
    writeFileSync(markOf(app), hash);
  }
}

async function build(app, name) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = { cwd: join(root, 'apps', app), whole: true, capture: true };
  const { code, output } = await run(pinnedNode, [vite, 'build', '--logLevel', 'warn'], options);
  if (code !== 0) throw new Failure(`${output.trim()}\nCould not build ${name}. Read the messages above.`);
}

function hashSources(app) {
  const hash = createHash('sha256');
  for (const source of [`apps/${app}`, ...SHARED_SOURCES]) {
    for (const file of listFiles(source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => listFiles(join(path, name)));
}

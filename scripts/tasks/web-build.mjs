// Builds the web app if its sources changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, pinnedNode, root, run } from './children.mjs';
import { withProgress } from './progress.mjs';

const SOURCES = ['apps/web', 'packages/contract', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist']);
const page = join(root, 'apps/web/dist/index.html');
const mark = join(root, 'node_modules/.cache/haat/web-build');

export function isWebFresh() {
  return existsSync(page) && existsSync(mark) && readFileSync(mark, 'utf8') === hashSources();
}

export async function buildWeb() {
  if (isWebFresh()) return;
  await withProgress('Building the web app', 'The web app is built', build);
}

async function build() {
  const hash = hashSources();
  rmSync(mark, { force: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = { cwd: join(root, 'apps/web'), whole: true, capture: true };
  const { code, output } = await run(pinnedNode, [vite, 'build', '--logLevel', 'warn'], options);
  if (code !== 0)
    throw new Failure(`${output.trim()}\nThe web app could not be built. Read the messages above.`);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
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

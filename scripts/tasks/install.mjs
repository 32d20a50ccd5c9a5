// Installs the packages when they are missing or other than package-lock.json says.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, pinnedNode, root, run } from './children.mjs';
import { withProgress } from './progress.mjs';

const OLDEST_NODE = 20;

export function checkNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return;
  throw new Failure(
    `Haat needs Node.js ${OLDEST_NODE} or newer, and this is ${process.version}: install a newer one.`,
  );
}

export async function installPackages() {
  if (isInstalled()) return;
  await withProgress(
    'Installing packages (only the first time, and after changes)',
    'Packages are installed',
    install,
  );
}

async function install() {
  const [command, ...args] = npm();
  const include = ['--include=dev', '--include=optional'];
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', ...include];
  const { code, output } = await run(command, [...args, 'ci', ...flags], { whole: true, capture: true });
  if (code !== 0) throw new Failure(`${output.trim()}\nnpm ci failed: see above, then try again.`);
  if (!existsSync(pinnedNode)) {
    throw new Failure('npm ran no install scripts, which bring Node 24: run npm ci --ignore-scripts=false.');
  }
}

/** npm writes its own list last, so an installation that was broken off has none, or an older one. */
function isInstalled() {
  const done = statSync(join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  const wanted = statSync(join(root, 'package-lock.json'));
  return done !== undefined && done.mtimeMs >= wanted.mtimeMs && existsSync(pinnedNode);
}

/** The npm that runs this script, else the one on the path. */
function npm() {
  const path = process.env.npm_execpath ?? '';
  return path.endsWith('npm-cli.js') ? [process.execPath, path] : ['npm'];
}

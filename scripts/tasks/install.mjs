// Installs the packages if they are missing or differ from package-lock.json.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, hasPinnedNode, pinnedNode, root, run } from './children.mjs';
import { withProgress } from './progress.mjs';

const OLDEST_NODE = hasPinnedNode ? 20 : 24;

export function checkNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return;
  throw new Failure(
    `Haat needs Node.js ${OLDEST_NODE} or newer, but this is ${process.version}: install a newer version.`,
  );
}

export async function installPackages() {
  if (isInstalled()) return;
  await withProgress(
    'Installing packages (only at the first start and after an update)',
    'Packages are installed',
    install,
  );
}

async function install() {
  const [command, ...args] = npm();
  const include = ['--include=dev', '--include=optional'];
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', ...include];
  const { code, output } = await run(command, [...args, 'ci', ...flags], { whole: true, capture: true });
  if (code !== 0)
    throw new Failure(`${output.trim()}\nnpm ci failed. Read its messages above, then try again.`);
  if (!existsSync(pinnedNode)) {
    throw new Failure(
      'npm left out the optional packages, so Node 24 is missing: run npm ci --include=optional.',
    );
  }
}

/** npm writes its own list last. After an interrupted installation, it is missing or older. */
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

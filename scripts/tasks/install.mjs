// Installs the packages if they are missing or differ from package-lock.json.
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
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

/**
 * The parts of the installation. Each part includes the previous one, and is recognised by a package. `--omit=dev`
 * leaves out what only tests, checks and the Android build need. Only the workspace `bench` needs the last part.
 */
const PARTS = [
  { name: 'start', sign: 'vite', flags: ['--omit=dev'] },
  {
    name: 'develop',
    sign: 'vitest',
    flags: ['--include=dev', '--include-workspace-root', ...allWorkspacesBut('bench')],
  },
  { name: 'bench', sign: 'lighthouse', flags: ['--include=dev'] },
];

/** Installs the packages of a part, `start`, `develop` or `bench`, if they are missing or differ from package-lock.json. */
export async function installPackages(name) {
  const wanted = PARTS.findIndex((part) => part.name === name);
  const present = PARTS.findLastIndex(({ sign }) => existsSync(inModules(sign)));
  if (present >= wanted && isCurrent()) return;
  await withProgress(
    'Installing packages (only at the first start and after an update)',
    'Packages are installed',
    () => install(PARTS[Math.max(wanted, present)].flags),
  );
}

async function install(part) {
  const [command, ...args] = npm();
  const flags = [
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefer-offline',
    '--include=optional',
    ...part,
  ];
  const { code, output } = await run(command, [...args, 'ci', ...flags], { whole: true, capture: true });
  if (code !== 0)
    throw new Failure(`${output.trim()}\nnpm ci failed. Read its messages above, then try again.`);
  if (!existsSync(pinnedNode)) {
    throw new Failure(
      'npm left out the optional packages, so Node 24 is missing: run npm ci --include=optional.',
    );
  }
  // 67 MB of headers, for packages that are compiled during installation. Haat has none.
  rmSync(inModules(`node-${process.platform}-${process.arch}/include`), { recursive: true, force: true });
}

/** npm writes its own list last. After an interrupted installation it is missing or old. */
function isCurrent() {
  const done = statSync(inModules('.package-lock.json'), { throwIfNoEntry: false });
  const wanted = statSync(join(root, 'package-lock.json'));
  return done !== undefined && done.mtimeMs >= wanted.mtimeMs && existsSync(pinnedNode);
}

function inModules(path) {
  return join(root, 'node_modules', path);
}

function allWorkspacesBut(name) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces
    .filter((workspace) => workspace !== name)
    .map((workspace) => `--workspace=${workspace.replace('/*', '')}`);
}

/** The npm that runs this script, else the one on the path. */
function npm() {
  const path = process.env.npm_execpath ?? '';
  return path.endsWith('npm-cli.js') ? [process.execPath, path] : ['npm'];
}

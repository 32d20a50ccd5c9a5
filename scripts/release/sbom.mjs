// The SBOM of a release: the packages of the server and those built into the web apps, as CycloneDX.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { release } from '../../apps/api/src/platform/release.ts';
import { root } from '../tasks/children.mjs';
import {
  appWorkspaces,
  isWorkspace,
  lockOf,
  pathsOf,
  serverWorkspaces,
  withoutDevelopment,
} from './packages.mjs';

/** As a JSON text. */
export function makeSbom(seconds) {
  const bom = { ...askNpm(), serialNumber: serialNumber() };
  bom.metadata.timestamp = new Date(seconds * 1000).toISOString();
  // npm takes the name from the folder.
  Object.assign(bom.metadata.component, { type: 'application', name: 'haat' });
  return `${JSON.stringify(bom, null, 2)}\n`;
}

/** npm reads only descriptions and the lock file. */
function askNpm() {
  const folder = mkdtempSync(join(tmpdir(), 'haat-sbom-'));
  try {
    const paths = pathsOf([...serverWorkspaces, ...appWorkspaces]);
    const workspaces = paths.filter(isWorkspace);
    const { name, version, license } = read('package.json');
    write(folder, 'package.json', { name, version, license, workspaces });
    write(folder, 'package-lock.json', lockOf(paths, { name, version }));
    for (const path of workspaces) {
      write(folder, `${path}/package.json`, withoutDevelopment(read(`${path}/package.json`)));
    }
    const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
    return JSON.parse(
      execFileSync('npm', words, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A UUID that is always the same for a release. */
function serialNumber() {
  const { version, commit } = release();
  const hex = createHash('sha256').update(`haat ${version} ${commit}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

function write(folder, file, value) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(value));
}

// Asks npm's registry for the advisories of all locked packages.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appWorkspaces, pathsOf, serverWorkspaces } from '../release/packages.mjs';
import { root } from './children.mjs';

/** A package with advisories since 2017, which Haat doesn't use. A registry that knows none of them has no advisories to compare with. */
const PROBE = { name: 'moment', version: '2.18.0' };

/** Where a weakness matters, the worst first. */
const PARTS = ['server', 'apps', 'development'];

/** Returns the exit code: 1 when what runs on a server or in a browser has an advisory. */
export function auditPackages() {
  const { vulnerabilities, problem } = askNpm(root);
  const failure = problem ?? probeRegistry();
  if (failure) {
    console.log(`Could not compare the packages with advisories: ${failure} So nothing is known about them.`);
    return 0;
  }
  const found = findingsOf(vulnerabilities);
  for (const one of found) console.log(lineOf(one));
  const inUse = found.filter(({ part }) => part !== 'development').length;
  const rest = found.length - inUse;
  console.log(
    `Compared all packages with the registry's advisories: ${inUse} in what runs, ${rest} in what only development uses.`,
  );
  return inUse > 0 ? 1 : 0;
}

function askNpm(folder) {
  const words = ['audit', '--json', '--package-lock-only', '--fetch-retries=1', '--fetch-timeout=30000'];
  const { stdout, error } = spawnSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) return { problem: `npm can't be started (${error.code}).` };
  const report = readReport(stdout);
  if (report?.vulnerabilities) return { vulnerabilities: report.vulnerabilities };
  return {
    problem: `the registry didn't answer (${report?.message ?? report?.error?.summary ?? 'no JSON'}).`,
  };
}

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Some mirrors answer every such question with nothing. */
function probeRegistry() {
  const folder = mkdtempSync(join(tmpdir(), 'haat-audit-'));
  const { name, version } = PROBE;
  const described = { name: 'probe', version: '1.0.0', dependencies: { [name]: version } };
  const packages = { '': described, [`node_modules/${name}`]: { version } };
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(described));
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ name: 'probe', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
    );
    const { vulnerabilities, problem } = askNpm(folder);
    if (problem) return problem;
    return Object.hasOwn(vulnerabilities, name)
      ? undefined
      : `the registry knows no advisory of ${name} ${version}, which has some.`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One for each advisory and package. A package that only depends on a weak one has none of its own. */
function findingsOf(vulnerabilities) {
  const [server, apps] = [serverWorkspaces, appWorkspaces].map(
    (workspaces) => new Set(pathsOf(workspaces, () => true)),
  );
  const partOf = (path) => (server.has(path) ? 'server' : apps.has(path) ? 'apps' : 'development');
  return Object.values(vulnerabilities)
    .flatMap(({ name, nodes, via }) => {
      const advisories = via.filter((one) => typeof one === 'object');
      return advisories.flatMap(({ severity, title, url }) =>
        nodes.map((path) => ({ name, path, part: partOf(path), severity, title, url })),
      );
    })
    .sort((one, other) => PARTS.indexOf(one.part) - PARTS.indexOf(other.part));
}

const lineOf = ({ name, path, part, severity, title, url }) =>
  `${severity.padEnd(8)}  ${part.padEnd(11)}  ${name} (${path}): ${title}. ${url}`;

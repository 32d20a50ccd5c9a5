// The checks of npm run check and npm test.
import { join } from 'node:path';
import { pinnedNode, root, run } from './children.mjs';

const inModules = (path) => join(root, 'node_modules', path);
/** What checks keep, so that the next run only reads changes. */
const kept = join(root, 'node_modules/.cache/haat');
/** With one checker, because each checker computes the contract's types again, and the projects are checked in parallel anyway. */
const types = (project) => {
  const results = join(kept, 'types', `${project.replaceAll(/\W/g, '-')}.tsbuildinfo`);
  return [
    inModules('typescript/bin/tsc'),
    '-p',
    project,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    results,
  ];
};

/** Arguments for the pinned Node, by the check's name. */
const CHECKS = {
  'types of the server and packages': types('tsconfig.server.json'),
  'types of the client': types('packages/client'),
  'types of the map': types('packages/map'),
  'types of the web': types('apps/web'),
  'types of the service worker': types('apps/web/src/service-worker'),
  "types of the operator's app": types('apps/operator'),
  'types of the browser tests': types('e2e'),
  'types of the scripts': types('scripts'),
  style: [inModules('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  borders: ['scripts/check-borders.mjs'],
  conformance: ['scripts/check-conformance.mjs'],
  'unused code': [
    inModules('knip/bin/knip.js'),
    '--no-progress',
    '--cache',
    '--cache-location',
    join(kept, 'unused-code'),
  ],
  'dead declarations': ['scripts/check-dead.mjs'],
};

/** Runs all checks. Prints the output of failed ones, and one line about all. */
export async function runChecks() {
  const began = Date.now();
  const results = await Promise.all(
    Object.entries(CHECKS).map(async ([name, args]) => ({
      name,
      ...(await run(pinnedNode, args, { capture: true })),
    })),
  );
  const failed = results.filter(({ code }) => code !== 0);
  for (const { name, output } of failed) console.error(`${output.trim()}\nFAILED ${name}`);
  const names = results.map(({ name }) => name.replace(/^types of (the )?/, ''));
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `Checked types (${names.slice(0, typeChecks).join(', ')}), ${names.slice(typeChecks).join(', ')} in ${seconds} s.`,
  );
  return { passed: results.length - failed.length, failed: failed.length };
}

const typeChecks = Object.keys(CHECKS).filter((name) => name.startsWith('types of')).length;

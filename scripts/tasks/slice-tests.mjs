// Where the tests of one slice are, in server, web and desk.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slices } from '../../packages/contract/src/slices.ts';

const deskAreas = 'apps/operator/src/{*,resources/*}/area.tsx';

/** @returns {string[]} folders, each with `/` at its end; none if there is no such slice */
export function foldersOfSlice(root, name) {
  if (!(name in slices)) return [];
  const own = globSync(`apps/{api,web}/src/slices/${name}`, { cwd: root });
  const areas = globSync(deskAreas, { cwd: root }).filter((area) => isOfSlice(root, area, name));
  return [...own, ...areas.map((area) => dirname(area))].sort().map((folder) => `${folder}/`);
}

/** The desk's folders are named by what operators call them. The contract that an area uses tells its slice. */
function isOfSlice(root, area, name) {
  const ofArea = contractsIn(root, [area]);
  const used = ofArea.some(sliceOf)
    ? ofArea
    : contractsIn(root, globSync(`${dirname(area)}/**/*.{ts,tsx}`, { cwd: root }));
  return used.some((file) => sliceOf(file) === name);
}

const contractsIn = (root, files) =>
  files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'@haat\/contract\/([^']+)'/g)].map(
      ([, used]) => used,
    ),
  );

const sliceOf = (file) =>
  Object.keys(slices).find((name) => name === file || slices[name].files?.includes(file));

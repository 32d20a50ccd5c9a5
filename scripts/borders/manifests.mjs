// Each slice says once, per app, what it is. Here is checked that nothing is left out and nothing is named that isn't there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slices as contracts } from '../../packages/contract/src/slices.ts';

const contract = 'packages/contract/src';
const server = 'apps/api/src/slices';

/** Lists of manifests, and the files that each must import. `*` stands for one folder or file. */
const LISTS = [
  { list: `${server}/index.ts`, manifests: `${server}/*/index.ts` },
  { list: `${contract}/every-slice.ts`, manifests: `${contract}/examples/*.ts`, export: /: Documented = / },
  {
    list: 'apps/web/src/app/pages.ts',
    manifests: 'apps/web/src/slices/*/index.ts',
    export: /Pages: readonly /,
  },
  { list: 'apps/operator/src/areas/all-areas.ts', manifests: 'apps/operator/src/*/area.tsx' },
  { list: 'apps/operator/src/areas/all-areas.ts', manifests: 'apps/operator/src/resources/*/area.tsx' },
];

/** Shows the order of the slices. */
const PICTURE = 'docs/architecture.md';

/** @param {Readonly<Record<string, { readonly files?: readonly string[] }>>} slices for tests */
export const manifestProblems = (root, slices = contracts) => [
  ...folderProblems(root, slices),
  ...fileProblems(root, slices),
  ...LISTS.flatMap((one) => listProblems(root, one)),
  ...pictureProblems(root, slices),
];

const manifestOf = `${contract}/slices.ts`;

function folderProblems(root, slices) {
  const names = Object.keys(slices);
  const folders = [server, 'apps/web/src/slices'].flatMap((folder) =>
    foldersIn(root, folder).map((name) => ({ path: `${folder}/${name}`, name })),
  );
  return [
    ...folders
      .filter(({ name }) => !names.includes(name))
      .map(
        ({ path, name }) => `${path}: the slice has no manifest. Instead: add '${name}' to ${manifestOf}.`,
      ),
    ...names
      .filter((name) => !existsSync(join(root, server, name, 'index.ts')))
      .map((name) => `${manifestOf}: '${name}' has no ${server}/${name}/index.ts. Instead: remove it here.`),
  ];
}

const fileProblems = (root, slices) =>
  Object.entries(slices).flatMap(([name, { files = [] }]) =>
    files
      .filter((file) => !existsSync(join(root, contract, `${file}.ts`)))
      .map((file) => `${manifestOf}: there is no file '${file}' of '${name}'. Instead: remove it here.`),
  );

function listProblems(root, { list, manifests, export: wanted = /^/ }) {
  const text = readIfThere(root, list);
  return filesLike(root, manifests)
    .filter((file) => wanted.test(readIfThere(root, file)))
    .filter((file) => !text.includes(`/${file.split('/').slice(-2).join('/')}'`))
    .map((file) => `${list}: ${file} is missing. Instead: add it to the list.`);
}

function pictureProblems(root, slices) {
  const order = Object.keys(slices).join(' --> ');
  const isShown = readIfThere(root, PICTURE).includes(order);
  return isShown ? [] : [`${PICTURE}: the picture has another order. Instead: write ${order}.`];
}

const foldersIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

const readIfThere = (root, file) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

/** The files of a pattern with one `*`. */
function filesLike(root, pattern) {
  const [before, after] = pattern.split('*');
  const folder = join(root, before);
  return existsSync(folder)
    ? readdirSync(folder)
        .map((name) => (name.endsWith(after) ? `${before}${name}` : `${before}${name}${after}`))
        .filter((file) => existsSync(join(root, file)))
    : [];
}

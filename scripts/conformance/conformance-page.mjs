// Makes docs/conformance.md: which requirements each page and each call has, and which test files prove each requirement.
export const CONFORMANCE = 'docs/conformance.md';

const HEAD = `# Requirements and their tests

Made by \`npm run conformance\` from [requirements.md](requirements.md) and the ids in the titles of the tests. Don't edit it:
\`npm run check\` fails when it isn't up to date. To run the tests of one requirement: \`npx vitest run -t CART-19\`.
`;

const CALL = /`((?:GET|POST|PATCH|DELETE) \/[^`]*)`/g;
const PAGE = /`(\/[^`\s]*)`/g;

/** @returns {string[]} `GET /users/cities/` */
export const callsIn = (text) => [...text.matchAll(CALL)].map(([, call]) => call);

/** @returns {string[]} `/shops/cart`. Pages have no slash at the end, calls do. */
export const pagesIn = (text) =>
  [...text.matchAll(PAGE)].map(([, path]) => path).filter((path) => path === '/' || isPage(path));

const isPage = (path) => !path.endsWith('/') && !/^\/(api|media)\b|\.\w+$|[?…*]/.test(path);

/**
 * @param {import('./requirements.mjs').Requirement[]} items
 * @param {Map<string, string[]>} filesOf test files by id
 */
export function conformancePage(items, filesOf) {
  const areas = Map.groupBy(items, ({ area }) => area);
  return [
    HEAD,
    '## By page\n',
    table(['Page', 'Requirements'], byName(items, pagesIn)),
    '\n## By call\n',
    table(['Call', 'Requirements'], byName(items, callsIn)),
    ...[...areas].map(([area, own]) => `\n## ${area}\n\n${areaTable(own, filesOf)}`),
    '',
  ].join('\n');
}

function byName(items, namesIn) {
  const ids = new Map();
  for (const { id, text } of items) {
    for (const name of namesIn(text)) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  }
  return [...ids]
    .sort(([one], [other]) => (pathOf(one) < pathOf(other) ? -1 : 1))
    .map(([name, own]) => [`\`${name}\``, [...own].join(', ')]);
}

const pathOf = (name) => name.slice(name.indexOf('/'));

const areaTable = (items, filesOf) =>
  table(
    ['Requirement', 'Test files'],
    items.map(({ id, isPlanned }) => [
      id,
      isPlanned ? 'planned' : (filesOf.get(id) ?? []).map(code).join(', '),
    ]),
  );

const code = (file) => `\`${file}\``;

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

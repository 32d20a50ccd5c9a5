// A page for people: which requirements each page and each call has, and which test files prove each requirement.
const HEAD = `# Requirements and their tests

From docs/requirements.md and the ids in the titles of the tests. To run the tests of one requirement: \`npx vitest run -t 'CART-19\\b'\`.
`;

const CALL = /`((?:GET|POST|PUT|PATCH|DELETE) \/[^`]*)`/g;
const PAGE = /`(\/[^`\s]*)`/g;

/** @returns {string[]} `GET /users/cities/` */
export const callsOf = ({ text }) => [...text.matchAll(CALL)].map(([, call]) => call);

/** Pages in its text, or in the heading above it. Unlike calls, they have no slash at the end. @returns {string[]} */
export const pagesOf = ({ heading, text }) =>
  [...`${heading} ${text}`.matchAll(PAGE)]
    .map(([, path]) => path)
    .filter((path) => path === '/' || isPage(path));

const isPage = (path) =>
  !path.endsWith('/') && !/^\/(api|media|healthz|readyz|metrics)\b|\.\w+$|[?…*]/.test(path);

/**
 * @param {import('./requirements.mjs').Requirement[]} items
 * @param {Map<string, string[]>} filesOf test files by id
 */
export function conformancePage(items, filesOf) {
  const pages = Map.groupBy(items, ({ page }) => page);
  return [
    HEAD,
    '## By page\n',
    table(['Page', 'Requirements'], byName(items, pagesOf)),
    '\n## By call\n',
    table(['Call', 'Requirements'], byName(items, callsOf)),
    ...[...pages].map(([page, own]) => `\n## ${page}\n\n${itemTable(own, filesOf)}`),
    '',
  ].join('\n');
}

function byName(items, namesOf) {
  const ids = new Map();
  for (const item of items) {
    for (const name of namesOf(item)) ids.set(name, (ids.get(name) ?? new Set()).add(item.id));
  }
  return [...ids]
    .sort(([one], [other]) => (pathOf(one) < pathOf(other) ? -1 : 1))
    .map(([name, own]) => [`\`${name}\``, [...own].join(', ')]);
}

const pathOf = (name) => name.slice(name.indexOf('/'));

const itemTable = (items, filesOf) =>
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

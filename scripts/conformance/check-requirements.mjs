// Compares requirements, tests and documents: each requirement has a test, each id in a test or a document is a
// requirement, and nothing refers to a document outside of the repository.
import { conformancePage } from './conformance-page.mjs';
import { isFile, isTest, readLines, textFiles } from './files.mjs';
import { forbiddenIn } from './forbidden-references.mjs';
import { readTests } from './read-tests.mjs';
import { INDEX, prefixOf, readRequirements } from './requirements.mjs';

/** These contain breaches as examples. */
const EXEMPT = ['scripts/conformance/forbidden-references.mjs', 'scripts/check-conformance.test.ts'];

/** @returns {{ problems: string[], items: number, proven: number, page: string }} `page` lists the tests of each */
export function checkRequirements(root) {
  if (!isFile(root, INDEX)) return { problems: [`${INDEX}: is not there`], items: 0, proven: 0, page: '' };
  const { items, problems } = readRequirements(root);
  const files = textFiles(root);
  const tests = files
    .filter((file) => isTest(file) && !EXEMPT.includes(file))
    .map((file) => ({ file, mentions: readTests(root, file) }));
  const filesOf = filesById(tests);
  return {
    problems: [
      ...problems,
      ...indexProblems(root, items),
      ...itemProblems(items, filesOf),
      ...unknownInTitles(items, tests),
      ...files.flatMap((file) => textProblems(root, file, items)),
    ],
    items: items.length,
    proven: filesOf.size,
    page: conformancePage(items, filesOf),
  };
}

function filesById(tests) {
  const files = new Map();
  for (const { file, mentions } of tests) {
    for (const id of new Set(mentions.map((one) => one.id))) files.set(id, [...(files.get(id) ?? []), file]);
  }
  return files;
}

function indexProblems(root, items) {
  const index = readLines(root, INDEX).join('\n');
  const pages = [...new Set(items.map(({ file }) => file))].map((file) => file.replace('docs/', ''));
  return pages
    .filter((page) => !index.includes(`(${page})`))
    .map((page) => `${INDEX}: does not name ${page}`);
}

function itemProblems(items, filesOf) {
  const unproven = items.filter(({ id, isPlanned }) => !isPlanned && !filesOf.has(id));
  const early = items.filter(({ id, isPlanned }) => isPlanned && filesOf.has(id));
  return [
    ...unproven.map(({ id, file, line }) => `${file}:${line}: ${id} has no test`),
    ...early.map(({ id, file, line }) => `${file}:${line}: ${id} has a test, so remove (planned)`),
  ];
}

/** Ids with unknown prefixes. The others are found in the text of the file. */
function unknownInTitles(items, tests) {
  const prefixes = new Set(items.map(({ id }) => prefixOf(id)));
  return tests.flatMap(({ file, mentions }) =>
    mentions
      .filter(({ id }) => !prefixes.has(prefixOf(id)))
      .map(({ id, line }) => `${file}:${line}: ${id} is not a requirement`),
  );
}

/** Ids with known prefixes, and references, anywhere in a file. */
function textProblems(root, file, items) {
  if (EXEMPT.includes(file)) return [];
  const known = new Set(items.map(({ id }) => id));
  const prefixes = [...new Set(items.map(({ id }) => prefixOf(id)))].join('|');
  const id = new RegExp(`(?<![\\w-])(?:${prefixes})-\\d+(?![\\w-])`, 'g');
  return readLines(root, file).flatMap((line, index) => {
    const unknown = (line.match(id) ?? []).filter((one) => !known.has(one));
    return [
      ...unknown.map((one) => `${one} is not a requirement`),
      ...forbiddenIn(line).map((reference) => `refers to ${reference}, which is not in the repository`),
    ].map((problem) => `${file}:${index + 1}: ${problem}`);
  });
}

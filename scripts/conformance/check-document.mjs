// Holds the conformance document to the tree: every row says something, names files that are there and tests that run,
// and no section of the specification is left out.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, proofsIn, readRows } from './read-document.mjs';
import { readTitles } from './read-titles.mjs';

export const DOCUMENT = 'docs/conformance.md';
const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @returns {{ problems: string[], rows: number, titles: number }} `titles` counts different tests that are cited */
export function checkDocument(root) {
  if (!isFile(root, DOCUMENT)) return { problems: [`${DOCUMENT}: is not there`], rows: 0, titles: 0 };
  const rows = readRows(readFileSync(join(root, DOCUMENT), 'utf8'));
  const tests = makeTests(root);
  const cited = new Set();
  const problems = rows.flatMap((row) =>
    problemsOf(root, row, tests, cited).map((problem) => `${DOCUMENT}:${row.line}: ${problem}`),
  );
  const missing = SECTIONS.filter((number) => !rows.some(({ section }) => section === number));
  return {
    problems: [...problems, ...missing.map((number) => `${DOCUMENT}: section ${number} has no row`)],
    rows: rows.length,
    titles: cited.size,
  };
}

const isFile = (root, path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;

/** Each test file is read once. */
function makeTests(root) {
  const known = new Map();
  return (file) => {
    if (!known.has(file)) known.set(file, readTitles(root, file));
    return known.get(file);
  };
}

function problemsOf(root, { section, cells }, tests, cited) {
  if (cells.length !== 3) return [`has ${cells.length} cells, not three`];
  const [says, where, test] = cells;
  const files = filesIn(where);
  const proofs = proofsIn(test);
  return [
    ...(SECTIONS.includes(section) ? [] : ['stands in no section of the specification']),
    ...(says === '' ? ['says nothing'] : []),
    ...(files.length === 0 ? ['names no file where it is'] : []),
    ...files.filter((file) => !isFile(root, file)).map((file) => `there is no file ${file}`),
    ...(proofs.length === 0 ? ['names no test'] : []),
    ...proofs.flatMap((proof) => proofProblems(root, proof, tests, cited)),
  ];
}

function proofProblems(root, { file, titles }, tests, cited) {
  if (file === undefined) return [`"${titles[0]}" stands behind no test file`];
  if (!/\.test\.tsx?$/.test(file)) return [`${file} is no test file`];
  if (!isFile(root, file)) return [`there is no file ${file}`];
  if (titles.length === 0) return [`names no test of ${file}`];
  const { titles: known, errors } = tests(file);
  for (const title of titles) cited.add(`${file} ${title}`);
  return [
    ...errors.map((error) => `${file} cannot be read: ${error}`),
    ...titles.filter((title) => !known.has(title)).map((title) => `${file} has no test "${title}"`),
  ];
}

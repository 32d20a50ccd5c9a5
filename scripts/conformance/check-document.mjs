// Holds the conformance document to the tree: every row says something, names files that are there and tests that run,
// and no section of the specification is left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFile, makeTests, proofProblems } from './named-tests.mjs';
import { filesIn, proofsIn, readRows } from './read-document.mjs';

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

// Holds docs/security.md to the tree: every requirement of OWASP ASVS 5.0 level 2 stands in it once with its state. Its proofs
// are ids of docs/requirements.md, or files where a test has no id or the proof is no test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFile } from './files.mjs';
import { readRequirements } from './requirements.mjs';
import { readRows } from './security-rows.mjs';

export const SECURITY_DOCUMENT = 'docs/security.md';

/** How many requirements of levels 1 and 2 each section has. In each they come before those of level 3. */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2
`;

const REQUIREMENTS = [...SECTIONS.matchAll(/(\S+):(\d+)/g)].flatMap(([, section, count]) =>
  Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`),
);

/** What each row begins with. Only the first two have something to prove. */
const STATES = ['Met', 'Partly', 'Open', 'Installation', 'Not applicable'];
const PROVEN = ['Met', 'Partly'];

/** @returns {{ problems: string[], rows: number, states: Record<string, number> }} `states` counts requirements */
export function checkSecurity(root) {
  if (!isFile(root, SECURITY_DOCUMENT)) {
    return { problems: [`${SECURITY_DOCUMENT}: is not there`], rows: 0, states: {} };
  }
  const rows = readRows(readFileSync(join(root, SECURITY_DOCUMENT), 'utf8'));
  const ids = new Set(readRequirements(root).items.map(({ id }) => id));
  const problems = rows.flatMap((row) =>
    problemsOf(root, row, ids).map((problem) => `${SECURITY_DOCUMENT}:${row.line}: ${problem}`),
  );
  const named = rows.flatMap(({ cells }) => requirementsIn(cells[0]));
  return {
    problems: [...problems, ...countProblems(named).map((problem) => `${SECURITY_DOCUMENT}: ${problem}`)],
    rows: rows.length,
    states: countStates(rows),
  };
}

function countProblems(named) {
  return [
    ...REQUIREMENTS.filter((one) => !named.includes(one)).map((one) => `${one} is missing`),
    ...named.filter((one) => !REQUIREMENTS.includes(one)).map((one) => `${one} is no requirement of level 2`),
    ...named.filter((one, at) => named.indexOf(one) !== at).map((one) => `${one} is named twice`),
  ];
}

/** `1.2.6–1.2.8, 1.3.8`: ranges stay within a section. */
function requirementsIn(cell) {
  return [...cell.matchAll(/(\d+\.\d+)\.(\d+)(?:–\1\.(\d+))?/g)].flatMap(([, section, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`),
  );
}

const stateOf = (cell = '') => STATES.find((state) => cell.startsWith(`${state}.`));

function problemsOf(root, { section, cells }, ids) {
  if (cells.length !== 3) return [`has ${cells.length} cells, not three`];
  const [requirement, how, proof] = cells;
  const numbers = requirementsIn(requirement);
  const state = stateOf(how);
  return [
    ...(numbers.length === 0 ? ['names no requirement'] : []),
    ...numbers
      .filter((one) => Number(one.split('.')[0]) !== section)
      .map((one) => `${one} stands in another chapter`),
    ...(state === undefined ? [`begins with none of ${STATES.join(', ')}`] : []),
    ...(PROVEN.includes(state) && proof === '' ? ['names no proof'] : []),
    ...proof
      .split(', ')
      .filter(Boolean)
      .flatMap((one) => proofProblems(root, one, ids)),
  ];
}

/** `CART-7`, or a file in backticks. */
function proofProblems(root, proof, ids) {
  if (ids.has(proof)) return [];
  const [, file] = /^`([^`]+)`$/.exec(proof) ?? [];
  if (file === undefined) return [`${proof} is neither a requirement nor a file`];
  return isFile(root, file) ? [] : [`there is no file ${file}`];
}

function countStates(rows) {
  const states = {};
  for (const { cells } of rows) {
    const state = stateOf(cells[1]);
    if (state) states[state] = (states[state] ?? 0) + requirementsIn(cells[0]).length;
  }
  return states;
}

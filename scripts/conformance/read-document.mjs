// Reads the tables of the conformance document: a row for each line of the specification, under the section it belongs to.

/**
 * @typedef {{ line: number, section: number | undefined, cells: string[] }} Row `section` is the number in the heading above
 * @typedef {{ file: string | undefined, titles: string[] }} Proof a test file and what is cited of it
 */

const HEADING = /^## (?:(\d+)\.)?/;

/** @returns {Row[]} without the tables' heads. */
export function readRows(text) {
  const lines = text.split('\n');
  const rows = [];
  let section;
  for (const [index, line] of lines.entries()) {
    const heading = HEADING.exec(line);
    if (heading) section = heading[1] === undefined ? undefined : Number(heading[1]);
    const isHead = isRule(lines[index + 1] ?? '');
    if (line.startsWith('|') && !isRule(line) && !isHead)
      rows.push({ line: index + 1, section, cells: cellsOf(line) });
  }
  return rows;
}

const isRule = (line) => /^\|[-:| ]+\|$/.test(line.trim());

const cellsOf = (line) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Whatever stands in backticks. */
export const filesIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file);

/** `file` "title" "title", `file` "title": each title belongs to the file before it. @returns {Proof[]} */
export function proofsIn(cell) {
  const proofs = [];
  for (const [, file, title] of cell.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
    if (file !== undefined) proofs.push({ file, titles: [] });
    else if (proofs.length === 0) proofs.push({ file: undefined, titles: [title] });
    else proofs.at(-1).titles.push(title);
  }
  return proofs;
}

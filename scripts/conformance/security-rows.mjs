// Reads the tables of docs/security.md: each row under the chapter it belongs to.

/** @typedef {{ line: number, section: number | undefined, cells: string[] }} Row `section` is the number in the heading above */

const HEADING = /^## (?:(\d+)\.)?/;

/** @returns {Row[]} without the heads of the tables */
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

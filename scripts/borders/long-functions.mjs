// Finds functions of more than 40 lines. A comment directly above one that begins with `Long:` says why it stays whole.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const MOST_LINES = 40;

/** Code outside of `src/`. The borders are not for these files, but this rule is. */
const OTHER_CODE = ['*.ts', '{apps,packages}/*/*.{ts,mjs}', '{bench,e2e,scripts}/**/*.{ts,tsx,mjs}'];

/**
 * @typedef {{ line: number, column: number, lines: number }} LongFunction
 * @returns {LongFunction[]} none for a test, where one function holds many tests
 */
export function findLongFunctions(file, text, program) {
  if (file.includes('.test.')) return [];
  const found = [];
  const add = ({ start, end }) => {
    const lines = text.slice(start, end).split('\n').length;
    if (lines <= MOST_LINES) return;
    const above = text.slice(0, start).split('\n');
    if (!saysWhy(above)) found.push({ line: above.length, column: above.at(-1).length + 1, lines });
  };
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(
    program,
  );
  return found;
}

/** @param above the lines up to the function, the last one being its own */
function saysWhy(above) {
  for (let at = above.length - 2; /^\s*(\/[/*]|\*)/.test(above[at]); at -= 1) {
    if (/^\s*(\/\/|\/\*\*?) Long: \w/.test(above[at])) return true;
  }
  return false;
}

/** @returns {{ file: string, longFunctions: LongFunction[] }[]} */
export function readOtherCode(root) {
  const exclude = (path) => /(^|[\\/])(node_modules|dist)$/.test(path);
  return globSync(OTHER_CODE, { cwd: root, exclude }).map((found) => {
    const file = found.replaceAll('\\', '/');
    const text = readFileSync(join(root, file), 'utf8');
    return { file, longFunctions: findLongFunctions(file, text, parseSync(file, text).program) };
  });
}

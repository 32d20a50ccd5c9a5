import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDocument, DOCUMENT } from './conformance/check-document.mjs';
import { root as repository } from './tasks/children.mjs';

const tests = 'apps/web/src/cart.test.ts';

/** Every way in which a title may stand, and some in which it does not count. */
const testFile = `
import { describe, it, test } from 'vitest';
describe('the cart', () => {
  it('is empty at first', () => {});
  it.each([['a', 1]])('takes %s', () => {});
});
describe.each(['x'])('%s', () => test(\`knows its total\`, () => {}));
it.skip('will be lighter one day', () => {});
describe.skip('the trolley', () => it('rolls', () => {}));
// it('is only a remark', () => {});
export const words = "it('is only said', () => {})";
it(words, () => {});
`;

let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const head = '| What it says | Where it is | The test |\n|---|---|---|\n';
const good = `| The cart is empty | \`apps/web/src/cart.ts\` | \`${tests}\` "is empty at first" |`;
const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A document with the rows in its first section, and the good one in all others. */
const documentOf = (...rows: string[]): string =>
  sections
    .map((number) => `## ${number}. A section\n\n${head}${number === 1 ? rows.join('\n') : good}\n`)
    .join('\n');

function problemsOf(...rows: string[]): string[] {
  write(DOCUMENT, documentOf(...rows));
  return checkDocument(root).problems;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'haat-conformance-'));
  write('apps/web/src/cart.ts', 'export const cart = 1;');
  write(tests, testFile);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the conformance document', () => {
  it('may cite a title in every form in which one can be written', () => {
    const titles = ['the cart', 'is empty at first', 'takes %s', '%s', 'knows its total'];
    const all = titles.map((title) => `"${title}"`).join(' ');
    write(DOCUMENT, documentOf(`| All | \`apps/web/src/cart.ts\` and \`${tests}\` | \`${tests}\` ${all} |`));
    expect(checkDocument(root)).toEqual({ problems: [], rows: 9, titles: 5 });
  });

  it.each([
    ['a file that is not there', `| x | \`apps/web/src/gone.ts\` | \`${tests}\` "takes %s" |`, 'no file'],
    ['a folder for a file', `| x | \`apps/web\` | \`${tests}\` "takes %s" |`, 'there is no file apps/web'],
    ['no file', `| x | on the screen | \`${tests}\` "takes %s" |`, 'names no file where it is'],
    ['no test', '| x | `apps/web/src/cart.ts` | |', 'names no test'],
    ['a test file alone', `| x | \`apps/web/src/cart.ts\` | \`${tests}\` |`, `names no test of ${tests}`],
    ['a title alone', '| x | `apps/web/src/cart.ts` | "takes %s" |', 'stands behind no test file'],
    ['a test file that is not there', '| x | `apps/web/src/cart.ts` | `gone.test.ts` "x" |', 'no file gone'],
    ['no test file', '| x | `apps/web/src/cart.ts` | `apps/web/src/cart.ts` "x" |', 'is no test file'],
    ['nothing that it says', `| | \`apps/web/src/cart.ts\` | \`${tests}\` "takes %s" |`, 'says nothing'],
    ['two cells', '| x | `apps/web/src/cart.ts` |', 'has 2 cells, not three'],
  ])('is wrong where a row has %s', (_what, row, problem) => {
    expect(problemsOf(good, row)).toEqual([expect.stringContaining(problem)]);
    expect(checkDocument(root).problems[0]).toMatch(new RegExp(`^${DOCUMENT}:6: `));
  });

  it.each([
    'is full at first',
    'is empty',
    'will be lighter one day',
    'the trolley',
    'rolls',
    'is only a remark',
    'is only said',
  ])('is wrong where a title stands for no test that runs: %s', (title) => {
    const row = `| x | \`apps/web/src/cart.ts\` | \`${tests}\` "is empty at first" "${title}" |`;
    expect(problemsOf(row)).toEqual([`${DOCUMENT}:5: ${tests} has no test "${title}"`]);
  });

  it('is wrong where its test file cannot be read', () => {
    write(tests, 'import {');
    expect(problemsOf(good)).toContainEqual(expect.stringContaining('cannot be read'));
  });

  it('is wrong where a section has no row', () => {
    expect(problemsOf()).toEqual([`${DOCUMENT}: section 1 has no row`]);
  });

  it('is wrong where a row stands in no section', () => {
    write(DOCUMENT, `${documentOf(good)}\n## What else\n\n${head}${good}\n`);
    expect(checkDocument(root).problems).toEqual([expect.stringContaining('stands in no section')]);
  });

  it('is wrong where it is not there', () => {
    expect(checkDocument(root).problems).toEqual([`${DOCUMENT}: is not there`]);
  });

  it('goes through the whole specification, and every row holds', () => {
    const { problems, rows } = checkDocument(repository);
    expect(problems).toEqual([]);
    expect(rows).toBeGreaterThan(200);
  });
});

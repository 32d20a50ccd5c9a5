import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSecurity, SECURITY_DOCUMENT } from './conformance/check-security.mjs';
import { root as repository } from './tasks/children.mjs';

const proof = 'SIGN-1, `docs/limits.md`';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const head = '| Requirement | How | Proof |\n|---|---|---|\n';

/** The problems of a document with these rows in chapter 6, except for missing requirements. */
function problemsOf(...rows: string[]): string[] {
  write(SECURITY_DOCUMENT, `## 6. Authentication\n\n${head}${rows.join('\n')}\n`);
  return checkSecurity(root).problems.filter((problem) => !problem.endsWith('is missing'));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'haat-security-'));
  write('docs/requirements/codes.md', '- **SIGN-1** A code works once.\n');
  write('docs/limits.md', 'Limits');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the security document', () => {
  it('accepts ranges, requirements, files, and rows without proof', () => {
    const rows = [
      `| 6.5.1, 6.5.3–6.5.5 Codes | Met. Once | ${proof} |`,
      '| 6.1.1 Limits | Partly. In a document | `docs/limits.md` |',
      '| 6.2.1 Passwords | Not applicable. None | |',
    ];
    expect(problemsOf(...rows)).toEqual([]);
    expect(checkSecurity(root)).toMatchObject({
      rows: 3,
      states: { Met: 4, Partly: 1, 'Not applicable': 1 },
    });
  });

  it.each([
    ['no requirement', `| Codes | Met. Once | ${proof} |`, 'names no requirement'],
    ['a requirement of another chapter', `| 7.2.1 Tokens | Met. Yes | ${proof} |`, 'in another chapter'],
    ['no state', `| 6.5.1 Codes | Codes work once | ${proof} |`, 'begins with none of Met'],
    ['no proof', '| 6.5.1 Codes | Met. Once | |', 'names no proof'],
    ['an unknown id', '| 6.5.1 Codes | Met. Once | SIGN-1, CODE-2 |', 'CODE-2 is neither a requirement nor'],
    ['the title of a test', '| 6.5.1 Codes | Met. Once | "works once" |', 'is neither a requirement nor'],
    [
      'a file that is not there',
      '| 6.1.1 Codes | Met. Once | `docs/gone.md` |',
      'there is no file docs/gone.md',
    ],
    ['two cells', '| 6.5.1 Codes | Met. Once |', 'has 2 cells, not three'],
    [
      'a requirement of level 3',
      `| 6.5.6 Codes | Met. Once | ${proof} |`,
      '6.5.6 is no requirement of level 2',
    ],
    ['a requirement twice', `| 6.5.1, 6.5.1 Codes | Met. Once | ${proof} |`, '6.5.1 is named twice'],
  ])('is refused if a row has %s', (_what, row, problem) => {
    expect(problemsOf(row)).toEqual([expect.stringContaining(problem)]);
  });

  it('is refused if a requirement is missing', () => {
    problemsOf(`| 6.5.1 Codes | Met. Once | ${proof} |`);
    const { problems } = checkSecurity(root);
    expect(problems).toContain(`${SECURITY_DOCUMENT}: 6.5.2 is missing`);
    expect(problems).toHaveLength(252);
  });

  it("is refused if it doesn't exist", () => {
    expect(checkSecurity(root).problems).toEqual([`${SECURITY_DOCUMENT}: is not there`]);
  });

  it('lists all 253 requirements of level 2 in valid rows', () => {
    const { problems, states } = checkSecurity(repository);
    expect(problems).toEqual([]);
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(253);
    expect(readFileSync(join(repository, SECURITY_DOCUMENT), 'utf8')).toContain('## 17. WebRTC');
  });
});

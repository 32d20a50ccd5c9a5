import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../packages/contract/src/every-endpoint.ts';
import { checkRequirements } from './conformance/check-requirements.mjs';
import { callsOf, pagesOf } from './conformance/conformance-page.mjs';
import { INDEX, readRequirements } from './conformance/requirements.mjs';
import { root as repository } from './tasks/children.mjs';

const cartTests = 'apps/web/src/cart.test.tsx';
const codeTests = 'apps/api/src/code.test.ts';

const pages = 'docs/requirements/shopping.md';

const requirements = `# Shopping

### The cart: \`/shops/cart\`

- **CART-1** It shows the items, from \`GET /customers/cart/\`.
- **CART-2** Without items, it says so.

## Signing in

- **SIGN-1** \`POST /users/login/\` sends a code.
- **SIGN-2** (planned) A code can be sent by e-mail.
`;

/** All forms in which a title can contain an id. */
const sources: Readonly<Record<string, string>> = {
  [INDEX]: '[Shopping](requirements/shopping.md)',
  [pages]: requirements,
  [cartTests]: `
    describe('the cart [CART-1]', () => {
      it.each([['a', 1]])('takes %s', () => {});
    });
    for (const name of names) test(\`is empty for \${name} [CART-2]\`, () => {});`,
  [codeTests]: "it('sends a code and shows nothing [SIGN-1, CART-2]', () => {});",
};

let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The problems of the valid tree with these files changed. */
function problemsWith(files: Readonly<Record<string, string>>): string[] {
  for (const [file, text] of Object.entries({ ...sources, ...files })) write(file, text);
  return checkRequirements(root).problems;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'haat-requirements-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a valid tree', () => {
  it('has no problems with ids on tests, loops, templates and groups', () => {
    expect(problemsWith({})).toEqual([]);
    expect(checkRequirements(root)).toMatchObject({ items: 4, proven: 3 });
  });

  it('produces a page with requirements by page, endpoint and topic', () => {
    problemsWith({});
    const { page } = checkRequirements(root);
    expect(page).toContain('| `/shops/cart` | CART-1, CART-2 |');
    expect(page).toContain('| `POST /users/login/` | SIGN-1 |');
    expect(page).toContain(
      `## Shopping\n\n| Requirement | Test files |\n| --- | --- |\n| CART-1 | \`${cartTests}\` |`,
    );
    expect(page).toContain(`| CART-2 | \`${codeTests}\`, \`${cartTests}\` |`);
    expect(page).toContain('| SIGN-2 | planned |');
  });
});

describe('the check fails on', () => {
  it.each([
    ['a requirement without a test', '- **CART-3** It is light.', 'CART-3 has no test'],
    ['an id that is there twice', '- **CART-1** It is light.', 'CART-1 is defined twice'],
    ["a line that isn't an item", '- **cart-3** It is light.', 'is not "- **PREFIX-1** text"'],
    ['an item without words', '- **CART-3** ', 'is not "- **PREFIX-1** text"'],
  ])('%s', (_what, line, problem) => {
    const text = `${requirements}${line}\n`;
    expect(problemsWith({ [pages]: text })).toContain(`${pages}:12: ${problem}`);
  });

  it.each([
    ['a test with an unknown id', codeTests, "it('sends [SIGN-1, CART-9]', () => {});", 'CART-9'],
    [
      'a test with an id of an unknown prefix',
      codeTests,
      "it('sends [SIGN-1, TROLLEY-1]', () => {});",
      'TROLLEY-1',
    ],
    ['code that names an unknown id', 'apps/web/src/cart.ts', '// See CART-9.', 'CART-9'],
    ['a document that names an unknown id', 'docs/web.md', 'The cart (CART-9) is light.', 'CART-9'],
  ])('%s', (_what, file, text, id) => {
    expect(problemsWith({ [file]: text })).toEqual([`${file}:1: ${id} is not a requirement`]);
  });

  it('a requirement whose test is only a comment', () => {
    const text = "// it('sends a code [SIGN-1]', () => {});";
    expect(problemsWith({ [codeTests]: text })).toEqual([`${pages}:10: SIGN-1 has no test`]);
  });

  it("a page that the index doesn't list", () => {
    expect(problemsWith({ [INDEX]: 'Nothing' })).toEqual([
      `${INDEX}: does not name requirements/shopping.md`,
    ]);
  });

  it('a prefix on two pages, because the index lists one', () => {
    const other = { 'docs/requirements/trolley.md': '# Trolley\n\n- **CART-3** (planned) It rolls.\n' };
    const index = '(requirements/shopping.md) (requirements/trolley.md)';
    expect(problemsWith({ ...other, [INDEX]: index })).toEqual([
      'docs/requirements/trolley.md:3: CART-3 is not on the page of its prefix',
    ]);
  });

  it('a planned requirement that has a test', () => {
    expect(problemsWith({ 'e2e/mail.test.ts': "it('sends mail [SIGN-2]', () => {});" })).toEqual([
      `${pages}:11: SIGN-2 has a test, so remove (planned)`,
    ]);
  });

  it.each([
    ['house.md'],
    ['`api.md` 4'],
    ['product.md'],
    ['screens.md'],
    ['look.md'],
    ['writing.md'],
    ['the specification'],
    ['specification.test.ts'],
    ['§4'],
    ['issue 9'],
    ['issue #9'],
  ])('a reference to a paper that is not in the repository: %s', (reference) => {
    expect(problemsWith({ 'apps/web/src/cart.ts': `\n// As ${reference} says.` })).toEqual([
      expect.stringMatching(/^apps\/web\/src\/cart\.ts:2: refers to .*, which is not in the repository$/),
    ]);
  });

  it('a tree without requirements', () => {
    expect(checkRequirements(root).problems).toEqual([`${INDEX}: is not there`]);
  });
});

describe('this repository', () => {
  const { items } = readRequirements(repository);

  it('has a test for every requirement', () => {
    expect(checkRequirements(repository).problems).toEqual([]);
    expect(items.length).toBeGreaterThan(400);
  });

  it('has requirements for exactly the endpoints of the API', () => {
    const named = items.filter(({ isPlanned }) => !isPlanned).flatMap(callsOf);
    const calls = [...endpoints.values()].map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(named)].sort()).toEqual([...new Set(calls)].sort());
  });

  it('has requirements for exactly the pages of the web', async () => {
    // A computed path, because e2e/ has a type check of its own.
    const { routes } = await import(join(repository, 'e2e/support/routes.ts'));
    const named = items.filter(({ isPlanned }) => !isPlanned).flatMap(pagesOf);
    expect([...new Set(named)].sort()).toEqual(Object.keys(routes).sort());
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contractBreaches } from './borders/breaches/contract.ts';
import { fileBreaches, functionOf } from './borders/breaches/files.ts';
import { orderBreaches } from './borders/breaches/order.ts';
import { serverBreaches } from './borders/breaches/server.ts';
import { api, soundTree, web } from './borders/breaches/sound-tree.ts';
import { tableBreaches } from './borders/breaches/tables.ts';
import { webBreaches } from './borders/breaches/web.ts';
import { checkTree } from './borders/check-tree.mjs';
import { cityBudget, cityProblems, countCityNames } from './borders/city-budget.mjs';
import { manifestProblems } from './borders/manifests.mjs';
import { rules } from './borders/rules.mjs';

const breaches = [
  ...orderBreaches,
  ...contractBreaches,
  ...serverBreaches,
  ...tableBreaches,
  ...webBreaches,
  ...fileBreaches,
];

let root: string;

/** The original contents of files that a test changed. Undefined for new files. */
const before = new Map<string, string | undefined>();

function write(file: string, text: string): void {
  before.set(file, soundTree[file]);
  writeAt(file, text);
}

function writeAt(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'haat-borders-'));
  for (const [file, text] of Object.entries(soundTree)) writeAt(file, text);
});

afterEach(() => {
  for (const [file, text] of before) {
    if (text === undefined) rmSync(join(root, file));
    else writeAt(file, text);
  }
  before.clear();
});

afterAll(() => rmSync(root, { recursive: true }));

describe('the borders', () => {
  it('report nothing in a valid tree and read all of it', () => {
    const { problems, seen, imports } = checkTree(root);
    expect(problems).toEqual([]);
    expect(seen).toBe(Object.keys(soundTree).length);
    expect(imports).toBe(
      Object.values(soundTree)
        .join('\n')
        .match(/\bfrom '|import\(|import '/g)?.length,
    );
  });

  it.each(breaches)('$rule: $file, $text', ({ rule, file, text, at }) => {
    write(file, text);
    const { problems } = checkTree(root);
    expect(problems).not.toEqual([]);
    for (const problem of problems) {
      expect(problem.startsWith(`${file}:${at ?? '1:'}`)).toBe(true);
      expect(problem).toContain(`: ${rule}: `);
      expect(problem).toContain('Instead: ');
    }
  });

  it('have a breach in this file for every rule', () => {
    const broken = new Set(breaches.map(({ rule }) => rule));
    expect([...broken].sort()).toEqual(rules.map(({ rule }) => rule).sort());
  });

  it.each([
    ['has 40 lines', functionOf(40)],
    ['has a comment that says why', `// Long: the browser runs it alone.\n${functionOf(41)}`],
    ['has a longer comment', `/** Long: the browser runs it,\n * alone. */\n${functionOf(41)}`],
  ])('allow a function that %s', (_, text) => {
    write('scripts/tasks/log.mjs', text);
    expect(checkTree(root).problems).toEqual([]);
  });

  it('report a long function whose comment gives no reason', () => {
    write('scripts/tasks/log.mjs', `// Long:\n${functionOf(41)}`);
    expect(checkTree(root).problems).toEqual([expect.stringContaining('41 lines')]);
  });

  it('report a cycle', () => {
    write(`${api}/platform/events.ts`, "import type {} from './clock.ts';");
    write(`${api}/platform/clock.ts`, "export * from './events.ts';");
    expect(checkTree(root).problems).toEqual([expect.stringContaining('imports itself')]);
  });

  it('report a file that cannot be read', () => {
    write(`${api}/platform/log.ts`, 'import {');
    expect(checkTree(root).problems).not.toEqual([]);
  });

  it('report an import whose target is computed', () => {
    write(`${api}/platform/log.ts`, 'export const load = (name: string) => import(name);');
    expect(checkTree(root).problems).toEqual([expect.stringContaining('cannot be read')]);
  });

  it.each([`${web}/platform/old.js`, `${api}/platform/old.mts`, 'packages/demo/src/old.cjs'])(
    'report a file that they have not read: %s',
    (file) => {
      write(file, 'export const old = 1;');
      expect(checkTree(root).problems).toEqual([`${file}:1:1: this file is not checked`]);
    },
  );

  it('report more places that name a city than the budget allows [SCALE-72]', () => {
    const names = (line: string, times: number) => Array.from({ length: times }, () => line).join('\n');
    write(
      `${api}/slices/orders/index.ts`,
      "  tables: {\n    distributed: ['orders', 'order_items'],\n  },\n",
    );
    const tables = ['orders', 'order_items', 'carts'].map(
      (name) => `export const ${name.replace('_i', 'I')} = pgTable('${name}', {});`,
    );
    write(`${api}/slices/orders/order.tables.ts`, tables.join('\n'));
    write(`${api}/slices/cart/cart.queries.ts`, names('export { sameCity };', cityBudget.scope));
    expect(cityProblems(root)).toEqual([]);
    write(`${api}/slices/cart/cart.views.ts`, names('eq(orders.cityId, 7);', cityBudget.all));
    write(`${api}/slices/cart/line.views.ts`, 'eq(carts.cityId, 7); eq(orderItems.cityId, 7);');
    expect(countCityNames(root)).toEqual({
      scope: cityBudget.scope,
      all: cityBudget.scope + cityBudget.all + 1,
    });
    expect(cityProblems(root)).toEqual([expect.stringContaining('eqId')]);
    write(`${api}/slices/cart/cart.queries.ts`, names('export { sameCity };', cityBudget.scope + 1));
    expect(cityProblems(root)).toHaveLength(2);
  });

  it('report an empty tree', () => {
    const empty = mkdtempSync(join(tmpdir(), 'haat-borders-'));
    for (const folder of ['apps', 'packages']) mkdirSync(join(empty, folder));
    expect(checkTree(empty).problems).not.toEqual([]);
    rmSync(empty, { recursive: true });
  });
});

describe('the manifests', () => {
  const slices = { shops: { files: ['operator/shops'] }, cart: {} };
  const sound: Record<string, string> = {
    'docs/architecture.md': 'shops --> cart',
    'packages/contract/src/operator/shops.ts': '',
    'packages/contract/src/every-slice.ts': "import { shopDocs } from './examples/shops.ts';",
    'packages/contract/src/examples/shops.ts': 'export const shopDocs: Documented = { files: {}, examples };',
    'packages/contract/src/examples/village.ts': 'export const city = 1;',
    [`${api}/slices/index.ts`]: "import './shops/index.ts'; import './cart/index.ts';",
    [`${api}/slices/shops/index.ts`]: '',
    [`${api}/slices/cart/index.ts`]: '',
    [`${web}/app/pages.ts`]: "import { shopsPages } from '../slices/shops/index.ts';",
    [`${web}/slices/shops/index.ts`]: 'export const shopsPages: readonly PageRoute[] = [];',
    [`${web}/slices/cart/index.ts`]: 'export const count = 1;',
    'apps/operator/src/areas/all-areas.ts':
      "import '../resources/shops/area.tsx'; import '../today/area.tsx';",
    'apps/operator/src/resources/shops/area.tsx': '',
    'apps/operator/src/today/area.tsx': '',
  };

  function problemsIn(files: Record<string, string>, of: Parameters<typeof manifestProblems>[1] = slices) {
    const tree = mkdtempSync(join(tmpdir(), 'haat-manifests-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
    const problems = manifestProblems(tree, of);
    rmSync(tree, { recursive: true });
    return problems;
  }

  it('report nothing when each slice has one and each list has all', () => {
    expect(problemsIn(sound)).toEqual([]);
  });

  it.each([`${api}/slices/blog/index.ts`, `${web}/slices/blog/blog.api.ts`])(
    'report a slice without a manifest: %s',
    (file) => {
      expect(problemsIn({ ...sound, [file]: '' }).join()).toContain('the slice has no manifest');
    },
  );

  it('report a slice and a file of the contract that are not there', () => {
    const blog = { files: ['operator/articles'] };
    const [folder, file] = problemsIn(
      { ...sound, 'docs/architecture.md': 'shops --> cart --> blog' },
      { ...slices, blog },
    );
    expect(folder).toContain("'blog' has no apps/api/src/slices/blog/index.ts");
    expect(file).toContain("no file 'operator/articles' of 'blog'");
  });

  it.each([
    [`${api}/slices/index.ts`, `${api}/slices/shops/index.ts`],
    ['packages/contract/src/every-slice.ts', 'packages/contract/src/examples/shops.ts'],
    [`${web}/app/pages.ts`, `${web}/slices/shops/index.ts`],
    ['apps/operator/src/areas/all-areas.ts', 'apps/operator/src/resources/shops/area.tsx'],
    ['apps/operator/src/areas/all-areas.ts', 'apps/operator/src/today/area.tsx'],
  ])('report what a list leaves out: %s without %s', (list, manifest) => {
    const problems = problemsIn({ ...sound, [list]: '' });
    expect(problems).toContainEqual(`${list}: ${manifest} is missing. Instead: add it to the list.`);
  });

  it('report a picture with another order', () => {
    const [problem] = problemsIn({ ...sound, 'docs/architecture.md': 'cart --> shops' });
    expect(problem).toContain('write shops --> cart');
  });
});

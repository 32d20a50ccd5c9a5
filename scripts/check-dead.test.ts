// A small tree with one dead and one used declaration of each kind.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinnedNode, root, run } from './tasks/children.mjs';

const tree = mkdtempSync(join(tmpdir(), 'haat-dead-'));
afterAll(() => rmSync(tree, { recursive: true }));

const api = 'apps/api/src';
const web = 'apps/web/src/slices/cart';
const files: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'tree',
    type: 'module',
    devDependencies: { 'unused-package': '1.0.0' },
  }),
  'knip.json': JSON.stringify({ entry: ['main.ts'], project: ['*.ts'] }),
  'main.ts': `import { used } from './library.ts';\nused();\n`,
  'library.ts': 'export const used = () => 1;\nexport const unusedExport = 2;\n',
  'unused-file.ts': 'export const nothing = 1;\n',
  [`${web}/cart.messages.ts`]: `export const cart = translated('cart', {\n  empty: 'Empty',\n  deadMessage: 'Dead',\n  group: {\n    kept: 'Kept',\n    deadInGroup: 'Dead',\n  },\n  byKey: {\n    one: 'One',\n  },\n});\n`,
  'apps/web/src/messages/failures.ts':
    "export const failures = translated('failures', {\n  fetch: 'No data',\n  deadFailure: 'Dead',\n});\n",
  [`${web}/cart.module.css`]:
    '.line {\n  composes: look from "../../ui/looks.module.css";\n}\n.deadClass { color: blue; }\n',
  'apps/web/src/ui/looks.module.css': '.look { color: red; }\n.deadLook { color: blue; }\n',
  [`${web}/cart.tsx`]: `import { cart } from './cart.messages.ts';\nimport styles from './cart.module.css';\nexport const a = [cart.empty, cart.group.kept, cart.byKey[key], failures.fetch, styles.line];\n`,
  [`${web}/cart.test.tsx`]: `import { cart } from './cart.messages.ts';\ncart.deadMessage;\n`,
  'packages/contract/src/limits.ts': 'export const limits = {\n  lines: 100,\n  deadLimit: 7,\n} as const;\n',
  [`${api}/slices/cart/cart.ts`]: `take(limits.lines);\nconst row = carts.userId;\n`,
  [`${api}/slices/cart/cart.tables.ts`]: `pgTable('carts', {\n  userId: ref('user_id'),\n  deadColumn: text('dead_column'),\n});\n`,
  [`${api}/config.ts`]: `export type Config = Readonly<{\n  port: number;\n  deadSetting: string;\n}>;\n`,
  [`${api}/main.ts`]: 'listen(config.port);\n',
};

beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
});

describe('the check of dead declarations', () => {
  it('names exactly the declarations that no source uses, even if a test does', async () => {
    const { code, output } = await run(pinnedNode, ['scripts/check-dead.mjs', tree], { capture: true });
    expect(code).toBe(1);
    expect(output.trim().split('\n').sort()).toEqual(
      [
        `${web}/cart.messages.ts: no source uses the message deadMessage`,
        'apps/web/src/messages/failures.ts: no source uses the message deadFailure',
        `${web}/cart.messages.ts: no source uses the message deadInGroup`,
        `${web}/cart.module.css: no source uses the class deadClass`,
        'apps/web/src/ui/looks.module.css: no source uses the class deadLook',
        'packages/contract/src/limits.ts: no source uses the limit deadLimit',
        `${api}/slices/cart/cart.tables.ts: no source uses the column dead_column`,
        `${api}/config.ts: no source reads the setting deadSetting`,
        'Dead declarations: 8.',
      ].sort(),
    );
  });
});

describe('the check of unused code', () => {
  it('fails on a file, an export and a dependency that nothing uses', async () => {
    const knip = join(root, 'node_modules/knip/bin/knip.js');
    const args = [knip, '--no-progress', '--directory', tree];
    const { code, output } = await run(pinnedNode, args, { capture: true });
    expect(code).toBe(1);
    for (const name of ['unused-file.ts', 'unusedExport', 'unused-package']) expect(output).toContain(name);
    expect(output).not.toMatch(/^used /m);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTree } from './borders/check-tree.mjs';
import { fileRules, importRules } from './borders/rules.mjs';

const api = 'apps/api/src';
const web = 'apps/web/src';

/** A small tree that keeps every border. */
const sound: Record<string, string> = {
  [`${api}/config.ts`]: 'export const port = process.env.PORT;',
  [`${api}/main.ts`]: "import { slices } from './slices/index.ts'; export const all = slices;",
  [`${api}/platform/database.ts`]: "import pg from 'pg'; export type Tx = pg.Client;",
  [`${api}/slices/index.ts`]: "import { shops } from './shops/index.ts'; export const slices = [shops];",
  [`${api}/slices/shops/index.ts`]: "import './shop.routes.ts'; export const shops = 1;",
  [`${api}/slices/shops/shop.routes.ts`]:
    "import { openShop } from './open-shop.ts'; export const routes = openShop;",
  [`${api}/slices/shops/open-shop.ts`]:
    "import type { Tx } from '../../platform/database.ts'; export const openShop = (tx: Tx) => tx;",
  [`${api}/slices/shops/shop.queries.ts`]:
    "import { shops } from './shop.tables.ts'; export const all = shops;",
  [`${api}/slices/shops/shop.tables.ts`]:
    "import { pgTable } from 'drizzle-orm/pg-core'; export const shops = pgTable;",
  [`${api}/slices/shops/shop.events.ts`]: 'export const hear = 1;',
  [`${api}/slices/shops/shop.factory.ts`]: 'export const makeShop = 1;',
  [`${api}/testing/shops.ts`]: 'export const makeShop = 1;',
  [`${api}/slices/cart/index.ts`]: "export { shops } from '../shops/index.ts';",
  [`${api}/slices/cart/cart.views.ts`]:
    "import { shops } from '../shops/shop.tables.ts'; import { sql } from 'drizzle-orm'; export const view = [shops, sql];",
  [`${api}/slices/cart/cart.test.ts`]:
    "import { it } from 'vitest'; import { makeShop } from '../../testing/shops.ts'; it('', () => makeShop);",
  [`${web}/ui/card.tsx`]: 'export const Card = () => <p />;',
  [`${web}/platform/http.ts`]: "import { limits } from '@haat/contract/limits'; export const call = limits;",
  [`${web}/slices/shops/index.ts`]: "export const routes = () => import('./pages/shop-page.tsx');",
  [`${web}/slices/shops/shops.api.ts`]:
    "import { call } from '../../platform/http.ts'; export const load = call;",
  [`${web}/slices/shops/pages/shop-page.tsx`]:
    "import { Card } from '../../../ui/card.tsx'; import { load } from '../shops.api.ts'; export const Page = [Card, load];",
  [`${web}/app/router.ts`]:
    "import { routes } from '../slices/shops/index.ts'; export const router = routes;",
  [`${api}/demo-village.ts`]: "export const load = () => import('@haat/demo');",
  [`${api}/open-data.ts`]: "import { open } from '@haat/embedded-postgres'; export const data = open;",
  'packages/demo/src/index.ts': "import { shops } from '@haat/api/slices/shops'; export const all = shops;",
  'packages/embedded-postgres/src/index.ts': "import pg from 'pg'; export const open = pg;",
  'packages/contract/src/limits.ts': "import { Type } from 'typebox'; export const limits = Type;",
};

type Breach = { rule: string; file: string; text: string };

/** Each forbidden thing once, in one of the forms in which it can be written. */
const breaches: Breach[] = [
  {
    rule: 'a slice has a name that stands in the order',
    file: `${api}/slices/helpers/index.ts`,
    text: "import '../shops/index.ts';",
  },
  {
    rule: 'a slice imports earlier slices only',
    file: `${api}/slices/shops/close-shop.ts`,
    text: "import type {} from '../cart/index.ts';",
  },
  {
    rule: 'another slice is entered through its index.ts',
    file: `${api}/slices/cart/fill-cart.ts`,
    text: "export { openShop } from '../shops/open-shop.ts';",
  },
  {
    rule: 'a slice imports nothing that is built from slices',
    file: `${web}/slices/shops/shop-form.ts`,
    text: "export const later = () => import('../../app/router.ts');",
  },
  {
    rule: 'source imports nothing that is built for tests',
    file: `${api}/slices/shops/close-shop.ts`,
    text: "export * from '../../testing/shops.ts';",
  },
  {
    rule: 'a factory is used in its own slice',
    file: `${api}/slices/cart/cart-full.test.ts`,
    text: "export * from '../shops/shop.factory.ts';",
  },
  {
    rule: 'platform knows no slice',
    file: `${api}/platform/clock.ts`,
    text: "export type Shops = typeof import('../slices/shops/index.ts');",
  },
  {
    rule: 'the parts keep apart',
    file: `${web}/platform/session.ts`,
    text: "export type Config = typeof import('@haat/api/config');",
  },
  {
    rule: 'the parts keep apart',
    file: `${api}/start.ts`,
    text: "export const load = () => import('@haat/demo');",
  },
  {
    rule: 'the parts keep apart',
    file: 'packages/embedded-postgres/src/roles.ts',
    text: "import '@haat/api/slices/shops';",
  },
  {
    rule: 'another part is entered by its name',
    file: 'packages/demo/src/load-shops.ts',
    text: "import '../../../apps/api/src/slices/shops/open-shop.ts';",
  },
  {
    rule: 'the contract stands alone',
    file: 'packages/contract/src/shops.ts',
    text: "import 'fastify';",
  },
  {
    rule: 'no example comes to a phone',
    file: `${web}/platform/share.ts`,
    text: "import { examples } from '@haat/contract/examples'; export const all = examples;",
  },
  {
    rule: 'no example comes to a phone',
    file: `${web}/platform/share.ts`,
    text: "import { shapes } from '@haat/contract/shapes'; export const all = shapes;",
  },
  {
    rule: 'routes hold no SQL',
    file: `${api}/slices/shops/operator.routes.ts`,
    text: "import { all } from './shop.queries.ts'; export const routes = all;",
  },
  {
    rule: 'events are heard, not called',
    file: `${api}/slices/shops/operator.routes.ts`,
    text: "import { hear } from './shop.events.ts'; export const routes = hear;",
  },
  {
    rule: 'commands know neither HTTP nor the pool',
    file: `${api}/slices/shops/close-shop.ts`,
    text: "import type { FastifyRequest } from 'fastify'; export type Input = FastifyRequest;",
  },
  {
    rule: 'SQL stands in tables, queries and views',
    file: `${api}/slices/shops/close-shop.ts`,
    text: "import { sql } from 'drizzle-orm'; export const close = sql;",
  },
  {
    rule: 'tables hold no logic',
    file: `${api}/slices/shops/type.tables.ts`,
    text: "import { openShop } from './open-shop.ts'; export const types = openShop;",
  },
  {
    rule: 'one file of a web slice speaks with the network',
    file: `${web}/slices/shops/components/shop-card.tsx`,
    text: "import { load } from '../shops.api.ts'; export const ShopCard = load;",
  },
  {
    rule: 'config.ts alone reads the environment',
    file: `${api}/platform/log.ts`,
    text: "export const level = process['env'].LOG_LEVEL;",
  },
  {
    rule: 'the time comes from the clock',
    file: `${api}/slices/shops/close-shop.ts`,
    text: 'export const closedAt = () => new Date();',
  },
];

let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'haat-borders-'));
  for (const [file, text] of Object.entries(sound)) write(file, text);
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the borders', () => {
  it('are kept by a sound tree, every file and import of which was read', () => {
    expect(checkTree(root)).toEqual({ problems: [], seen: Object.keys(sound).length, imports: 24 });
  });

  it.each(breaches)('are broken where $rule is not so', ({ rule, file, text }) => {
    write(file, text);
    const { problems } = checkTree(root);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${file}:1: ${rule}`);
  });

  it('have a breach here for every rule', () => {
    const rules = [...Object.keys(importRules), ...Object.keys(fileRules)];
    expect([...new Set(breaches.map(({ rule }) => rule))].sort()).toEqual(rules.sort());
  });

  it('are broken by a cycle', () => {
    write(`${api}/platform/events.ts`, "import type {} from './clock.ts';");
    write(`${api}/platform/clock.ts`, "export * from './events.ts';");
    expect(checkTree(root).problems).toEqual([expect.stringContaining('imports itself')]);
  });

  it('are not proven by a file that cannot be read', () => {
    write(`${api}/platform/log.ts`, 'import {');
    expect(checkTree(root).problems).not.toEqual([]);
  });

  it('are not proven by an import whose target is computed', () => {
    write(`${api}/platform/log.ts`, 'export const load = (name: string) => import(name);');
    expect(checkTree(root).problems).toEqual([expect.stringContaining('cannot be read')]);
  });

  it('are not proven by an empty tree', () => {
    rmSync(join(root, 'apps'), { recursive: true });
    rmSync(join(root, 'packages'), { recursive: true });
    expect(checkTree(root).problems).not.toEqual([]);
  });
});

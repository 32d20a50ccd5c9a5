import { api, type Breach } from './sound-tree.ts';

const shops = `${api}/slices/shops`;
const takesTx = "import type { Tx } from '../../platform/database.ts'; type T = Tx;";
const takesDb = "import type { Db } from '../../platform/database.ts'; type D = Db;";

const routes: Breach[] = [
  {
    rule: 'routes hold no SQL',
    file: `${shops}/operator.routes.ts`,
    text: "import { all } from './shop.queries.ts'; export const routes = all;",
  },
  {
    rule: 'routes hold no SQL',
    file: `${shops}/operator.routes.ts`,
    text: "import { eq } from 'drizzle-orm'; export const routes = eq;",
  },
  {
    rule: 'a route is registered with an endpoint of the contract, which says who may call it',
    file: `${shops}/operator.routes.ts`,
    text: "export const open = ({ app }) =>\n  app.get('/open', () => 1);",
    at: '2:7',
  },
  {
    rule: 'a route is registered with an endpoint of the contract, which says who may call it',
    file: `${shops}/open.service.ts`,
    text: "export const open = ({ app }) => app.route({ method: 'GET', url: '/open' });",
  },
  {
    rule: 'a route is registered with an endpoint of the contract, which says who may call it',
    file: `${shops}/operator.routes.ts`,
    text: "export const open = ({ routes }) => routes.read({ path: '/open' }, () => 1);",
  },
  {
    rule: 'a route is registered with an endpoint of the contract, which says who may call it',
    file: `${api}/platform/metrics.ts`,
    text: "export const serve = (context) => context.app.get('/metrics', () => 1);",
  },
  {
    rule: 'HTTP stays in the routes',
    file: `${shops}/close-shop.ts`,
    text: "import type { FastifyRequest } from 'fastify'; export type Input = FastifyRequest;",
  },
];

const commands: Breach[] = [
  {
    rule: 'a command works in the transaction that it is given',
    file: `${shops}/close-shop.ts`,
    text: `${takesTx} export const close = (tx: Tx, { pool }) => pool.query;`,
  },
  {
    rule: 'a command works in the transaction that it is given',
    file: `${shops}/close-shop.ts`,
    text: `${takesTx}\nexport const close = (tx: Tx, context) => context.database;`,
    at: '2:51',
  },
  {
    rule: 'a command that writes reads in its transaction, too',
    file: `${shops}/close-shop.ts`,
    text: `${takesTx} export const close = (tx: Tx, db: import('../../platform/database.ts').Db, other: Db) => db;`,
  },
  {
    rule: 'a command sends its statements in one order',
    file: `${shops}/close-shop.ts`,
    text: `${takesTx}\nexport const close = (tx: Tx) => Promise.all([lockShop(tx), lockOwner(tx)]);`,
    at: '2:42',
  },
  {
    rule: 'statements are prepared in one place',
    file: `${shops}/shop.queries.ts`,
    text: "export const find = (db) => db.select().from(shops).prepare('find_shop');",
  },
  {
    rule: 'the placeholders of an insert come from its table',
    file: `${shops}/shop.queries.ts`,
    text: "export const add = (tx) => tx.insert(shops).values({ version: 1, name: sql.placeholder('name') });",
  },
  {
    rule: 'a command uses no network and no files',
    file: `${shops}/close-shop.ts`,
    text: `${takesTx} export const close = async (tx: Tx) => fetch('/');`,
  },
  {
    rule: 'a command uses no network and no files',
    file: `${shops}/find-shop.ts`,
    text: `${takesDb} import { readFileSync } from 'node:fs'; export const find = readFileSync;`,
  },
  {
    rule: 'a command uses no network and no files',
    file: `${shops}/close-shop.ts`,
    text: `${takesTx} export const close = (tx: Tx, sms: Sms) => sms;`,
  },
  {
    rule: 'a command uses no network and no files',
    file: `${shops}/close-shop.ts`,
    text: `${takesTx} import { makeCache } from './shop-cache.service.ts'; export const close = makeCache;`,
  },
  ...['new Date()', 'Date.now()', 'performance.now()', 'setTimeout(() => 1, 5)', 'Date()'].map((text) => ({
    rule: 'the time comes from the clock',
    file: `${shops}/close-shop.ts`,
    text: `${takesTx} export const close = (tx: Tx) => ${text};`,
  })),
  {
    rule: 'the time comes from the clock',
    file: `${shops}/shop-age.ts`,
    text: 'export const age = () => new Date();',
  },
];

const durations: Breach[] = [`${api}/platform`, 'packages/embedded-postgres/src'].map((folder) => ({
  rule: 'the server measures durations with the monotonic clock',
  file: `${folder}/wait.ts`,
  text: 'export const giveUpAt = () => Date.now() + 1_000;',
}));

const pureRule = 'a pure file is not async and uses no database, network or files';

const pure: Breach[] = [
  { rule: pureRule, file: `${shops}/shop-age.ts`, text: 'export async function ageOf() {}', at: '1:8' },
  { rule: pureRule, file: `${shops}/shop-age.ts`, text: 'export const ageOf = (x: Promise<number>) => x;' },
  { rule: pureRule, file: `${shops}/shop-age.ts`, text: "export const ageOf = () => fetch('/');" },
  {
    rule: pureRule,
    file: `${shops}/shop-age.ts`,
    text: "import { all } from './shop.queries.ts'; export const ageOf = all;",
  },
];

const databaseFiles: Breach[] = [
  {
    rule: 'SQL is in tables, queries and views',
    file: `${shops}/close-shop.ts`,
    text: "import { sql } from 'drizzle-orm'; export const close = sql;",
  },
  {
    rule: 'SQL is in tables, queries and views',
    file: `${shops}/close-shop.ts`,
    text: `${takesTx} export const close = (tx: Tx) => tx.insert({});`,
  },
  {
    rule: 'tables hold no logic',
    file: `${shops}/type.tables.ts`,
    text: "import { openShop } from './open-shop.ts'; export const types = openShop;",
  },
  ...[
    '(db) => db.insert({})',
    '(db) => db.delete({})',
    "(db) => db.select().for('update')",
    '(db) => db.execute(sql`select 1 from shops for no key update`)',
    '(db) => db.execute(sql`with gone as (delete from shops returning id) select 1`)',
    '(db) => db.execute(sql`select pg_advisory_xact_lock(1)`)',
    '(tx: Tx) => tx',
  ].map((text) => ({
    rule: 'a view only reads',
    file: `${shops}/shop.views.ts`,
    text: `export const view = ${text};`,
  })),
  {
    rule: 'tables are imported from their own file',
    file: `${shops}/type.queries.ts`,
    text: "export { shops } from './shop.tables.ts';",
  },
  {
    rule: 'only index.ts plugs in subscribers and sweeps',
    file: `${shops}/operator.routes.ts`,
    text: "import { shopSubscribers } from './shop.events.ts'; export const routes = shopSubscribers;",
  },
  {
    rule: 'only index.ts plugs in subscribers and sweeps',
    file: `${shops}/close-shop.ts`,
    text: "import { shopSweeps } from './shop.sweeps.ts'; export const close = shopSweeps;",
  },
];

export const serverBreaches: Breach[] = [...routes, ...commands, ...durations, ...pure, ...databaseFiles];

// What each kind of file in a slice of the server may do.
import {
  calls,
  clock,
  either,
  globals,
  importing,
  isPackage,
  members,
  network,
  packages,
  sql,
  types,
} from '../forbids.mjs';
import { inApiSlices, isForTests } from '../places.mjs';
import { writeIn } from '../read-sql.mjs';

/** The role of a file whose name has no ending: it depends on the database type that its code mentions. */
function kindOf({ mentions }) {
  const has = (name) => mentions.types.some((one) => one.name === name);
  if (has('Tx')) return 'command';
  return has('Db') ? 'question' : 'pure';
}

const isRole =
  (...roles) =>
  (place) =>
    inApiSlices(place) && roles.includes(place.role);
const isKind =
  (...kinds) =>
  (place, source) =>
    isRole('plain')(place) && kinds.includes(kindOf(source));
const isDecision = (place, source) =>
  isRole('queries', 'views', 'events', 'tables', 'sweeps', 'event-types')(place) ||
  isRole('plain')(place, source);

const hasGivenTime = (place) => inApiSlices(place) && !['service', 'program'].includes(place.role);

const inApi = (place) => place.part === 'api' && !isForTests(place);

const http = packages('fastify', '@fastify', 'pg', 'undici');
const pool = either(types('Database'), members('inTx', 'pool', 'db', 'database'), packages('pg'));
const files = packages('node:fs', 'node:child_process', 'node:worker_threads', 'sharp', 'flydrive');
const databases = ['db', 'tx', 'database', 'pool'];
const writes = ['insert', 'update', 'delete', 'for', 'refreshMaterializedView'];
const statements = [
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
  'with',
  '$count',
  'query',
];
const raw = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'all', 'route', 'register'];
const isEndpointOf = (argument = '', { imports: all }) =>
  argument.includes('.') && all.some(({ target }) => target?.startsWith('packages/contract/'));

export const serverRules = [
  {
    rule: 'routes hold no SQL',
    where: isRole('routes'),
    forbids: either(
      packages('drizzle-orm', 'pg'),
      importing((_, __, to) => ['tables', 'queries'].includes(to?.role)),
      sql(() => 'SQL'),
    ),
    instead: 'call a command or a view',
  },
  {
    rule: 'a route is registered with an endpoint of the contract, which says who may call it',
    where: (place) =>
      place.part === 'api' &&
      !isForTests(place) &&
      !(place.area === 'platform' && place.folders[0] === 'http'),
    forbids: either(
      calls(
        ({ method, on, argument }, source) =>
          on === 'routes' && ['read', 'write', 'act'].includes(method) && !isEndpointOf(argument, source),
      ),
      calls(({ method, on }) => ['app', 'server', 'fastify'].includes(on) && raw.includes(method)),
    ),
    instead:
      'declare the endpoint in packages/contract and pass it to routes.read, routes.write or routes.act',
  },
  {
    rule: 'HTTP stays in the routes',
    where: isDecision,
    forbids: either(
      http,
      importing((_, __, to) => to?.role === 'routes'),
    ),
    instead: 'take plain values, which the route reads from the request',
  },
  {
    rule: 'a command works in the transaction that it is given',
    where: isKind('command', 'question'),
    forbids: pool,
    instead: 'take `tx: Tx` and pass it on; only routes, services and jobs open a transaction',
  },
  {
    rule: 'a command that writes reads in its transaction, too',
    where: isKind('command'),
    forbids: types('Db'),
    instead: 'take `tx: Tx` everywhere in the file, or move the reading into a file of its own',
  },
  {
    rule: 'a command sends its statements in one order',
    where: isKind('command'),
    forbids: calls(({ method, object }) => ['all', 'allSettled'].includes(method) && object === 'Promise'),
    instead: 'use `tx.inOrder([…])`, so that everybody takes the same locks in the same order',
  },
  {
    rule: 'statements are prepared in one place',
    where: (place) => inApi(place) && !(place.area === 'platform' && place.name === 'prepared.ts'),
    forbids: calls(({ method, object }) => method === 'prepare' && object !== undefined),
    instead: 'use `preparedOnce`, which chooses the connection',
  },
  {
    rule: 'the placeholders of an insert come from its table',
    where: inApi,
    forbids: calls(({ method, valuesBy }) => method === 'values' && valuesBy?.includes('placeholder')),
    instead: 'use `placeholdersOf(table)`, which has each column that a row needs',
  },
  {
    rule: 'a command uses no network and no files',
    where: isKind('command', 'question'),
    forbids: either(
      network,
      files,
      types('Files', 'Sms', 'SecurityLog', 'ChildWork'),
      importing((one, _, to) => !one.isType && to?.role === 'service'),
    ),
    instead: 'do it in the route before or after the transaction, or write the row of a job',
  },
  {
    rule: 'the time comes from the clock',
    where: hasGivenTime,
    forbids: clock,
    instead: 'use `tx.now`, or take the time as an argument; timers belong in a *.service.ts',
  },
  {
    rule: 'the server measures durations with the monotonic clock',
    // `post.ts` reads the date in a header of another server.
    where: (place) =>
      ['api', 'embedded-postgres'].includes(place.part) &&
      !isForTests(place) &&
      !hasGivenTime(place) &&
      place.name !== 'post.ts',
    forbids: globals('Date.now'),
    instead: 'use `performance.now()`, which goes on when the clock is set back',
  },
  {
    rule: 'a pure file is not async and uses no database, network or files',
    where: isKind('pure'),
    forbids: either(
      globals('async', 'await', 'Promise'),
      types('Promise', 'Database', 'SliceContext', 'Slice'),
      network,
      files,
      importing((one, _, to) => !one.isType && ['queries', 'views', 'tables', 'service'].includes(to?.role)),
    ),
    instead:
      'take what was read as an argument; name a file that works outside of a transaction *.service.ts',
  },
  {
    rule: 'SQL is in tables, queries and views',
    where: isRole('plain', 'index', 'events', 'event-types', 'sweeps', 'service', 'program'),
    forbids: either(
      packages('drizzle-orm', 'pg'),
      importing((_, __, to) => to?.role === 'tables'),
      sql(() => 'SQL'),
      calls(({ method, object }) => databases.includes(object) && statements.includes(method)),
    ),
    instead: 'call a function of a *.queries.ts or a *.views.ts',
  },
  {
    rule: 'tables hold no logic',
    where: isRole('tables'),
    forbids: importing(
      ({ specifier }, _, to) =>
        !(
          isPackage(specifier, 'drizzle-orm') ||
          to?.role === 'tables' ||
          to?.part === 'contract' ||
          to?.area === 'platform'
        ),
    ),
    instead: 'import Drizzle, other tables and the contract only',
  },
  {
    rule: 'a view only reads',
    where: isRole('views'),
    forbids: either(
      types('Tx'),
      calls(({ method, object }) => writes.includes(method) && databases.includes(object)),
      sql((text) => writeIn(text)),
    ),
    instead: 'take `db: Db` and select; writes and locks are in *.queries.ts',
  },
  {
    rule: 'tables are imported from their own file',
    where: (place) => inApiSlices(place) && place.role !== 'tables',
    forbids: importing(({ isReexport }, _, to) => isReexport && to?.role === 'tables'),
    instead: 'export a query function',
  },
  {
    rule: 'only index.ts plugs in subscribers and sweeps',
    where: (place) => inApiSlices(place) && place.role !== 'index',
    forbids: importing((_, __, to) => ['events', 'sweeps'].includes(to?.role)),
    instead: 'publish the event, or call the function that the subscriber calls',
  },
];

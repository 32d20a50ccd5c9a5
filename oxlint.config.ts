// The borders that CONTRIBUTING.md lists, as rules of Oxlint. For each rule, only the last override that matches a file counts.
// So each override names all borders of its files.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * What some files may not use: `packages` with what is inside of them, `imports` of modules by lines like in a `.gitignore`, `values`
 * like these, except for types, `names` of what a module exports, `globals`, `properties` like `Date.now`, and `syntax` by ESLint's
 * selectors: https://eslint.org/docs/latest/extend/selectors
 */
type Kind = 'packages' | 'imports' | 'values' | 'globals' | 'properties' | 'syntax';
type Forbidden = Partial<Record<Kind, readonly string[]> & { names: Record<string, string[]> }>;

/** A border: what is forbidden, and what to do instead. */
const instead = (message: string, forbidden: Forbidden) => {
  const { packages, imports, values, names = {}, globals = [], properties = [], syntax = [] } = forbidden;
  return {
    patterns: [
      ...(packages ? [{ regex: `^(${packages.join('|')})(/|$)`, message }] : []),
      ...(imports ? [{ group: [...imports], message }] : []),
      ...(values ? [{ group: [...values], allowTypeImports: true, message }] : []),
      ...Object.entries(names).map(([one, all]) => ({ group: [one], importNames: [...all], message })),
    ],
    globals: globals.map((name) => ({ name, message })),
    properties: properties
      .map((one) => one.split('.'))
      .map(([object, property]) => ({ object, property, message })),
    syntax: syntax.map((selector) => ({ selector, message })),
  };
};
type Border = ReturnType<typeof instead>;

const TESTS = ['**/*.test.*', '**/*.factory.ts', '**/testing/**'];

const forbid = (files: string, ...borders: readonly Border[]): OxlintOverride => ({
  files: [files],
  excludeFiles: TESTS,
  rules: {
    'no-restricted-imports': ['error', { patterns: borders.flatMap((one) => one.patterns) }],
    'no-restricted-globals': [
      'error',
      { checkGlobalObject: true, globals: borders.flatMap((one) => one.globals) },
    ],
    'no-restricted-properties': ['error', ...borders.flatMap((one) => one.properties)],
    'eslint-js/no-restricted-syntax': ['error', ...borders.flatMap((one) => one.syntax)],
  },
});

const call = (object: string, method: string) =>
  `CallExpression[callee.object.name=/^(${object})$/][callee.property.name=/^(${method})$/]`;
const type = (names: string) => `TSTypeReference > Identifier.typeName[name=/^(${names})$/]`;

// For all parts

const source = instead('Source uses nothing of tests, and takes settings from Config.', {
  imports: TESTS,
  packages: ['vitest', '@testing-library', 'playwright-core'],
  properties: ['process.env', 'globalThis.process'],
});
const leaflet = instead("Use MapCanvas of '@haat/map/map-canvas'.", { packages: ['leaflet'] });

const PARTS = ['api', 'client', 'demo', 'embedded-postgres', 'map', 'operator', 'starter', 'tracing', 'web'];
/** The parts that a part may use besides the contract. */
const parts = (...used: string[]) =>
  instead(`This part may use ${['contract', ...used].join(', ')}, by the name @haat/….`, {
    imports: ['../**/src/**'],
    packages: PARTS.filter((name) => !used.includes(name)).map((name) => `@haat/${name}`),
  });
const but = (...names: string[]) => names.flatMap((name) => [`!${name}`, `!${name}/**`]);
/** Must be the last border: Oxlint reads no pattern after one that permits the module. */
const noPackages = (...used: string[]) =>
  instead('Keep what needs a package in the apps, and pass it in.', {
    imports: ['**', ...but('.', '..', '@haat', ...used)],
  });
const wholeContract = instead('Import the contract of one slice.', {
  imports: ['every-endpoint', 'examples', 'shapes'].map((file) => `@haat/contract/${file}`),
});
const network = instead('Call the network in a route or a job. In the web, call it in *.api.ts.', {
  globals: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
  properties: ['navigator.sendBeacon'],
  packages: ['node:http', 'node:https', 'node:http2', 'node:net', 'node:tls', 'node:dgram'],
});

// For the server

const clock = instead('Use tx.now, or take the time as an argument.', {
  globals: ['setTimeout', 'setInterval', 'setImmediate', 'performance', 'Temporal'],
  properties: ['Date.now', 'process.hrtime', 'process.uptime'],
  packages: ['node:timers', 'node:perf_hooks'],
  syntax: ["NewExpression[callee.name='Date'][arguments.length=0]", "CallExpression[callee.name='Date']"],
});
const wallClock = instead('Use performance.now(). It never goes back.', { properties: ['Date.now'] });
const app = '/^(app|server|fastify)$/';
const verbs = '/^(get|head|post|put|patch|delete|options|all|route|register)$/';
const routing = instead('Pass an endpoint of packages/contract to routes.read, write or act.', {
  syntax: [
    `${call('routes', 'read|write|act')}:not([arguments.0.type='MemberExpression'])`,
    `CallExpression[callee.property.name=${verbs}]:matches([callee.object.name=${app}], [callee.object.property.name=${app}])`,
  ],
});
const preparing = instead('Use preparedOnce.', {
  syntax: ["CallExpression[callee.property.name='prepare']"],
});
const subscribers = instead('Publish the event.', { imports: ['**/*.events.ts', '**/*.sweeps.ts'] });
const passedOn = instead('Export a function that uses it.', {
  syntax: ['[type=/^Export/][source.value=/(\\.tables|platform\\u002fhttp)\\.ts$/]'],
});
const databases = 'db|tx|database|pool';
const sql = instead('Call a function of a *.queries.ts or a *.views.ts.', {
  packages: ['drizzle-orm', 'pg'],
  imports: ['**/*.tables.ts'],
  syntax: [
    call(databases, 'select|selectDistinct|insert|update|delete|execute|with|\\$count|query'),
    "TaggedTemplateExpression[tag.name='sql']",
  ],
});
/** The names of tables, read from the files that define them. */
const tablesOf = (folder: string) =>
  globSync(`apps/api/src/${folder}/**/*.tables.ts`, { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\bpgTable\(\s*'(\w+)'/g)].map(([, name]) => name))
    .join('|');
const rawTables = (tables: string) =>
  instead('Use the table object in the SQL. Its import shows whose it is.', {
    syntax: [
      `TaggedTemplateExpression[tag.name='sql'] TemplateElement[value.raw=/\\b(from|join|into|update|using|truncate|only|,)\\s+(public\\.)?"?(${tables})\\b/i]`,
      `CallExpression[callee.property.name=/^(raw|identifier|execute|query)$/] > Literal[value=/\\b(${tables})\\b/]`,
    ],
  });
const queriesInRoutes = instead('Call a command or a view.', { imports: ['**/*.queries.ts'] });
const http = instead('Take plain values, which the route reads from the request.', {
  packages: ['fastify', '@fastify', 'pg', 'undici'],
  imports: ['**/*.routes.ts'],
});
const files = instead('Do it in the route outside of the transaction, or in a job.', {
  packages: ['node:fs', 'node:child_process', 'node:worker_threads', 'sharp', 'flydrive'],
  values: ['**/*.service.ts'],
});
/** A file without a role in its name is a command if it uses `Tx`, a question if it uses `Db`, otherwise pure. */
const using = (types: string) => `Program:has(ImportSpecifier[imported.name=/^(${types})$/])`;
const commands = instead('Work in the given Tx, one statement after the other.', {
  syntax: [
    `${using('Tx|Db')} MemberExpression[property.name=/^(inTx|pool|db|database)$/]`,
    `${using('Tx|Db')} ObjectPattern > Property[key.name=/^(inTx|pool|db|database)$/]`,
    `${using('Tx|Db')} ${type('Database|Files|Sms|SecurityLog|ChildWork')}`,
    `${using('Tx')} ${type('Db')}`,
    `${using('Tx')} ${call('Promise', 'all|allSettled')}`,
  ],
});
const pure = instead('Without Tx and Db, a file is pure: take an argument, or name it *.service.ts.', {
  syntax: [
    ':function[async=true]',
    "Identifier[name='Promise']",
    type('Database|SliceContext|Slice'),
    "ImportDeclaration[importKind!='type'][source.value=/\\.(queries|views)\\.ts$/]",
  ].map((one) => `Program:not(:has(ImportSpecifier[imported.name=/^(Tx|Db)$/])) ${one}`),
});
const writes =
  'insert\\s+into|update\\s+\\w+\\s+set|delete\\s+from|truncate|merge\\s+into|alter|drop|create|lock\\s+table|' +
  'for\\s+(no\\s+key\\s+update|update|share|key\\s+share)|pg_(try_)?advisory\\w*lock\\w*';
const writing = instead('Take `db: Db` and select. Write and lock in *.queries.ts.', {
  syntax: [
    call(databases, 'insert|update|delete|refreshMaterializedView'),
    "CallExpression[callee.property.name='for'][arguments.0.type='Literal']",
    type('Tx'),
    `TaggedTemplateExpression[tag.name='sql'] TemplateElement[value.raw=/\\b(${writes})\\b/i]`,
  ],
});
const branching = instead('Move logic from index.ts into a file of the slice.', {
  syntax: ['IfStatement', 'SwitchStatement', 'WhileStatement', 'ForStatement', 'ForOfStatement'],
});
/** Must be the last border, like `noPackages`. */
const allButTables = instead('Tables import Drizzle, other tables, platform/ and the contract only.', {
  imports: ['**', ...but('drizzle-orm', '**/*.tables.ts', '@haat/contract', '**/platform')],
});

// For the web apps

const storage = instead('Browsers may refuse it. Use @haat/client/device-storage.', {
  globals: ['localStorage', 'sessionStorage', 'indexedDB'],
});
const client = instead("Add a query or a mutation to the slice's *.api.ts.", {
  names: { '**/platform/http.ts': ['call', 'send'], '@haat/client/client': ['createClient'] },
});
const shown = 'alt|aria-description|aria-label|aria-roledescription|label|placeholder|title';
const bareText = instead('Write the text into a *.messages.ts, where translations find it.', {
  syntax: [
    'JSXText[value=/\\p{L}/u]',
    `JSXAttribute[name.name=/^(${shown})$/] > Literal[value=/\\p{L}/u]`,
    `:matches(JSXElement, JSXAttribute[name.name=/^(${shown})$/]) > JSXExpressionContainer > Literal[value=/\\p{L}/u]`,
  ],
});
const navigation = instead('Draw a link, or call a callback with which the page navigates.', {
  names: { 'react-router': ['useNavigate', 'useSubmit', 'useFetcher', 'redirect', 'Navigate'] },
  syntax: [
    "JSXOpeningElement[name.name='Navigate']",
    'MemberExpression[object.name=/^(location|history)$/][property.name=/^(assign|replace|pushState|replaceState|back|go)$/]',
    "CallExpression[callee.property.name='navigate'][callee.object.name!='navigator']",
  ],
});
const device = instead('Add a function to apps/web/src/platform.', {
  packages: ['@capacitor', '@capacitor-community'],
  properties: ['geolocation', 'share', 'serviceWorker', 'clipboard'].map((name) => `navigator.${name}`),
});
const desk = instead('Move the code to apps/operator.', { imports: ['@haat/contract/operator/**'] });
const madeKeys = instead("Export the queryOptions from the slice's *.api.ts.", {
  syntax: ['Property[key.name=/^(queryKey|queryFn|mutationKey)$/][value.type!=/Identifier|Member/]'],
});
const queryClient = instead('Let the mutation in *.api.ts invalidate what it changed.', {
  names: { '@tanstack/react-query': ['useQueryClient', 'QueryClient'] },
  values: ['**/platform/query-client.ts'],
  syntax: ['Property[key.name=/^(queryKey|mutationKey)$/]'],
});
const queries = instead('Take it as a prop.', { values: ['@tanstack/react-query', '**/*.api.ts'] });
const drawing = instead('Drawing and hooks of React are for pages and components.', {
  values: ['react', '**/ui/**', '**/pages/**', '**/components/**', './*-form.tsx'],
});
const overSlices = instead('Let app/ pass it in.', { imports: ['**/app/**', '**/main.tsx'] });
const aboveUi = instead('Take it as a prop.', { imports: ['**/app/**', '**/slices/**'] });
const ui = instead('Take it as an argument.', { imports: ['**/ui/**'] });

// Which files have which borders

const server = [
  source,
  leaflet,
  rawTables(tablesOf('slices')),
  parts('embedded-postgres', 'starter', 'tracing'),
];
const inSlice = [...server, rawTables(tablesOf('platform')), wholeContract, routing, preparing, passedOn];
const inTime = [...inSlice, clock, subscribers];
const slices = 'apps/api/src/slices/*/**';

const ofServer = [
  forbid('apps/api/src/**', ...server, wholeContract, routing, preparing, wallClock),
  forbid('apps/api/src/platform/**', ...server, routing, preparing, wallClock),
  forbid('apps/api/src/platform/http/**', ...server, preparing, wallClock),
  // It reads the date in a header of another server.
  forbid('apps/api/src/platform/push/post.ts', ...server),
  forbid('apps/api/src/platform/prepared.ts', ...server),
  forbid('apps/api/src/demo-village.ts', source, parts('demo')),
  // It alone reads the environment.
  forbid('apps/api/src/config.ts', leaflet, parts()),
  forbid(slices, ...inTime, sql, http, network, files, commands, pure),
  forbid('apps/api/src/slices/*/index.ts', ...inSlice, clock, sql, branching),
  forbid(`${slices}/*.{service,program}.ts`, ...inSlice, subscribers, sql, wallClock),
  forbid(`${slices}/*.{events,event-types,sweeps}.ts`, ...inTime, sql, http),
  forbid(`${slices}/*.messages{,.hi,.ml}.ts`, ...inTime),
  forbid(`${slices}/*.routes.ts`, ...inTime, sql, queriesInRoutes),
  forbid(`${slices}/*.queries.ts`, ...inTime, http),
  forbid(`${slices}/*.views.ts`, ...inTime, http, writing),
  forbid(`${slices}/*.tables.ts`, ...inTime, allButTables),
];

const everyWeb = [source, leaflet, wholeContract, storage];
const web = [...everyWeb, parts('client', 'map'), desk, bareText];
const page = [...web, device, network, client, passedOn];
const webSlices = 'apps/web/src/slices/*/**';
const operator = [...everyWeb, parts('starter', 'client', 'map')];

const ofWeb = [
  forbid('apps/web/src/**', ...page),
  forbid('apps/web/src/platform/**', ...web, aboveUi, ui),
  forbid('apps/web/src/service-worker/**', ...web, device),
  forbid('apps/web/src/messages/**', ...page, aboveUi, madeKeys),
  forbid('apps/web/src/ui/**', ...page, aboveUi, madeKeys, navigation, queryClient, queries),
  forbid(webSlices, ...page, overSlices, madeKeys),
  forbid(`${webSlices}/*.api.ts`, ...web, device, passedOn, overSlices, drawing),
  forbid(`${webSlices}/*-form.tsx`, ...page, overSlices, madeKeys, navigation, queryClient, queries),
  forbid(`${webSlices}/components/**`, ...page, overSlices, madeKeys, navigation, queryClient),
  forbid('apps/operator/src/**', ...operator, network, client),
  forbid('apps/operator/src/{platform,providers}/**', ...operator),
];

const ofPackages = [
  forbid('packages/{starter,tracing}/src/**', source, leaflet, parts()),
  forbid('packages/embedded-postgres/src/**', source, leaflet, parts(), wallClock),
  forbid('packages/demo/src/**', source, leaflet, parts('api', 'starter')),
  forbid('packages/client/src/**', source, storage, wholeContract, parts(), noPackages()),
  forbid('packages/client/src/device-storage.ts', source, parts(), noPackages()),
  forbid('packages/map/src/**', source, wholeContract, parts(), noPackages('leaflet', 'react')),
  forbid('packages/contract/src/**', source, parts(), noPackages('typebox')),
];

export default defineConfig({
  plugins: ['import', 'typescript'],
  // Biome has these.
  categories: { correctness: 'off' },
  options: { reportUnusedDisableDirectives: 'error' },
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }, './scripts/borders/plugin.mjs'],
  rules: { 'import/no-cycle': ['error', { ignoreTypes: false }], 'haat/slices': 'error' },
  overrides: [
    {
      files: ['{apps,packages}/*/src/**'],
      excludeFiles: TESTS,
      rules: {
        // The borders don't see computed modules, and `import('…')` as a type.
        'import/no-dynamic-require': ['error', { esmodule: true }],
        'typescript/consistent-type-imports': 'error',
        'haat/file-name': 'error',
      },
    },
    ...ofServer,
    ...ofWeb,
    ...ofPackages,
  ],
});

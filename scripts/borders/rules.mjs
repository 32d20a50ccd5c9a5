// The borders between the parts. A rule looks at one import, with where it stands (`from`) and where it leads (`to`,
// undefined for a package), and answers what is wrong with it.
import { isForTests, SLICES } from './places.mjs';

const isPackage = (specifier, ...names) =>
  names.some((name) => specifier === name || specifier.startsWith(`${name}/`));

const inSlice = (from, ...roles) => from.slice !== undefined && roles.includes(from.role);

const isOtherSlice = (from, to) =>
  to?.slice !== undefined && from.slice !== undefined && to.slice !== from.slice;

/** The parts that a part may use besides the contract. The server loads the demo in one place only. */
const USES = { api: ['embedded-postgres'], demo: ['api'] };

/** What a slice's file may take from an earlier slice, besides its door. */
const ALSO = { views: ['tables'], tables: ['tables'] };

/** @type {Record<string, (from: import('./places.mjs').Place, to: import('./places.mjs').Place | undefined, specifier: string) => string | false | undefined>} */
export const importRules = {
  'a slice has a name that stands in the order': (from) =>
    from.slice !== undefined &&
    !SLICES.includes(from.slice) &&
    `'${from.slice}' is not in the order of slices`,

  'a slice imports earlier slices only': (from, to) =>
    isOtherSlice(from, to) &&
    from.role !== 'test' &&
    SLICES.includes(from.slice) &&
    SLICES.indexOf(to.slice) > SLICES.indexOf(from.slice) &&
    `'${to.slice}' comes after '${from.slice}'`,

  'another slice is entered through its index.ts': (from, to) =>
    isOtherSlice(from, to) &&
    from.part === to.part &&
    from.role !== 'test' &&
    to.role !== 'index' &&
    to.role !== 'messages' &&
    !ALSO[from.role]?.includes(to.role) &&
    `only the index.ts of '${to.slice}' may be imported here`,

  'a slice imports nothing that is built from slices': (from, to) =>
    from.slice !== undefined &&
    !isForTests(from) &&
    to?.part === from.part &&
    (['demo', 'app'].includes(to.area) || (to.area === '' && to.role === 'plain' && from.part === 'web')) &&
    'a slice does not know what is put together from it',

  'source imports nothing that is built for tests': (from, to, specifier) =>
    !isForTests(from) &&
    ((to && isForTests(to)) || isPackage(specifier, 'vitest', '@testing-library', 'playwright-core')) &&
    'only tests may import this',

  'a factory is used in its own slice': (from, to) =>
    to?.role === 'factory' &&
    to.slice !== from.slice &&
    ['slices', 'platform', 'testing'].includes(from.area) &&
    'fixtures that several slices use are in testing/',

  'platform knows no slice': (from, to) =>
    ['platform', 'ui', 'messages'].includes(from.area) &&
    !isForTests(from) &&
    to?.part === from.part &&
    (['slices', 'app', 'demo'].includes(to.area) || (from.area === 'platform' && to.area === 'ui')) &&
    `${from.area}/ may not import from ${to.area}/`,

  'the parts keep apart': (from, to) => {
    if (to === undefined || to.part === from.part || to.part === 'contract') return false;
    const isDemoLoader =
      from.part === 'api' && from.area === '' && from.name === 'demo-village.ts' && to.part === 'demo';
    if (USES[from.part]?.includes(to.part) || isDemoLoader) return false;
    return `${from.part} may not import from ${to.part}`;
  },

  'another part is entered by its name': (from, to, specifier) =>
    to !== undefined &&
    to.part !== from.part &&
    specifier.startsWith('.') &&
    `write '@haat/${to.part}', which leads to what its package.json exports`,

  'the contract stands alone': (from, to, specifier) =>
    from.part === 'contract' &&
    !isForTests(from) &&
    to === undefined &&
    !isPackage(specifier, 'typebox') &&
    'the contract imports typebox and itself, nothing else',

  'no example comes to a phone': (from, _, specifier) =>
    from.part !== 'api' &&
    from.part !== 'contract' &&
    !isForTests(from) &&
    isPackage(specifier, '@haat/contract/examples', '@haat/contract/shapes') &&
    'only the documentation uses examples and names of shapes',

  'routes hold no SQL': (from, to, specifier) =>
    inSlice(from, 'routes') &&
    (['tables', 'queries'].includes(to?.role) || isPackage(specifier, 'drizzle-orm', 'pg')) &&
    'routes call commands and views',

  'events are heard, not called': (from, to) =>
    inSlice(from, 'routes', 'plain', 'queries', 'views') &&
    to?.role === 'events' &&
    'only index.ts plugs events in',

  'commands know neither HTTP nor the pool': (from, to, specifier) =>
    from.part === 'api' &&
    inSlice(from, 'plain', 'queries', 'views', 'events', 'tables') &&
    (isPackage(specifier, 'fastify', 'pg', 'node:http', 'node:https', '@fastify') || to?.role === 'routes') &&
    'HTTP, the pool and the network stay outside',

  'SQL stands in tables, queries and views': (from, to, specifier) =>
    from.part === 'api' &&
    inSlice(from, 'plain', 'index', 'events') &&
    (isPackage(specifier, 'drizzle-orm') || to?.role === 'tables') &&
    'ask a query or a view instead',

  'tables hold no logic': (from, to, specifier) =>
    inSlice(from, 'tables') &&
    !(to?.role === 'tables' || to?.part === 'contract' || to?.area === 'platform') &&
    !isPackage(specifier, 'drizzle-orm') &&
    'tables import Drizzle, tables and the contract',

  'one file of a web slice speaks with the network': (from, to) =>
    from.part === 'web' &&
    inSlice(from, 'component', 'form') &&
    to?.role === 'api' &&
    'components and forms get their data from a page',
};

/** Rules about a whole file: the lines where it does what it may not. */
export const fileRules = {
  'config.ts alone reads the environment': (source, place) =>
    source.file !== 'apps/api/src/config.ts' && place.role !== 'test' ? source.readsEnvironment : [],

  'the time comes from the clock': (source, place) =>
    place.part === 'api' && place.slice !== undefined && !isForTests(place) ? source.readsClock : [],
};

// Which file may import which: the order of slices, their index.ts, and the parts of the project.
import { globals, importing, isPackage, packages } from '../forbids.mjs';
import { isForTests, isLater, SLICES } from '../places.mjs';

const isOtherSlice = (from, to) =>
  to?.slice !== undefined && from.slice !== undefined && to.slice !== from.slice;

/** Roles that a file may import from an earlier slice, besides its index.ts. */
const ALSO = { views: ['tables'], tables: ['tables'] };

/** Parts that a part may import besides the contract. Only one file of the server imports the demo. */
const USES = {
  api: ['embedded-postgres', 'starter', 'tracing'],
  demo: ['api', 'starter'],
  web: ['client', 'map'],
  operator: ['starter', 'client', 'map'],
};

/** Packages that these parts may use besides the contract. Both web apps load them. */
const NEEDS = { client: [], map: ['leaflet', 'react'] };

const isDemoLoader = (from, to) =>
  from.part === 'api' && from.area === '' && from.name === 'demo-village.ts' && to.part === 'demo';

const isSource = (place) => !isForTests(place);
const isInSlice = (place) => place.slice !== undefined && place.part !== 'contract';
const isBelowSlices = (place) => ['platform', 'ui', 'messages'].includes(place.area) && isSource(place);

export const orderRules = [
  {
    rule: 'a slice uses only the slices before it',
    where: (place) => isInSlice(place) && place.role !== 'test' && SLICES.includes(place.slice),
    forbids: importing(
      (_, from, to) =>
        isOtherSlice(from, to) &&
        to.part !== 'contract' &&
        isLater(to.slice, from.slice) &&
        `'${to.slice}' comes after '${from.slice}'`,
    ),
    instead: 'publish an event that the later slice subscribes to, or move the code into the later slice',
  },
  {
    rule: 'another slice is entered through its index.ts',
    where: (place) => isInSlice(place) && place.role !== 'test',
    forbids: importing(
      (_, from, to) =>
        isOtherSlice(from, to) &&
        to.part === from.part &&
        !['index', 'messages'].includes(to.role) &&
        !ALSO[from.role]?.includes(to.role),
    ),
    instead: 'import what its index.ts exports',
  },
  {
    rule: "a slice's index.ts holds no logic",
    where: (place) => isInSlice(place) && place.role === 'index',
    forbids: globals('if', 'switch', 'for', 'while'),
    instead: 'move it into a file of the slice and export that',
  },
  {
    rule: 'a slice does not import what is built from slices',
    where: (place) => isInSlice(place) && isSource(place),
    forbids: importing(
      (_, from, to) =>
        to?.part === from.part &&
        (to.area === 'app' || (to.area === '' && to.role === 'plain' && from.part === 'web')),
    ),
    instead: 'let app/ pass in what the slice needs',
  },
  {
    rule: 'source does not import what is built for tests',
    where: isSource,
    forbids: importing(
      ({ specifier }, _, to) =>
        (to && isForTests(to)) || isPackage(specifier, 'vitest', '@testing-library', 'playwright-core'),
    ),
    instead: 'move what both need into a source file',
  },
  {
    rule: 'a factory is used in its own slice',
    where: ({ area }) => ['slices', 'platform', 'testing'].includes(area),
    forbids: importing((_, from, to) => to?.role === 'factory' && to.slice !== from.slice),
    instead: 'move fixtures that several slices use into testing/',
  },
  {
    rule: 'platform/, ui/ and messages/ import no slice',
    where: isBelowSlices,
    forbids: importing(
      (_, from, to) =>
        to?.part === from.part &&
        (['slices', 'app'].includes(to.area) || (from.area === 'platform' && to.area === 'ui')),
    ),
    instead: 'take it as an argument or a prop',
  },
  {
    rule: 'the parts of the project are kept apart',
    where: () => true,
    forbids: importing(
      (_, from, to) =>
        to !== undefined &&
        to.part !== from.part &&
        to.part !== 'contract' &&
        !USES[from.part]?.includes(to.part) &&
        !isDemoLoader(from, to) &&
        `${from.part} may not use ${to.part}`,
    ),
    instead: 'put what both need into packages/contract',
  },
  {
    rule: 'packages/client and packages/map stay small',
    where: (place) => place.part in NEEDS && isSource(place),
    forbids: importing(
      ({ specifier }, from, to) => to === undefined && !isPackage(specifier, ...NEEDS[from.part]),
    ),
    instead: 'let each app do that, and pass it in',
  },
  {
    rule: 'only packages/map uses Leaflet',
    where: (place) => place.part !== 'map' && isSource(place),
    forbids: packages('leaflet'),
    instead: "use MapCanvas of '@haat/map/map-canvas', and add what it lacks there",
  },
  {
    rule: 'another part is imported by its name',
    where: () => true,
    forbids: importing(
      ({ specifier }, from, to) => to !== undefined && to.part !== from.part && specifier.startsWith('.'),
    ),
    instead: "write '@haat/…', which leads to what its package.json exports",
  },
  {
    rule: 'only platform/ uses the packages of the phone',
    where: (place) => place.part === 'web' && place.area !== 'platform',
    forbids: packages('@capacitor', '@capacitor-community'),
    instead: 'add a function to apps/web/src/platform and call that',
  },
];

// Where a file is: its part of the project, its slice, and the role that its name gives it.
import { slices } from '../../packages/contract/src/slices.ts';

/** In their order: a slice may use only those before it. */
export const SLICES = Object.keys(slices);

/** What may stand between a file's name and `.ts`. */
const API_ROLES = ['routes', 'tables', 'queries', 'views', 'events', 'event-types', 'sweeps'];
const API_OTHER_ROLES = ['messages', 'service', 'program', 'factory', 'test'];
const WEB_ROLES = ['api', 'messages', 'form', 'factory', 'test'];
const ROLES = [...API_ROLES, ...API_OTHER_ROLES, ...WEB_ROLES];

/** The slices of the contract's files. */
const CONTRACT_SLICES = new Map(
  Object.entries(slices).flatMap(([name, { files = [] }]) => [name, ...files].map((file) => [file, name])),
);

/** Contract files that are built from several slices. */
const CONTRACT_SUMS = ['every-endpoint', 'every-slice', 'examples', 'problem', 'shapes'];

/**
 * @typedef {{ part: string, area: string, folders: string[], name: string, slice?: string, role: string }} Place
 * `part` is `api`, `web`, `contract` …; `area` the first folder below `src`, or `''`; `folders` the ones between the
 * slice and the file; `name` the file's; `role` is `unknown` where the name has an ending that no role has
 * @returns {Place | undefined} undefined for a path that is in no part
 */
export function placeOf(path) {
  const [, part, inside = ''] = /^(?:apps|packages)\/([^/]+)\/(?:src\/)?(.*)$/.exec(path) ?? [];
  if (part === undefined) return undefined;
  const folders = inside.split('/');
  const name = folders.pop() ?? '';
  const [area = ''] = folders;
  const isInSlice = area === 'slices' && folders.length > 1;
  const slice = isInSlice ? folders[1] : contractSlice(part, folders, name);
  return { part, area, folders: folders.slice(isInSlice ? 2 : 1), name, slice, role: roleOf(name, folders) };
}

function contractSlice(part, folders, name) {
  if (part !== 'contract' || name.includes('.test.')) return undefined;
  return CONTRACT_SLICES.get([...folders, name.replace(/\.ts$/, '')].join('/'));
}

function roleOf(name, folders) {
  if (/^index\.tsx?$/.test(name)) return 'index';
  if (name.includes('.test.')) return 'test';
  if (/\.messages\.(hi|ml)\.ts$/.test(name)) return 'messages';
  const [, ending] = /\.([\w-]+)\.tsx?$/.exec(name) ?? [];
  if (ending !== undefined) return ROLES.includes(ending) ? ending : 'unknown';
  if (folders.includes('pages')) return 'page';
  if (folders.includes('components')) return 'component';
  return /-form\.tsx$/.test(name) ? 'form' : 'plain';
}

/** Built for tests: no source may import it. */
export const isForTests = (place) =>
  place.role === 'test' || place.role === 'factory' || place.area === 'testing';

/** A file of one of the slices of the server or of the web, tests left out. */
const inSlices = (part) => (place) =>
  place.part === part && place.area === 'slices' && place.slice !== undefined && !isForTests(place);

export const inApiSlices = inSlices('api');
export const inWebSlices = inSlices('web');

export const isApiRole = (role) => API_ROLES.includes(role) || API_OTHER_ROLES.includes(role);
export const isWebRole = (role) => WEB_ROLES.includes(role);

export const isContractSum = (place) =>
  place.part === 'contract' &&
  (place.folders.length > 0 ||
    place.area === 'examples' ||
    CONTRACT_SUMS.includes(place.name.replace(/\.ts$/, '')));

/** Whether slice `one` comes after slice `other`. */
export const isLater = (one, other) => SLICES.indexOf(one) > SLICES.indexOf(other);

// Where a file stands: its part of the project, its slice and the role that its name gives it.

export const SLICES = [
  'accounts',
  'media',
  'addresses',
  'shops',
  'products',
  'cart',
  'orders',
  'deliveries',
  'blog',
  'notifications',
  'support',
  'own-data',
  'desk',
];

const ROLES = [
  'routes',
  'tables',
  'queries',
  'views',
  'events',
  'factory',
  'test',
  'api',
  'form',
  'messages',
];

/**
 * @typedef {{ part: string, area: string, slice?: string, name: string, role: string }} Place `part` is `api`, `web`, `contract` …;
 * `area` the first folder below `src`, or `''` for the files beside it; `role` what stands between name and `.ts`
 * @returns {Place | undefined} undefined for a path that is in no part
 */
export function placeOf(path) {
  const [, part, inside = ''] = /^(?:apps|packages)\/([^/]+)\/(?:src\/)?(.*)$/.exec(path) ?? [];
  if (part === undefined) return undefined;
  const folders = inside.split('/');
  const name = folders.pop() ?? '';
  const [area = ''] = folders;
  const slice = area === 'slices' ? folders[1] : undefined;
  return { part, area, slice, name, role: roleOf(name, folders) };
}

function roleOf(name, folders) {
  if (/^index\.tsx?$/.test(name)) return 'index';
  if (name.includes('.test.')) return 'test';
  if (folders.includes('pages')) return 'page';
  if (folders.includes('components')) return 'component';
  const [, ending] = /\.(\w+)\.tsx?$/.exec(name) ?? [];
  return ROLES.includes(ending) ? ending : 'plain';
}

/** Built for tests: no source may lean on it. */
export const isForTests = (place) =>
  place.role === 'test' || place.role === 'factory' || place.area === 'testing';

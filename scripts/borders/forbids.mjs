// What a rule can forbid. Each of these answers the places in a file where it is done.

/**
 * @typedef {import('./read-sources.mjs').Source} Source
 * @typedef {import('./places.mjs').Place} Place
 * @typedef {{ line: number, column: number, what: string }} Breach
 * @typedef {{ tables: Map<string, string>, placeOf: (file?: string) => Place | undefined }} Tree
 * @typedef {(source: Source, place: Place, tree: Tree) => Breach[]} Forbidden
 */

const at = ({ line, column }, what) => ({ line, column, what });

/** @returns {Forbidden} */
export const either =
  (...all) =>
  (source, place, tree) =>
    all.flatMap((one) => one(source, place, tree));

/**
 * Imports for which `test` is true, or answers the reason. It gets the import, where it stands and where it leads
 * (undefined for a package).
 * @returns {Forbidden}
 */
export const importing = (test) => (source, place, tree) =>
  source.imports.flatMap((one) => {
    const found = test(one, place, tree.placeOf(one.target));
    if (!found) return [];
    return [at(one, typeof found === 'string' ? `${found} ('${one.specifier}')` : `'${one.specifier}'`)];
  });

export const isPackage = (specifier, ...names) =>
  names.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/** Packages, and Node's own modules; their types, too. */
export const packages = (...names) => importing(({ specifier }) => isPackage(specifier, ...names));

/** These names of a package or of a file whose path ends so, imported as values; `*` stands for all of them. */
export const imports = (from, ...names) =>
  importing(({ specifier, target, names: taken }) => {
    if (specifier !== from && !target?.endsWith(from)) return false;
    const found = taken.filter((name) => name === '*' || names.includes('*') || names.includes(name));
    return found.length > 0 && found.join(', ');
  });

const mentions =
  (kind) =>
  (...names) =>
  (source) =>
    source.mentions[kind].filter(({ name }) => names.includes(name)).map((one) => at(one, `\`${one.name}\``));

const withoutGlobal = (name) => name.replace(/^(globalThis|window|self)\./, '');

/** Globals: `fetch`, `Date.now`, `new Date()`, `async`. */
export const globals =
  (...names) =>
  (source) =>
    source.mentions.names
      .filter(({ name }) => names.includes(withoutGlobal(name)))
      .map((one) => at(one, `\`${one.name}\``));

export const members = mentions('members');
export const types = mentions('types');
export const madeKeys = mentions('madeKeys');
export const keys = (...names) => either(madeKeys(...names), mentions('keys')(...names));
export const elements = mentions('elements');

/** Calls for which `test` is true. */
export const calls = (test) => (source, place) =>
  source.mentions.calls
    .filter((one) => test(one, source, place))
    .map((one) => at(one, `\`${one.method}(…)\``));

/** SQL for which `test` answers what is wrong. */
export const sql = (test) => (source, place, tree) =>
  source.mentions.sql.flatMap((one) =>
    [test(one.text, place, tree)]
      .flat()
      .filter(Boolean)
      .map((what) => at(one, what)),
  );

/** The file itself, for what its name or place says. */
export const file = (test) => (source, place) => {
  const what = test(place, source);
  return what ? [{ line: 1, column: 1, what }] : [];
};

export const network = either(
  globals('fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'navigator.sendBeacon'),
  packages('node:http', 'node:https', 'node:http2', 'node:net', 'node:tls', 'node:dgram', 'undici', 'axios'),
);

export const clock = either(
  globals(
    'new Date()',
    'Date',
    'Date.now',
    'performance',
    'performance.now',
    'process.hrtime',
    'process.uptime',
  ),
  globals('setTimeout', 'setInterval', 'setImmediate', 'Temporal', 'Temporal.Now'),
  packages('node:timers', 'node:perf_hooks'),
);

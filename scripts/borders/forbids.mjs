// What a rule can forbid. Each function returns the positions in a file that break the rule.

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
 * Imports for which `test` returns true or a reason. `test` gets the import, its file's place and its target's place
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

/** Imports of these packages or Node modules, types included. */
export const packages = (...names) => importing(({ specifier }) => isPackage(specifier, ...names));

/** Imports of these names as values, from a package or from a file whose path ends with `from`. `*` means any name. */
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

/** Calls for which `test` returns true. */
export const calls = (test) => (source, place) =>
  source.mentions.calls
    .filter((one) => test(one, source, place))
    .map((one) => at(one, `\`${one.method}(…)\``));

/** SQL for which `test` returns what is wrong. */
export const sql = (test) => (source, place, tree) =>
  source.mentions.sql.flatMap((one) =>
    [test(one.text, place, tree)]
      .flat()
      .filter(Boolean)
      .map((what) => at(one, what)),
  );

/** The whole file, judged by its name or folder. */
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

// Applies every rule to every source file. Also fails when a source file was not read.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readOtherCode } from './long-functions.mjs';
import { placeOf } from './places.mjs';
import { readSources, SOURCES } from './read-sources.mjs';
import { ownersOf } from './read-sql.mjs';
import { functionLengthRule } from './rules/files.mjs';
import { rules } from './rules.mjs';

/** @returns {{ problems: string[], seen: number, imports: number }} */
export function checkTree(root) {
  const sources = readSources(root);
  const places = new Map();
  const placeOnce = (file) => {
    if (file === undefined) return undefined;
    if (!places.has(file)) places.set(file, placeOf(file));
    return places.get(file);
  };
  const tree = { tables: ownersOf(sources, placeOnce), placeOf: placeOnce };
  const problems = [
    ...countProblems(root, sources),
    ...sources.flatMap((source) => source.errors.map((error) => `${source.file}: ${error}`)),
    ...sources.flatMap((source) => leavingProblems(source, tree)),
    ...sources.flatMap((source) => ruleProblems(source, tree)),
    ...readOtherCode(root).flatMap((source) => breachesOf(functionLengthRule, source)),
    ...findCycles(sources).map((cycle) => `${cycle[0]}: imports itself: ${cycle.slice(1).join(' → ')}`),
  ];
  return {
    problems,
    seen: sources.length,
    imports: sources.reduce((sum, { imports }) => sum + imports.length, 0),
  };
}

/** `npm run mobile` copies scripts into the native projects, which have no code of ours in JavaScript. */
const isBuilt = (path) =>
  ['node_modules', 'dist'].includes(basename(path)) || /^apps\/mobile\/(android|ios|www)$/.test(path);

/** Otherwise a check that reads no files would pass. */
function countProblems(root, sources) {
  const wanted = ['apps', 'packages'].flatMap((folder) => codeUnder(root, folder));
  const seen = new Set(sources.map(({ file }) => file));
  const imports = sources.flatMap((source) => source.imports);
  const unresolved = imports.filter(
    ({ specifier, target }) => specifier.startsWith('.') && target === undefined,
  );
  return [
    ...(wanted.length === 0 ? [`no source file was found under ${SOURCES.join(' and ')}`] : []),
    ...wanted.filter((file) => !seen.has(file)).map((file) => `${file}:1:1: this file is not checked`),
    ...(imports.length === 0 ? ['not one import was read'] : []),
    ...unresolved.map(({ specifier }) => `${specifier} leads nowhere`),
  ];
}

/** Walks the folders itself, so that a wrong pattern in SOURCES is noticed. */
function codeUnder(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isBuilt(path) ? [] : codeUnder(root, path);
    return /\.[cm]?[jt]sx?$/.test(path) && /\/src\//.test(path) ? [path] : [];
  });
}

function leavingProblems({ file, imports }, tree) {
  return imports
    .filter(({ target }) => target !== undefined && tree.placeOf(target) === undefined)
    .map(
      ({ line, column, specifier }) =>
        `${file}:${line}:${column}: '${specifier}' leads out of the project's parts`,
    );
}

function ruleProblems(source, tree) {
  const place = tree.placeOf(source.file);
  return rules
    .filter(({ where }) => where(place, source))
    .flatMap((rule) => breachesOf(rule, source, place, tree));
}

const breachesOf = ({ rule, forbids, instead }, source, place, tree) =>
  forbids(source, place, tree).map(
    ({ line, column, what }) => `${source.file}:${line}:${column}: ${rule}: ${what}. Instead: ${instead}.`,
  );

/** Each cycle once, as the path that comes back to its beginning. */
function findCycles(sources) {
  const graph = new Map(sources.map(({ file, imports }) => [file, imports.map(({ target }) => target)]));
  const done = new Set();
  const path = [];
  const cycles = [];
  const visit = (file) => {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file]);
      return;
    }
    if (done.has(file) || !graph.has(file)) return;
    done.add(file);
    path.push(file);
    for (const target of graph.get(file)) visit(target);
    path.pop();
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}

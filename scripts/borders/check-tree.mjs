// Applies every rule to every file of a tree, and fails as well when it has not seen them all.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { placeOf } from './places.mjs';
import { readSources, SOURCES } from './read-sources.mjs';
import { fileRules, importRules } from './rules.mjs';

/** @returns {{ problems: string[], seen: number, imports: number }} */
export function checkTree(root) {
  const sources = readSources(root);
  const problems = [
    ...countProblems(root, sources),
    ...sources.flatMap((source) => source.errors.map((error) => `${source.file}: ${error}`)),
    ...sources.flatMap(importProblems),
    ...sources.flatMap(fileProblems),
    ...findCycles(sources).map((cycle) => `${cycle[0]}: imports itself: ${cycle.slice(1).join(' → ')}`),
  ];
  return {
    problems,
    seen: sources.length,
    imports: sources.reduce((sum, { imports }) => sum + imports.length, 0),
  };
}

const isBuilt = (path) => ['node_modules', 'dist'].includes(basename(path));

/** A check that has read nothing would find nothing wrong. */
function countProblems(root, sources) {
  const files = globSync('{apps,packages}/**/*.{ts,tsx}', { cwd: root, exclude: isBuilt });
  const wanted = files.filter((file) => /^(apps|packages)\/[^/]+\/src\//.test(file)).length;
  const imports = sources.flatMap((source) => source.imports);
  const unresolved = imports.filter(
    ({ specifier, target }) => specifier.startsWith('.') && target === undefined,
  );
  return [
    ...(wanted === 0 ? [`no source file was found under ${SOURCES.join(' and ')}`] : []),
    ...(sources.length < wanted ? [`only ${sources.length} of ${wanted} source files were read`] : []),
    ...(imports.length === 0 ? ['not one import was read'] : []),
    ...unresolved.map(({ specifier }) => `${specifier} leads nowhere`),
  ];
}

function importProblems({ file, imports }) {
  const from = placeOf(file);
  return imports.flatMap(({ line, specifier, target }) => {
    const to = target === undefined ? undefined : placeOf(target);
    if (target !== undefined && to === undefined) {
      return [`${file}:${line}: '${specifier}' leads out of the parts of the project`];
    }
    return Object.entries(importRules).flatMap(([rule, check]) => {
      const problem = check(from, to, specifier);
      return problem ? [`${file}:${line}: ${rule}: ${problem} ('${specifier}')`] : [];
    });
  });
}

function fileProblems(source) {
  const place = placeOf(source.file);
  return Object.entries(fileRules).flatMap(([rule, linesOf]) =>
    linesOf(source, place).map((line) => `${source.file}:${line}: ${rule}`),
  );
}

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

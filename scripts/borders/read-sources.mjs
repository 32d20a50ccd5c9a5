// Reads every source file: its imports in all forms, and what its code mentions.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { findLongFunctions } from './long-functions.mjs';
import { readMentions } from './read-mentions.mjs';

export const SOURCES = ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];

/**
 * @typedef {{ line: number, column: number }} Position
 * @typedef {Position & { specifier: string, target?: string, names: string[], isType: boolean, isReexport: boolean }} Import
 * `target` is a path in the tree; `names` are those imported as values, `*` for all
 * @typedef {{ file: string, imports: Import[], mentions: import('./read-mentions.mjs').Mentions,
 * longFunctions: import('./long-functions.mjs').LongFunction[], errors: string[] }} Source
 */

/** @returns {Source[]} */
export function readSources(root) {
  return globSync(SOURCES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => readSource(root, file));
}

function readSource(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  const positionOf = positions(text);
  const { imports, mentions } = readMentions(program, positionOf);
  const unread = imports.filter(({ specifier }) => specifier === undefined);
  return {
    file,
    imports: imports
      .filter(({ specifier }) => specifier !== undefined)
      .map((one) => ({ ...one, target: resolve(root, file, one.specifier) })),
    mentions,
    longFunctions: findLongFunctions(file, text, program),
    errors: [
      ...errors.map(({ message }) => message),
      ...(file.includes('.test.') ? [] : unread).map(
        ({ line }) => `line ${line}: an import whose target cannot be read`,
      ),
    ],
  };
}

/** Lines and columns, both from 1. */
function positions(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return ({ start }) => {
    let line = starts.length;
    while (line > 1 && starts[line - 1] > start) line -= 1;
    return { line, column: start - starts[line - 1] + 1 };
  };
}

/** The imported file, for relative paths and for our own packages. Undefined for other packages. */
function resolve(root, file, specifier) {
  const plain = specifier.replace(/[?#].*$/, '');
  if (plain.startsWith('@haat/')) return workspaceFile(root, plain);
  if (!plain.startsWith('.')) return undefined;
  const path = relative(root, join(root, dirname(file), plain)).replaceAll('\\', '/');
  const endings = ['', '.ts', '.tsx', '/index.ts'];
  const ending = endings.find((one) => /\.\w+$/.test(path + one) && existsSync(join(root, path + one))) ?? '';
  return path + ending;
}

/** The source file behind `@haat/…`. */
function workspaceFile(root, specifier) {
  const [, name, ...inside] = specifier.split('/');
  const folder = ['packages', 'apps'].find((one) => existsSync(join(root, one, name))) ?? 'packages';
  const path = [folder, name, 'src', ...inside].join('/');
  return (
    [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => existsSync(join(root, file))) ?? path
  );
}
